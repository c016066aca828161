import { z } from 'zod';
import type { Encoding } from './assets.ts';
import { ReleaseError } from './release.ts';

/* Keys of a release store. Only `live.json` changes: the content at a key with a digest never does. */

export const LIVE_KEY = 'live.json';

/** A file that browsers load, by its SHA-256 in hex. Compressed variants have the suffix `.br` or `.gz`. */
export const poolKey = (digest: string, encoding?: 'br' | 'gzip'): string =>
  `pool/${digest}${encoding === undefined ? '' : encoding === 'br' ? '.br' : '.gz'}`;

export const pageKey = (digest: string): string => `pages/${digest}.html`;

/** A {@link import('./release-set.ts').ReleaseSet}. */
export const setKey = (id: string): string => `sets/${id}.json`;

/** A {@link import('./preview.ts').Preview}: a release set that is not live. */
export const previewKey = (id: string): string => `previews/${id}.json`;

/** The list of files in a package's build. */
export const artifactKey = (name: string, id: string): string => `artefacts/${name}/${id}.json`;

/** Files of a package's build that are never served: its prerender code, its build record, and its source maps. */
export const unservedFileKey = (name: string, digest: string): string => `artefacts/${name}/parts/${digest}`;

/**
 * The release set that the pointer named at a sequence, with its time and author. Sequences have no gaps, so every
 * served set can be found without listing the store.
 */
export const historyKey = (sequence: number): string => `history/${String(sequence)}.json`;

/** Public half of an Ed25519 key pair as a JWK. The edge verifies `live.json` with it. */
const liveKey = z
  .object({
    kty: z.literal('OKP'),
    crv: z.literal('Ed25519'),
    x: z.string().min(1),
    kid: z.string().optional(),
    d: z.never('this is the key that signs; the public one belongs here').optional(),
  })
  .transform(({ kty, crv, x, kid }) => ({ kty, crv, x, ...(kid !== undefined && { kid }) }));

/** Seconds between two polls of `live.json`, if configured. */
export const pollSeconds = z.coerce.number('expected a number of seconds').min(0.1).max(300).optional();

export const liveKeyText = z
  .string()
  .transform((text, context): unknown => {
    try {
      return JSON.parse(text);
    } catch {
      context.addIssue({ code: 'custom', message: 'expected a public key as JWK' });
      return z.NEVER;
    }
  })
  .pipe(liveKey);

export interface Stored {
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** Identifies this version of the content, for conditional writes. */
  readonly version: string;
}

/** Read access to a release store in a folder or in object storage. */
export interface ReadStore {
  /**
   * @param key A path without a leading slash, such as {@link LIVE_KEY}.
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
