import type { JWK } from 'jose';
import { ReleaseError } from '../release.ts';
import { LIVE_KEY } from './keys.ts';
import { loadSet } from './load-set.ts';
import { readPointer, type LivePointer } from './pointer.ts';
import type { ReadStore } from './read-store.ts';
import type { ReleaseSet } from './release-set.ts';
import { createRhythm, type End, type RhythmOptions } from './rhythm.ts';
import { createWords, isRefusal, oneLine, shareOf } from './words.ts';

/** What is served now. */
export interface Live<Site> {
  readonly pointer: LivePointer;
  readonly set: ReleaseSet;
  readonly site: Site;
  /** The set that the pointer has a share of the visitors served, once it is ready. */
  readonly canary?: { readonly set: ReleaseSet; readonly site: Site };
}

/** Where a process writes down which pointer it followed last, for the time after its next start. */
export interface PointerMemory {
  read(): Promise<string | null>;
  write(text: string): Promise<void>;
}

export interface FollowOptions<Site> extends RhythmOptions {
  readonly store: ReadStore;
  /** Public key of whoever releases. */
  readonly key: JWK;
  /** Makes what answers for a set; whoever rejects here keeps the set from being served. */
  readonly prepare: (set: ReleaseSet) => Promise<Site>;
  readonly memory?: PointerMemory | undefined;
  readonly log: (line: string) => void;
}

type OfMemory = Pick<FollowOptions<unknown>, 'memory' | 'key' | 'log'>;

/** What the process before this one followed was valid then: its day of expiry is not asked. */
async function remembered({ memory, key, log }: OfMemory) {
  try {
    const text = (await memory?.read()) ?? null;
    if (text === null) return undefined;
    return { text, pointer: await readPointer(text, key, { since: 0, now: -Infinity }) };
  } catch (error) {
    log(`live: what was followed before the start is not known: ${oneLine(error)}`);
    return undefined;
  }
}

/**
 * Follows `live.json`. Another set takes the place of the one before in one step, once all of it is ready; what cannot be
 * followed is refused by name, and the last good set goes on.
 */
export function createFollower<Site>(options: FollowOptions<Site>) {
  const { store, key, prepare, memory, log, now } = options;
  const rhythm = createRhythm(options);
  let live: Live<Site> | undefined;
  /** No pointer is followed that is older than the last one, be it from before the start of the process. */
  let since = 0;
  let version: string | undefined;
  const words = createWords(log);

  /** What is served already is not made ready once more, be it by the pointer or to a share. */
  async function load(named: { readonly set: string; readonly digest: string }) {
    if (live?.pointer.digest === named.digest) return { set: live.set, site: live.site };
    if (live?.canary && live.pointer.canary?.digest === named.digest) return live.canary;
    const set = await loadSet(store, named);
    return { set, site: await prepare(set) };
  }

  async function change(text: string, pointer: LivePointer): Promise<void> {
    if (live?.pointer.sequence === pointer.sequence && live.pointer.set !== pointer.set)
      throw new ReleaseError(
        `live.json is refused: its sequence ${pointer.sequence} named another set before`,
      );
    const { set, site } = await load(pointer);
    let canary: Live<Site>['canary'];
    let failure: { readonly error: unknown } | undefined;
    try {
      canary = pointer.canary && (await load(pointer.canary));
    } catch (error) {
      failure = { error };
    }
    // A round that took long may end after the one that follows it.
    if (pointer.sequence < since) return;
    since = pointer.sequence;
    live = { pointer, set, site, ...(canary && { canary }) };
    // All are served the live set: it is no canary's fault. The look counts as failed, so that the canary is tried again.
    if (failure) throw failure.error;
    words.say(`live: set ${set.id}, sequence ${pointer.sequence}${shareOf(pointer)}`);
    await memory?.write(text).catch((error: unknown) => {
      log(`live: the pointer could not be kept for the next start: ${oneLine(error)}`);
    });
  }

  async function round(): Promise<End> {
    const stored = await store.get(LIVE_KEY);
    rhythm.answered();
    if (!stored) throw new ReleaseError(`${LIVE_KEY} is missing from the store`);
    if (live && stored.version === version) return 'fine';
    if (!rhythm.mayTry(stored.version)) return 'waiting';
    const text = new TextDecoder().decode(stored.bytes);
    await change(text, await readPointer(text, key, { since, now: now() }));
    version = stored.version;
    return 'fine';
  }

  /** Looks once, whatever the time. Never rejects. */
  async function look(): Promise<void> {
    const end = rhythm.begin();
    try {
      const how = await round();
      if (how === 'fine') words.forget();
      end(how);
    } catch (error) {
      if (end(isRefusal(error) ? 'refused' : 'unavailable')) words.tell(error, live?.set.id);
    }
  }

  return {
    look,
    /** The first look. Where nothing comes of it, what was followed before the start goes on. */
    async start(): Promise<void> {
      const before = await remembered({ memory, key, log });
      if (before) since = before.pointer.sequence;
      await look();
      if (before && !live)
        await change(before.text, before.pointer).catch((error: unknown) => {
          words.tell(error, live?.set.id);
        });
    },
    /** Whether it is time for a look: by the rhythm, or as the look before this one does not come to an end. */
    isDue: rhythm.isDue,
    current: () => live,
    /** Why what lies in the store now is not followed. */
    refusal: words.refusal,
    /** Seconds since the store answered last; none where it never has. */
    age: rhythm.age,
  };
}
