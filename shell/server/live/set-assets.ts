import { isVersioned } from 'shared-contract/versioned-files';
import { contentTypeOf, type Asset, type AssetStore, type Encoding } from '../assets.ts';
import { ReleaseError } from '../release.ts';
import { poolKey } from './keys.ts';
import type { Pool } from './pool.ts';
import type { ReleaseSet, StoredFile } from './release-set.ts';

interface SetAssets {
  readonly set: ReleaseSet;
  readonly pool: Pool;
  /** Where a versioned file of an earlier set lies. */
  readonly findKept: (path: string) => Promise<StoredFile | undefined>;
}

/** A tag that is the same on every machine: the bytes say it. */
const tagOf = (digest: string, encoding?: Encoding) =>
  `"${digest.slice(0, 32)}${encoding === undefined ? '' : `-${encoding}`}"`;

/** The files of a set, and the versioned ones of the sets before it: pages of those are still open somewhere. */
export function createSetAssets({ set, pool, findKept }: SetAssets): AssetStore {
  const pageAt = new Map(Object.entries(set.pages));
  const fileAt = new Map(Object.entries(set.files));

  async function answer(
    { digest, encodings = [] }: StoredFile,
    contentType: string,
    accepted: readonly Encoding[],
  ): Promise<Asset | undefined> {
    const encoding = pool.takesPacked ? accepted.find((name) => encodings.includes(name)) : undefined;
    const body = await pool.file(digest, encoding);
    if (!body) return undefined;
    const etag = tagOf(digest, encoding);
    return { body, size: body.byteLength, contentType, etag, ...(encoding && { encoding }) };
  }

  return {
    async get(path, accepted) {
      const contentType = contentTypeOf(path);
      if (contentType === undefined) return null;
      const page = pageAt.get(path);
      if (page !== undefined) {
        const body = await pool.page(page);
        return { body, size: body.byteLength, contentType, etag: tagOf(page) };
      }
      const file = fileAt.get(path);
      if (file) {
        const asset = await answer(file, contentType, accepted);
        if (!asset) throw new ReleaseError(`${path} (${poolKey(file.digest)}) is missing from the store`);
        return asset;
      }
      const kept = isVersioned(path) ? await findKept(path) : undefined;
      return (kept && (await answer(kept, contentType, accepted))) ?? null;
    },
  };
}
