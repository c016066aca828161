export interface Stored {
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** Tells this content of the key from another one: what a conditional write names. */
  readonly version: string;
}

/** Where releases lie, as whoever serves them needs it: a folder, object storage. */
export interface ReadStore {
  /**
   * @param key a path without a slash at its start, see `keys.ts`
   * @returns null where nothing is stored
   * @throws where the store does not answer
   */
  get(key: string): Promise<Stored | null>;
}
