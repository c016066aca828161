import path from 'node:path';
import { artefactKey, pageKey, poolKey, setKey } from '../../shell/server/live/keys.ts';
import { keyOf, listText, suffixes, type Artefact, type Bytes } from './artefacts.ts';
import { readFileBytes, type Candidate } from './candidate.ts';
import { eachOf } from './each-of.ts';
import { sha256 } from '../../shell/server/live/pool.ts';
import { parseReleaseSet, type ReleaseSet } from '../../shell/server/live/release-set.ts';
import { bytesOf } from './live.ts';
import { Refusal } from './refusal.ts';
import type { Store } from './store.ts';

/** What a set needs in a store, by key, and where each comes from. */
type Needed = ReadonlyMap<string, () => Promise<Bytes>>;

/** How much a set brought that no other had. */
export interface Written {
  readonly pages: number;
  /** Of the pool, encoded forms not counted. */
  readonly files: number;
  /** Of builds, which nobody is served. */
  readonly parts: number;
  readonly bytes: number;
}

/** What a release has brought where it has brought nothing. */
export const NOTHING: Written = { pages: 0, files: 0, parts: 0, bytes: 0 };

/** `1 new page`, `2 new pages`. */
export const several = (count: number, what: string) => `${count} new ${what}${count === 1 ? '' : 's'}`;

/** For people. */
export const describeWritten = ({ pages, files }: Written): string =>
  `${several(pages, 'page')}, ${several(files, 'file')}`;

const ENCODED = /\.(?:br|gz)$/;

function addArtefact(needed: Map<string, () => Promise<Bytes>>, artefact: Artefact): void {
  for (const [file, { digest, encodings = [] }] of Object.entries(artefact.files)) {
    needed.set(keyOf(artefact.package, file, digest), () => artefact.bytes(file));
    for (const encoding of encodings)
      needed.set(poolKey(digest, encoding), () => artefact.encoded(file, encoding));
  }
}

function neededBy({ set, folder, artefacts }: Candidate): Needed {
  const needed = new Map<string, () => Promise<Bytes>>();
  const read = (file: string) => () => readFileBytes(path.join(folder, file));
  for (const [file, digest] of Object.entries(set.pages)) needed.set(pageKey(digest), read(file));
  for (const [file, { digest, encodings = [] }] of Object.entries(set.files)) {
    needed.set(poolKey(digest), read(file));
    for (const encoding of encodings) needed.set(poolKey(digest, encoding), read(file + suffixes[encoding]));
  }
  // After the set's own: encoded forms of a build's files lie with the build, not with what was rendered.
  for (const artefact of artefacts) addArtefact(needed, artefact);
  return needed;
}

const keysIn = async (store: Store, ...folders: string[]) =>
  new Set((await Promise.all(folders.map((folder) => store.list(folder)))).flat().map(({ key }) => key));

const folderOf = (key: string) => key.slice(0, key.lastIndexOf('/') + 1);

/** Keys that are needed and that the store has not. Only their own folders are looked into: not everybody may see others. */
async function missingOf(store: Store, needed: Needed): Promise<string[]> {
  const there = await keysIn(store, ...new Set([...needed.keys()].map(folderOf)));
  return [...needed.keys()].filter((key) => !there.has(key));
}

const asWritten = (keys: readonly string[], bytes: number): Written => ({
  pages: keys.filter((key) => key.startsWith('pages/')).length,
  files: keys.filter((key) => key.startsWith('pool/') && !ENCODED.test(key)).length,
  parts: keys.filter((key) => key.startsWith('artefacts/')).length,
  bytes,
});

async function countNeeded(store: Store, needed: Needed): Promise<Written> {
  const missing = await missingOf(store, needed);
  const sizes = await Promise.all(missing.map(async (key) => (await needed.get(key)?.())?.byteLength ?? 0));
  return asWritten(
    missing,
    sizes.reduce((sum, size) => sum + size, 0),
  );
}

/** What writing sets would bring. */
export const countMissing = (store: Store, ...candidates: readonly Candidate[]): Promise<Written> =>
  countNeeded(store, new Map(candidates.flatMap((candidate) => [...neededBy(candidate)])));

async function writeMissing(store: Store, needed: Needed): Promise<Written> {
  const missing = await missingOf(store, needed);
  let size = 0;
  await eachOf(missing, async (key) => {
    const bytes = await needed.get(key)?.();
    if (!bytes) return;
    size += bytes.byteLength;
    await store.putIfAbsent(key, bytes);
  });
  return asWritten(missing, size);
}

/** Writes what a store lacks of what a set leads to, and nothing that leads to the set. */
export async function writeContents(store: Store, candidate: Candidate): Promise<Written> {
  const written = await writeMissing(store, neededBy(candidate));
  for (const artefact of candidate.artefacts)
    await store.putIfAbsent(artefactKey(artefact.package, artefact.id), bytesOf(listText(artefact)));
  return written;
}

/**
 * Writes what a store lacks of a set: bytes first, then the artefacts' lists, the set last. What has its place names nothing
 * that is not there, wherever the writer is stopped.
 */
export async function writeSet(store: Store, candidate: Candidate): Promise<Written> {
  const { set } = candidate;
  const written = await writeContents(store, candidate);
  await store.putIfAbsent(setKey(set.id), bytesOf(JSON.stringify(set)));
  return written;
}

function neededByArtefact(artefact: Artefact): Needed {
  const needed = new Map<string, () => Promise<Bytes>>();
  addArtefact(needed, artefact);
  return needed;
}

/** What writing an artefact alone would bring. */
export const countArtefact = (store: Store, artefact: Artefact): Promise<Written> =>
  countNeeded(store, neededByArtefact(artefact));

/** Writes an artefact that no set names yet: whoever releases takes it from there. */
export async function writeArtefact(store: Store, artefact: Artefact): Promise<Written> {
  const written = await writeMissing(store, neededByArtefact(artefact));
  await store.putIfAbsent(artefactKey(artefact.package, artefact.id), bytesOf(listText(artefact)));
  return written;
}

/** Writes again what somebody has taken away meanwhile: a `prune` that had looked before this set was there. */
export const completeSet = (store: Store, candidate: Candidate): Promise<Written> =>
  writeMissing(store, neededBy(candidate));

/** What several releases have brought together. */
export const sumOf = (all: readonly Written[]): Written =>
  all.reduce(
    (sum, one) => ({
      pages: sum.pages + one.pages,
      files: sum.files + one.files,
      parts: sum.parts + one.parts,
      bytes: sum.bytes + one.bytes,
    }),
    NOTHING,
  );

/** What a set says, but for who made it when and on what: of those the first one counts. */
const saying = ({ id, artefacts, release, pages, files, texts }: ReleaseSet) =>
  JSON.stringify([id, artefacts, release, pages, files, texts]);

/**
 * SHA-256 of the set's document in the store, for the signature.
 *
 * @throws a {@link Refusal} where it says something else than what was rendered: whoever may write to the store does not
 * say what is signed
 */
export async function digestInStore(store: Store, set: ReleaseSet): Promise<string> {
  const key = setKey(set.id);
  const stored = await store.get(key);
  if (!stored) throw new Refusal(`${key} is gone from the store again: publish once more.`);
  const there = parseReleaseSet(new TextDecoder().decode(stored.bytes), key);
  if (saying(there) !== saying(parseReleaseSet(JSON.stringify(set), key)))
    throw new Refusal(`${key} in the store says something else than what was rendered. Nothing was changed.`);
  return sha256(stored.bytes);
}
