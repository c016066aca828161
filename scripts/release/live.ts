import {
  loadReleaseSet,
  parseReleaseSet,
  type ReleaseSet,
  type ActiveRelease,
  type Canary,
  nextPointer,
  readPointer,
  signPointer,
} from 'shared-release/live';
import { LIVE_KEY, historyKey, setKey, type ReadStore } from 'shared-release/store';
import { entryOf, writeEntry } from './history.ts';
import { CommandError } from './command-error.ts';
import type { ReleaseKeys } from './release-keys.ts';
import { StoreError, type Store } from './store.ts';

/** The live release set and its pointer. A swap must find the stored version unchanged. */
export interface Live {
  readonly pointer: ActiveRelease;
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

/** Reads what is live, at any time: an expired pointer still determines its successor. Returns null for a new store. */
export async function readLive(store: ReadStore, { verify }: ReleaseKeys): Promise<Live | null> {
  const stored = await store.get(LIVE_KEY);
  if (!stored) return null;
  const pointer = await readPointer(textOf(stored.bytes), verify, { since: 0, now: 0 });
  return { pointer, set: await loadReleaseSet(store, pointer), version: stored.version };
}

/**
 * Reads what is live.
 *
 * @throws a {@link CommandError} if nothing is live yet
 */
export async function readSomethingLive(store: ReadStore, keys: ReleaseKeys): Promise<Live> {
  const live = await readLive(store, keys);
  if (!live) throw new CommandError('Nothing is live in this store yet: publish first.');
  return live;
}

export const NO_RELEASE_KEY = 'RELEASE_KEY is not set. Set it to the private key of the store to publish.';

export interface Move {
  readonly set: string;
  /** SHA-256 of the release set's document in the store. The caller must have verified that document. */
  readonly digest: string;
  /** The release set for a share of the visitors from now on. Without it, a running canary ends. */
  readonly canary?: Canary | undefined;
  readonly author: string;
  /** Description for the history: `publish mfe-marketing 1.4.0-9ab3c1`. */
  readonly action: string;
  readonly now: number;
}

/**
 * Switches the pointer to a release set, if `live` is still live.
 *
 * @returns the sequence, or null if another command was faster
 */
export async function moveLive(
  store: Store,
  { sign }: ReleaseKeys,
  live: Live | null,
  { set, digest, canary, author, action, now }: Move,
): Promise<number | null> {
  if (!sign) throw new CommandError(NO_RELEASE_KEY);
  // The previous command may have been stopped before it wrote its entry.
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
