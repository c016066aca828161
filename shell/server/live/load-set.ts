import { ReleaseError } from '../release.ts';
import { setKey } from './keys.ts';
import { sha256 } from './pool.ts';
import type { ReadStore } from './read-store.ts';
import { parseReleaseSet, type ReleaseSet } from './release-set.ts';

/** The set of this id, if its document is the one that was signed for. */
export async function loadSet(
  store: ReadStore,
  { set: id, digest }: { readonly set: string; readonly digest: string },
): Promise<ReleaseSet> {
  const key = setKey(id);
  const stored = await store.get(key);
  if (!stored) throw new ReleaseError(`${key} is missing from the store`);
  if ((await sha256(stored.bytes)) !== digest)
    throw new ReleaseError(`${key} is refused: live.json is signed for other bytes`);
  const set = parseReleaseSet(new TextDecoder().decode(stored.bytes), key);
  if (set.id !== id) throw new ReleaseError(`${key} is refused: it is the set ${set.id}`);
  // A page says of which set it is; that is what it compares with `/remotes.json`.
  const manifest = { ...set.release.manifest, release: id };
  return { ...set, release: { ...set.release, release: id, manifest } };
}
