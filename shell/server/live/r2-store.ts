import type { ReadStore } from './read-store.ts';

/** The part of an R2 binding that is used here. */
export interface BucketBinding {
  get(key: string): Promise<{ readonly etag: string; arrayBuffer(): Promise<ArrayBuffer> } | null>;
}

/** A store in an R2 bucket that is bound to the Worker. */
export function createR2Store(bucket: BucketBinding): ReadStore {
  return {
    async get(key) {
      const stored = await bucket.get(key);
      return stored && { bytes: new Uint8Array(await stored.arrayBuffer()), version: stored.etag };
    },
  };
}
