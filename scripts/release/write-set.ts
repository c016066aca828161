import path from 'node:path';
import { parseReleaseSet, type ReleaseSet } from 'shared-release/live';
import { artifactKey, pageKey, poolKey, setKey, sha256 } from 'shared-release/store';
import { keyOf, listText, type Artifact, type Bytes } from './artifacts.ts';
import { readFileBytes, type Candidate } from './candidate.ts';
import { eachOf } from './each-of.ts';
import { bytesOf } from './live.ts';
import { CommandError } from './command-error.ts';
import type { Store } from './store.ts';

/** The keys that a release set needs in a store, each with the source of its bytes. */
type Needed = ReadonlyMap<string, () => Promise<Bytes>>;

/** Amount of data that a release set added to the store. */
export interface Written {
  readonly pages: number;
  /** In the pool, without encoded forms. */
  readonly files: number;
  /** Files of builds that the edge doesn't serve. */
  readonly parts: number;
  readonly bytes: number;
}

export const NOTHING: Written = { pages: 0, files: 0, parts: 0, bytes: 0 };

/** `1 new page`, `2 new pages`. */
export const several = (count: number, what: string) => `${count} new ${what}${count === 1 ? '' : 's'}`;

export const describeWritten = ({ pages, files }: Written): string =>
  `${several(pages, 'page')}, ${several(files, 'file')}`;

const ENCODED = /\.(?:br|gz)$/;

function addArtifact(needed: Map<string, () => Promise<Bytes>>, artifact: Artifact): void {
  for (const [file, { digest, encodings = [] }] of Object.entries(artifact.files)) {
    needed.set(keyOf(artifact.package, file, digest), () => artifact.bytes(file));
    for (const encoding of encodings)
      needed.set(poolKey(digest, encoding), () => artifact.encoded(file, encoding));
  }
}

function neededBy({ set, folder, artifacts: artifacts }: Candidate): Needed {
  const needed = new Map<string, () => Promise<Bytes>>();
  const read = (file: string) => () => readFileBytes(path.join(folder, file));
  for (const [file, digest] of Object.entries(set.pages)) needed.set(pageKey(digest), read(file));
  for (const [file, { digest }] of Object.entries(set.files)) needed.set(poolKey(digest), read(file));
  for (const artifact of artifacts) addArtifact(needed, artifact);
  return needed;
}

const keysIn = async (store: Store, ...folders: string[]) =>
  new Set((await Promise.all(folders.map((folder) => store.list(folder)))).flat().map(({ key }) => key));

const folderOf = (key: string) => key.slice(0, key.lastIndexOf('/') + 1);

/**
 * Returns the needed keys that the store lacks. Lists only the folders of these keys, because some users may not read
 * the others.
 */
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

/** Returns what writing the candidates would add. */
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

/** Writes the missing contents of a release set, but nothing that refers to it. */
export async function writeContents(store: Store, candidate: Candidate): Promise<Written> {
  const written = await writeMissing(store, neededBy(candidate));
  for (const artifact of candidate.artifacts)
    await store.putIfAbsent(artifactKey(artifact.package, artifact.id), bytesOf(listText(artifact)));
  return written;
}

/**
 * Writes the missing parts of a release set: contents first, then the lists of the artifacts, then the release set.
 * Wherever the writer stops, a stored document never refers to a missing file.
 */
export async function writeSet(store: Store, candidate: Candidate): Promise<Written> {
  const { set } = candidate;
  const written = await writeContents(store, candidate);
  await store.putIfAbsent(setKey(set.id), bytesOf(JSON.stringify(set)));
  return written;
}

function neededByArtifact(artifact: Artifact): Needed {
  const needed = new Map<string, () => Promise<Bytes>>();
  addArtifact(needed, artifact);
  return needed;
}

export const countArtifact = (store: Store, artifact: Artifact): Promise<Written> =>
  countNeeded(store, neededByArtifact(artifact));

/** Writes an artifact that no release set names yet, for a later release. */
export async function writeArtifact(store: Store, artifact: Artifact): Promise<Written> {
  const written = await writeMissing(store, neededByArtifact(artifact));
  await store.putIfAbsent(artifactKey(artifact.package, artifact.id), bytesOf(listText(artifact)));
  return written;
}

/** Restores files that a concurrent `prune` removed because it listed the store before this release set existed. */
export const completeSet = (store: Store, candidate: Candidate): Promise<Written> =>
  writeMissing(store, neededBy(candidate));

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

/**
 * Serializes a release set without its author, date, and parent. If two are otherwise equal, the first one remains in
 * the store.
 */
const saying = ({ id, artefacts: artifacts, release, pages, files, texts }: ReleaseSet) =>
  JSON.stringify([id, artifacts, release, pages, files, texts]);

/**
 * Returns the SHA-256 of the release set's document in the store, for the signature.
 *
 * @throws a {@link CommandError} if it differs from the rendered one: write access to the store must not determine what is
 *   signed
 */
export async function digestInStore(store: Store, set: ReleaseSet): Promise<string> {
  const key = setKey(set.id);
  const stored = await store.get(key);
  if (!stored) throw new CommandError(`${key} is gone from the store again: publish once more.`);
  const there = parseReleaseSet(new TextDecoder().decode(stored.bytes), key);
  if (saying(there) !== saying(parseReleaseSet(JSON.stringify(set), key)))
    throw new CommandError(
      `${key} in the store says something else than what was rendered. Nothing was changed.`,
    );
  return sha256(stored.bytes);
}
