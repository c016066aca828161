import { retainedReleases, type ReleaseSet } from 'shared-release/live';
import { artifactKey, pageKey, poolKey, previewKey, setKey } from 'shared-release/store';
import { keyOf, storedArtifact, type Artifact } from './artifacts.ts';
import { eachOf } from './each-of.ts';
import { readHistory, type HistoryEntry } from './history.ts';
import { readSet, readSomethingLive } from './live.ts';
import { readPreviews } from './preview.ts';
import type { ReleaseKeys } from './release-keys.ts';
import type { Listed, Store } from './store.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Release sets are retained for this time, because open pages request their files. */
const KEPT_MS = 30 * DAY_MS;
const KEPT_SETS = 20;
/** Files written within this time may belong to a release in progress. */
const UNDERWAY_MS = DAY_MS;

export interface Pruned {
  readonly kept: number;
  readonly sets: number;
  readonly artifacts: number;
  readonly files: number;
  readonly pages: number;
  readonly previews: number;
}

/** Returns the time until which each release set was live, according to the history. For the live one, it is now. */
function lastLive(history: readonly HistoryEntry[], now: number): Map<string, number> {
  const ends = new Map<string, number>();
  history.forEach(({ set }, index) => {
    const next = history[index - 1];
    const end = next ? Date.parse(next.at) : now;
    ends.set(set, Math.max(end, ends.get(set) ?? 0));
  });
  return ends;
}

/**
 * Returns the release sets to retain: the live one, the latest ones before it, and those that were live or written
 * recently.
 */
function keptSets(sets: readonly Listed[], history: readonly HistoryEntry[], live: string, now: number) {
  const ends = lastLive(history, now);
  const idOf = ({ key }: Listed) => key.slice('sets/'.length, -'.json'.length);
  const order = sets
    .map((listed) => ({ id: idOf(listed), modified: listed.modified, end: ends.get(idOf(listed)) ?? 0 }))
    .sort((a, b) => b.end - a.end || b.modified - a.modified);
  return new Set([
    live,
    ...order.slice(0, KEPT_SETS).map(({ id }) => id),
    ...order
      .filter(({ end, modified }) => end > now - KEPT_MS || modified > now - UNDERWAY_MS)
      .map(({ id }) => id),
  ]);
}

/** Returns a function that loads artifacts and caches them by id, because most release sets share them. */
function artifactsIn(store: Store) {
  const known = new Map<string, Promise<Artifact>>();
  return ({ artefacts: artifacts }: ReleaseSet): Promise<Artifact[]> =>
    Promise.all(
      Object.entries(artifacts).map(([name, { id }]) => {
        const artifact = known.get(id) ?? storedArtifact(store, name, id);
        known.set(id, artifact);
        return artifact;
      }),
    );
}

/** Lists every key that a release set needs, including those of its artifacts, which a later release renders again. */
function keysOf(set: ReleaseSet, artifacts: readonly Artifact[]): string[] {
  const files = [
    ...Object.values(set.files).map((file) => ({ ...file, key: poolKey(file.digest) })),
    ...artifacts.flatMap((artifact) =>
      Object.entries(artifact.files).map(([name, file]) => ({
        ...file,
        key: keyOf(artifact.package, name, file.digest),
      })),
    ),
  ];
  return [
    setKey(set.id),
    ...Object.values(set.pages).map(pageKey),
    ...artifacts.map((artifact) => artifactKey(artifact.package, artifact.id)),
    ...files.flatMap(({ key, digest, encodings = [] }) => [
      key,
      ...encodings.map((encoding) => poolKey(digest, encoding)),
    ]),
  ];
}

const FOLDERS = ['previews/', 'sets/', 'artefacts/', 'pool/', 'pages/'];

/**
 * Removes old release sets, then everything that no other one needs. If a release set can't be read, it throws before
 * it removes anything.
 */
export async function prune(
  store: Store,
  keys: ReleaseKeys,
  { dryRun = false, now = Date.now() }: { readonly dryRun?: boolean; readonly now?: number } = {},
): Promise<Pruned> {
  const live = await readSomethingLive(store, keys);
  const listed = (await Promise.all(FOLDERS.map((folder) => store.list(folder)))).flat();
  const history = await readHistory(store, live.pointer.sequence, live.pointer.sequence);
  const sets = listed.filter(({ key }) => key.startsWith('sets/'));
  const kept = keptSets(sets, history, live.set.id, now);
  // The edge still serves files of these release sets.
  if (live.pointer.canary) kept.add(live.pointer.canary.set);
  for (const { set } of retainedReleases(live.pointer.kept, now)) kept.add(set);
  const needed = new Set<string>();
  const artifactsOf = artifactsIn(store);
  for (const id of kept) {
    const set = await readSet(store, id);
    for (const key of keysOf(set, await artifactsOf(set))) needed.add(key);
  }
  for (const { id, set } of await readPreviews(store, now))
    for (const key of [previewKey(id), ...keysOf(set, await artifactsOf(set))]) needed.add(key);
  const goes = listed
    .filter(({ key, modified }) => !needed.has(key) && modified <= now - UNDERWAY_MS)
    .map(({ key }) => key);
  const count = (folder: string) => goes.filter((key) => key.startsWith(folder)).length;
  if (!dryRun) {
    // Release sets and previews first, so that none of those that remain names a removed file.
    for (const folder of FOLDERS)
      await eachOf(
        goes.filter((key) => key.startsWith(folder)),
        (key) => store.remove(key),
      );
    await store.sweep?.();
  }
  return {
    kept: kept.size,
    sets: count('sets/'),
    artifacts: goes.filter((key) => /^artefacts\/[^/]+\/[^/]+$/.test(key)).length,
    files: count('pool/'),
    pages: count('pages/'),
    previews: count('previews/'),
  };
}
