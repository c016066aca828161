import { isVersioned } from 'shared-contract/versions';
import {
  type Asset,
  type AssetStore,
  contentTypeOf,
  type Encode,
  type Encoding,
} from 'shared-release/assets';
import type { ReleaseSet, StoredFile } from 'shared-release/live';
import { ReleaseError } from 'shared-release/release';
import { poolKey, type Pool, sha256 } from 'shared-release/store';
import { createEdge, type Edge, type EdgeOptions } from '../edge.ts';
import { checkRelease } from '../health.ts';
import { createPages, type PageSource } from '../pages.ts';
import type { FindRetained } from './retained-files.ts';

/** Returns an entity tag that is the same on every machine, because it derives from the content. */
const tagOf = (digest: string, encoding?: Encoding): string =>
  `"${digest.slice(0, 32)}${encoding === undefined ? '' : `-${encoding}`}"`;

type Bytes = Uint8Array<ArrayBuffer>;

interface Text {
  readonly bytes: Bytes;
  readonly digest: string;
  readonly packed: Map<Encoding, Promise<Bytes>>;
}

/**
 * Serves texts stored in release set documents, by path. Compresses each once, unless the platform compresses
 * responses.
 */
function createTexts(encode: Encode | undefined) {
  const known = new Map<string, Text>();

  async function read(path: string, text: string): Promise<Text> {
    const before = known.get(path);
    if (before) return before;
    const bytes = new TextEncoder().encode(text);
    const made = { bytes, digest: await sha256(bytes), packed: new Map() };
    known.set(path, made);
    return made;
  }

  function pack({ bytes, packed }: Text, encoding: Encoding, compress: Encode): Promise<Bytes> {
    const before = packed.get(encoding);
    if (before) return before;
    const made = compress(bytes, encoding);
    packed.set(encoding, made);
    made.catch(() => packed.delete(encoding));
    return made;
  }

  return async (
    path: string,
    text: string,
    contentType: string,
    accepted: readonly Encoding[],
  ): Promise<Asset> => {
    const found = await read(path, text);
    const encoding = encode && accepted[0];
    const body = encoding ? await pack(found, encoding, encode) : found.bytes;
    const etag = tagOf(found.digest, encoding);
    return { body, contentType, etag, ...(encoding && { encoding }) };
  };
}

interface SetAssets {
  readonly set: ReleaseSet;
  readonly pool: Pool;
  readonly findKept: FindRetained;
  readonly encode?: Encode | undefined;
}

/** Serves a release set's files and the versioned files of earlier sets, whose pages may still be open. */
function createSetAssets({ set, pool, findKept, encode }: SetAssets): AssetStore {
  const pageAt = new Map(Object.entries(set.pages));
  const fileAt = new Map(Object.entries(set.files));
  const textAt = new Map(Object.entries(set.texts));
  const answerText = createTexts(encode);

  async function answer(
    { digest, encodings = [] }: StoredFile,
    contentType: string,
    accepted: readonly Encoding[],
  ): Promise<Asset | undefined> {
    const encoding = pool.takesPacked ? accepted.find((name) => encodings.includes(name)) : undefined;
    const body = await pool.file(digest, encoding);
    if (!body) return undefined;
    const etag = tagOf(digest, encoding);
    return { body, contentType, etag, ...(encoding && { encoding }) };
  }

  return {
    async get(path, accepted) {
      const contentType = contentTypeOf(path);
      if (contentType === undefined) return null;
      const page = pageAt.get(path);
      if (page !== undefined) {
        const body = await pool.page(page);
        return { body, contentType, etag: tagOf(page) };
      }
      const file = fileAt.get(path);
      if (file) {
        const asset = await answer(file, contentType, accepted);
        if (!asset) throw new ReleaseError(`${path} (${poolKey(file.digest)}) is missing from the store`);
        return asset;
      }
      const text = textAt.get(path);
      if (text !== undefined) return answerText(path, text, contentType, accepted);
      const kept = isVersioned(path) ? await findKept(path) : undefined;
      if (typeof kept === 'string') return answerText(path, kept, contentType, accepted);
      return (kept && (await answer(kept, contentType, accepted))) ?? null;
    },
  };
}

type OfEdge = Omit<EdgeOptions, 'release' | 'assets' | 'pages'>;

export interface SetEdgeOptions extends OfEdge {
  readonly pool: Pool;
  readonly findKept: FindRetained;
  /** Whether to check the release set before serving it. */
  readonly checks: boolean;
  readonly finish?: PageSource['finish'];
}

/**
 * Creates the edge for a release set.
 *
 * @throws {ReleaseError} If `checks` is set and a file is missing.
 */
export async function openSetEdge(
  set: ReleaseSet,
  { pool, findKept, checks, finish, ...options }: SetEdgeOptions,
): Promise<Edge> {
  const { release } = set;
  const { settings, encode } = options;
  const assets = createSetAssets({ set, pool, findKept, encode });
  const pages = createPages({ release, assets, settings, encode, ...(finish && { finish }) });
  if (checks) await checkRelease(release, assets, pages);
  return createEdge({ ...options, release, assets, pages });
}
