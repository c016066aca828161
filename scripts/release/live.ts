import { LIVE_KEY, historyKey, setKey } from '../../shell/server/live/keys.ts';
import { loadSet } from '../../shell/server/live/load-set.ts';
import { nextPointer } from '../../shell/server/live/next-pointer.ts';
import { readPointer, signPointer, type Canary, type LivePointer } from '../../shell/server/live/pointer.ts';
import { parseReleaseSet, type ReleaseSet } from '../../shell/server/live/release-set.ts';
import type { ReadStore } from '../../shell/server/live/read-store.ts';
import { entryOf, writeEntry } from './history.ts';
import { Refusal } from './refusal.ts';
import type { ReleaseKeys } from './release-keys.ts';
import { StoreError, type Store } from './store.ts';

/** What is live, and what a swap has to find unchanged. */
export interface Live {
  readonly pointer: LivePointer;
  readonly set: ReleaseSet;
  readonly version: string;
}

const textOf = (bytes: Uint8Array) => new TextDecoder().decode(bytes);
export const bytesOf = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text);

export async function readSet(store: ReadStore, id: string): Promise<ReleaseSet> {
  const stored = await store.get(setKey(id));
  if (!stored) throw new StoreError(`The set ${id} is not in the store`);
  const set = parseReleaseSet(textOf(stored.bytes), setKey(id));
  if (set.id !== id) throw new StoreError(`${setKey(id)} is the set ${set.id}`);
  return set;
}

/** What is live, whoever asks and when: an expired pointer still says what comes after it. Null for a new store. */
export async function readLive(store: ReadStore, { verify }: ReleaseKeys): Promise<Live | null> {
  const stored = await store.get(LIVE_KEY);
  if (!stored) return null;
  const pointer = await readPointer(textOf(stored.bytes), verify, { since: 0, now: 0 });
  return { pointer, set: await loadSet(store, pointer), version: stored.version };
}

/** What is live, for who wants to change or to clear it. */
export async function readSomethingLive(store: ReadStore, keys: ReleaseKeys): Promise<Live> {
  const live = await readLive(store, keys);
  if (!live) throw new Refusal('Nothing is live in this store yet: publish first.');
  return live;
}

export interface Move {
  readonly set: string;
  /** SHA-256 of the set's document as it lies in the store, of which the caller knows that it is what it should be. */
  readonly digest: string;
  /** The set that a share of the visitors has in its place from now on; none ends the one that runs. */
  readonly canary?: Canary | undefined;
  readonly author: string;
  /** What was done, as the history tells it: `publish mfe-marketing 1.4.0-9ab3c1`. */
  readonly action: string;
  readonly now: number;
}

/**
 * Moves the pointer to a set, if `live` is still what is live.
 *
 * @returns the sequence; null when somebody else was quicker
 */
export async function moveLive(
  store: Store,
  { sign }: ReleaseKeys,
  live: Live | null,
  { set, digest, canary, author, action, now }: Move,
): Promise<number | null> {
  if (!sign)
    throw new Refusal('RELEASE_KEY is not set: only who has the key of a store may move its pointer');
  // Whoever moved it last may have been stopped before it was written down.
  if (live && !(await store.get(historyKey(live.pointer.sequence))))
    await writeEntry(
      store,
      entryOf(live.pointer, { at: live.set.made, author: live.set.author, action: '' }),
    );
  const next = nextPointer(live?.pointer ?? null, { set, digest, canary }, now);
  const { sequence } = next;
  const text = await signPointer(next, sign);
  if (!(await store.swap(LIVE_KEY, bytesOf(text), live?.version ?? null))) return null;
  await writeEntry(store, entryOf({ set, sequence }, { at: new Date(now).toISOString(), author, action }));
  return sequence;
}
