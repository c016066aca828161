import { isVersioned } from 'shared-contract/versioned-files';
import { contentTypeOf, type Asset, type AssetStore, type Encoding } from '../assets.ts';
import type { Encode } from '../pages.ts';
import { ReleaseError } from '../release.ts';
import type { FindKept } from './kept-files.ts';
import { poolKey } from './keys.ts';
import type { Pool } from './pool.ts';
import type { ReleaseSet, StoredFile } from './release-set.ts';
import { tagOf } from './tag.ts';
import { createTexts } from './texts.ts';

interface SetAssets {
  readonly set: ReleaseSet;
  readonly pool: Pool;
  /** Finds versioned files of earlier sets. */
  readonly findKept: FindKept;
  readonly encode?: Encode | undefined;
}

/** The files of a set, and the versioned ones of the sets before it: pages of those are still open somewhere. */
export function createSetAssets({ set, pool, findKept, encode }: SetAssets): AssetStore {
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
      const text = textAt.get(path);
      if (text !== undefined) return answerText(path, text, contentType, accepted);
      const kept = isVersioned(path) ? await findKept(path) : undefined;
      if (typeof kept === 'string') return answerText(path, kept, contentType, accepted);
      return (kept && (await answer(kept, contentType, accepted))) ?? null;
    },
  };
}
