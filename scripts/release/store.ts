import type { ReadStore } from 'shared-release/store';

export interface Listed {
  readonly key: string;
  /** When it was written, in milliseconds. */
  readonly modified: number;
}

/** The store of releases, for publishers. Its methods throw a {@link StoreError}. */
export interface Store extends ReadStore {
  /** For display: a folder or an address. */
  readonly where: string;
  /**
   * Writes a new key completely or not at all. An existing one remains unchanged.
   * @returns whether it was new
   */
  putIfAbsent(key: string, bytes: Uint8Array): Promise<boolean>;
  /**
   * Writes only if the stored version is still the one that the caller read; null for a new key.
   *
   * @returns false if another writer was faster, and nothing was written.
   */
  swap(key: string, bytes: Uint8Array, expected: string | null): Promise<boolean>;
  /** Lists everything below a folder of the store, `pool/`. */
  list(prefix: string): Promise<Listed[]>;
  /** A missing key is not an error. */
  remove(key: string): Promise<void>;
  /** Removes the leftovers of killed writers, if the store has any. */
  sweep?(): Promise<void>;
}

/** Thrown if a store fails or responds unexpectedly. The message is one line with the store and the key. */
export class StoreError extends Error {
  override readonly name = 'StoreError';
}

const KEY = /^(?:[\w@~+-][\w.@~+-]*\/)*[\w@~+-][\w.@~+-]*$/;

/** Rejects invalid keys. Keys are also read from the store's documents, so none may lead outside the store. */
export function checkKey(key: string): string {
  if (!KEY.test(key)) throw new StoreError(`"${key}" is no key of a store`);
  return key;
}
