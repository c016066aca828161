import type { Encoding } from '../assets.ts';
import { ReleaseError } from '../release.ts';
import { pageKey, poolKey } from './keys.ts';
import type { ReadStore } from './read-store.ts';

type Bytes = Uint8Array<ArrayBuffer>;

/** Decompresses a file. Omitted if the platform compresses responses: files are then read uncompressed. */
export type Decode = (body: Bytes, encoding: Encoding) => Promise<Bytes>;

interface PoolOptions {
  readonly store: ReadStore;
  readonly decode?: Decode | undefined;
  /** Maximum bytes to cache in memory. */
  readonly most?: number;
}

/** Reads files by digest. Rejects a file with a different digest, whether damaged or replaced. */
export interface Pool {
  /** Whether compressed variants can be verified here. */
  readonly takesPacked: boolean;
  page(digest: string): Promise<Bytes>;
  /** Returns null if the file isn't stored. */
  file(digest: string, encoding?: Encoding): Promise<Bytes | null>;
}

const MOST_BYTES = 64 * 1024 * 1024;

export async function sha256(bytes: Bytes): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Least recently used cache of bytes by key. */
function createMemory(most: number) {
  const kept = new Map<string, Bytes>();
  let size = 0;
  return {
    get(key: string): Bytes | undefined {
      const bytes = kept.get(key);
      if (!bytes) return undefined;
      kept.delete(key);
      kept.set(key, bytes);
      return bytes;
    },
    set(key: string, bytes: Bytes): void {
      if (bytes.byteLength > most / 8 || kept.has(key)) return;
      kept.set(key, bytes);
      size += bytes.byteLength;
      for (const [oldest, { byteLength }] of kept) {
        if (size <= most) return;
        kept.delete(oldest);
        size -= byteLength;
      }
    },
  };
}

/** Caches bytes, never promises: on Workers, a promise of a canceled request would never settle for the next one. */
export function createPool({ store, decode, most = MOST_BYTES }: PoolOptions): Pool {
  const memory = createMemory(most);

  async function read(key: string, digest: string, encoding?: Encoding): Promise<Bytes | null> {
    const known = memory.get(key);
    if (known) return known;
    const stored = await store.get(key);
    if (!stored) return null;
    const refuse = (cause?: unknown) => {
      const what =
        encoding === undefined ? 'its bytes are not those of its name' : 'it does not hold the file';
      return new ReleaseError(`${key} is refused: ${what}`, { cause });
    };
    const plain =
      encoding === undefined || !decode
        ? stored.bytes
        : await decode(stored.bytes, encoding).catch((cause: unknown) => {
            throw refuse(cause);
          });
    if ((await sha256(plain)) !== digest) throw refuse();
    memory.set(key, stored.bytes);
    return stored.bytes;
  }

  return {
    takesPacked: decode !== undefined,
    async page(digest) {
      const bytes = await read(pageKey(digest), digest);
      if (!bytes) throw new ReleaseError(`${pageKey(digest)} is missing from the store`);
      return bytes;
    },
    file: (digest, encoding) => read(poolKey(digest, encoding), digest, encoding),
  };
}
