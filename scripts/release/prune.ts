import { artefactKey, pageKey, poolKey, previewKey, setKey } from '../../shell/server/live/keys.ts';
import { stillKept } from '../../shell/server/live/next-pointer.ts';
import type { ReleaseSet } from '../../shell/server/live/release-set.ts';
import { keyOf, storedArtefact, type Artefact } from './artefacts.ts';
import { eachOf } from './each-of.ts';
import { readHistory, type HistoryEntry } from './history.ts';
import { readSet, readSomethingLive } from './live.ts';
import { readPreviews } from './preview.ts';
import type { ReleaseKeys } from './release-keys.ts';
import type { Listed, Store } from './store.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Open pages ask for files of their set for as long. */
const KEPT_MS = 30 * DAY_MS;
const KEPT_SETS = 20;
/** What was written within this time may belong to a release that is on its way. */
const UNDERWAY_MS = DAY_MS;

export interface Pruned {
  readonly kept: number;
  readonly sets: number;
  readonly artefacts: number;
  readonly files: number;
  readonly pages: number;
  readonly previews: number;
}

/** Until when each set was live, as far as the history says; the live one until now. */
function lastLive(history: readonly HistoryEntry[], now: number): Map<string, number> {
  const ends = new Map<string, number>();
  history.forEach(({ set }, index) => {
    const next = history[index - 1];
    const end = next ? Date.parse(next.at) : now;
    ends.set(set, Math.max(end, ends.get(set) ?? 0));
  });
  return ends;
}

/** The sets that stay: the live one and the last of those before it, and what was live or written of late. */
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

/** Artefacts by id: most sets share theirs with others. */
function artefactsIn(store: Store) {
  const known = new Map<string, Promise<Artefact>>();
  return ({ artefacts }: ReleaseSet): Promise<Artefact[]> =>
    Promise.all(
      Object.entries(artefacts).map(([name, { id }]) => {
        const artefact = known.get(id) ?? storedArtefact(store, name, id);
        known.set(id, artefact);
        return artefact;
      }),
    );
}

/** Every key that a set leads to; its artefacts' too, which it is rendered from again. */
function keysOf(set: ReleaseSet, artefacts: readonly Artefact[]): string[] {
  const files = [
    ...Object.values(set.files).map((file) => ({ ...file, key: poolKey(file.digest) })),
    ...artefacts.flatMap((artefact) =>
      Object.entries(artefact.files).map(([name, file]) => ({
        ...file,
        key: keyOf(artefact.package, name, file.digest),
      })),
    ),
  ];
  return [
    setKey(set.id),
    ...Object.values(set.pages).map(pageKey),
    ...artefacts.map((artefact) => artefactKey(artefact.package, artefact.id)),
    ...files.flatMap(({ key, digest, encodings = [] }) => [
      key,
      ...encodings.map((encoding) => poolKey(digest, encoding)),
    ]),
  ];
}

const FOLDERS = ['previews/', 'sets/', 'artefacts/', 'pool/', 'pages/'];

/** Removes the sets of long ago, and then what no other set names. A set that cannot be read stops it before anything goes. */
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
  // What the edge serves files of.
  if (live.pointer.canary) kept.add(live.pointer.canary.set);
  for (const { set } of stillKept(live.pointer.kept, now)) kept.add(set);
  const needed = new Set<string>();
  const artefactsOf = artefactsIn(store);
  for (const id of kept) {
    const set = await readSet(store, id);
    for (const key of keysOf(set, await artefactsOf(set))) needed.add(key);
  }
  for (const { id, set } of await readPreviews(store, now))
    for (const key of [previewKey(id), ...keysOf(set, await artefactsOf(set))]) needed.add(key);
  const goes = listed
    .filter(({ key, modified }) => !needed.has(key) && modified <= now - UNDERWAY_MS)
    .map(({ key }) => key);
  const count = (folder: string) => goes.filter((key) => key.startsWith(folder)).length;
  if (!dryRun) {
    // Sets and previews first: none is left that names what is gone.
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
    artefacts: goes.filter((key) => /^artefacts\/[^/]+\/[^/]+$/.test(key)).length,
    files: count('pool/'),
    pages: count('pages/'),
    previews: count('previews/'),
  };
}
