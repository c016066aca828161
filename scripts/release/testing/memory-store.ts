import { digestOf } from '../artifacts.ts';
import { checkKey, type Store } from '../store.ts';

interface Kept {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly modified: number;
}

/** Creates a store in memory that follows the contract. `kept` is its content. */
export function createMemoryStore(
  clock: () => number = Date.now,
  kept = new Map<string, Kept>(),
): Store & { readonly kept: Map<string, Kept> } {
  const write = (key: string, bytes: Uint8Array) =>
    kept.set(checkKey(key), { bytes: new Uint8Array(bytes), modified: clock() });
  return {
    kept,
    where: 'memory',
    get(key) {
      const found = kept.get(checkKey(key));
      return Promise.resolve(found ? { bytes: found.bytes, version: digestOf(found.bytes) } : null);
    },
    putIfAbsent(key, bytes) {
      if (kept.has(checkKey(key))) return Promise.resolve(false);
      write(key, bytes);
      return Promise.resolve(true);
    },
    swap(key, bytes, expected) {
      const found = kept.get(checkKey(key));
      if ((found ? digestOf(found.bytes) : null) !== expected) return Promise.resolve(false);
      write(key, bytes);
      return Promise.resolve(true);
    },
    list: (prefix) =>
      Promise.resolve(
        Array.from(kept, ([key, { modified }]) => ({ key, modified })).filter(({ key }) =>
          key.startsWith(prefix),
        ),
      ),
    remove(key) {
      kept.delete(checkKey(key));
      return Promise.resolve();
    },
  };
}
