export interface Stored {
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** Identifies this version of the content, for conditional writes. */
  readonly version: string;
}

/** Read access to a release store in a folder or in object storage. */
export interface ReadStore {
  /**
   * @param key A path without a leading slash, see `keys.ts`.
   * @returns Null if nothing is stored.
   * @throws If the store doesn't respond.
   */
  get(key: string): Promise<Stored | null>;
}

/** Milliseconds before a request counts as failed. */
const PATIENCE_MS = 10_000;

/**
 * Creates a store that reads files from a URL, such as a public bucket.
 *
 * @param base URL without a trailing slash.
 */
export function createHttpStore(base: string, ask: typeof fetch = fetch): ReadStore {
  return {
    async get(key) {
      const response = await ask(`${base}/${key}`, {
        signal: AbortSignal.timeout(PATIENCE_MS),
        redirect: 'error',
        cache: 'no-store',
      });
      if (response.status === 404) {
        await response.body?.cancel();
        return null;
      }
      if (response.status !== 200) {
        await response.body?.cancel();
        throw new Error(`${key} is answered with ${response.status}`);
      }
      const bytes = new Uint8Array(await response.arrayBuffer());
      const version = response.headers.get('etag') ?? response.headers.get('last-modified');
      return { bytes, version: version ?? new TextDecoder().decode(bytes) };
    },
  };
}

export interface BucketBinding {
  get(key: string): Promise<{ readonly etag: string; arrayBuffer(): Promise<ArrayBuffer> } | null>;
}

export function createR2Store(bucket: BucketBinding): ReadStore {
  return {
    async get(key) {
      const stored = await bucket.get(key);
      return stored && { bytes: new Uint8Array(await stored.arrayBuffer()), version: stored.etag };
    },
  };
}
