import type { ReadStore } from '../../shell/server/live/read-store.ts';

export interface Listed {
  readonly key: string;
  /** When it was written, in milliseconds. */
  readonly modified: number;
}

/** Where releases lie, as whoever publishes needs it. What it throws is a {@link StoreError}. */
export interface Store extends ReadStore {
  /** For people: a folder or an address. */
  readonly where: string;
  /** Writes what is not there yet, whole or not at all; what is there stays. @returns whether it was new. */
  putIfAbsent(key: string, bytes: Uint8Array): Promise<boolean>;
  /**
   * Writes if what stands there is still of the version that the caller has read; null where nothing stood.
   *
   * @returns false when somebody else was quicker: nothing was written.
   */
  swap(key: string, bytes: Uint8Array, expected: string | null): Promise<boolean>;
  /** Everything below a folder of the store, `pool/`. */
  list(prefix: string): Promise<Listed[]>;
  /** What is not there is no error. */
  remove(key: string): Promise<void>;
  /** Removes what killed writers have left and nobody can name, where a store has such. */
  sweep?(): Promise<void>;
}

/** A store that does not answer, or not as it should. Its message is one line that names store and key. */
export class StoreError extends Error {
  override readonly name = 'StoreError';
}

const KEY = /^(?:[\w@~+-][\w.@~+-]*\/)*[\w@~+-][\w.@~+-]*$/;

/** Keys come from documents of the store as well: none leads out of it. */
export function checkKey(key: string): string {
  if (!KEY.test(key)) throw new StoreError(`"${key}" is no key of a store`);
  return key;
}
