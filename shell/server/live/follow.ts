import type { JWK } from 'jose';
import {
  type ActiveRelease,
  createWords,
  isRefusal,
  oneLine,
  readPointer,
  shareOf,
  loadReleaseSet,
  type ReleaseSet,
} from 'shared-release/live';
import { ReleaseError } from 'shared-release/release';
import { LIVE_KEY, type ReadStore } from 'shared-release/store';

export interface PollScheduleOptions {
  readonly now: () => number;
  /** Returns a number from 0 to 1. */
  readonly random?: () => number;
  /** Milliseconds between two polls while the store responds. */
  readonly everyMs?: number;
  /** Poll timeout in milliseconds. The next poll starts without waiting for one that timed out. */
  readonly hangsMs?: number;
}

/** Result of a poll. `waiting`: the rejected pointer is still in the store, and its next retry isn't due yet. */
export type End = 'fine' | 'waiting' | 'refused' | 'unavailable';

const EVERY_MS = 5_000;
/** Maximum pause after many failures. */
const MAX_DELAY_MS = 5 * 60_000;
const HANGS_MS = 30_000;

/**
 * Schedules the polls at regular intervals with jitter between machines. Backs off while the store doesn't respond.
 * Also backs off from a rejected pointer, but tries a different one immediately.
 */
function createPollSchedule({
  now,
  random = Math.random,
  everyMs = EVERY_MS,
  hangsMs = HANGS_MS,
}: PollScheduleOptions) {
  let nextAt = -Infinity;
  let failures = 0;
  let answeredAt: number | undefined;
  let refused: { readonly version: string; readonly times: number; readonly until: number } | undefined;
  let trying = '';
  let latest = 0;

  const pause = (times: number) => Math.min(everyMs * 2 ** times, MAX_DELAY_MS) * (0.75 + 0.25 * random());

  function end(how: End): void {
    failures = how === 'unavailable' ? failures + 1 : 0;
    if (how === 'fine') refused = undefined;
    if (how === 'refused') {
      const times = refused?.version === trying ? refused.times + 1 : 1;
      refused = { version: trying, times, until: now() + pause(times) };
    }
    nextAt = now() + pause(failures);
  }

  return {
    isDue: (): boolean => now() >= nextAt,
    /** @returns A function that reports the poll's result. It returns false if a later poll has overtaken this one. */
    begin(): (how: End) => boolean {
      latest += 1;
      const mine = latest;
      trying = '';
      nextAt = now() + hangsMs;
      return (how) => {
        if (mine === latest) end(how);
        return mine === latest;
      };
    },
    answered(): void {
      answeredAt = now();
    },
    mayTry(version: string): boolean {
      trying = version;
      return refused?.version !== version || now() >= refused.until;
    },
    age: (): number | undefined =>
      answeredAt === undefined ? undefined : Math.floor((now() - answeredAt) / 1000),
  };
}

export interface Live<Site> {
  readonly pointer: ActiveRelease;
  readonly set: ReleaseSet;
  readonly site: Site;
  /** The canary of the active release pointer, once it is ready. */
  readonly canary?: { readonly set: ReleaseSet; readonly site: Site };
}

/** Stores the last accepted pointer for the next start of the process. */
export interface PointerMemory {
  read(): Promise<string | null>;
  write(text: string): Promise<void>;
}

export interface FollowOptions<Site> extends PollScheduleOptions {
  readonly store: ReadStore;
  /** Public key that verifies the active release pointer. */
  readonly key: JWK;
  /** Creates the site for a release set. If it rejects, the set isn't served. */
  readonly prepare: (set: ReleaseSet) => Promise<Site>;
  readonly memory?: PointerMemory | undefined;
  readonly log: (line: string) => void;
}

type OfMemory = Pick<FollowOptions<unknown>, 'memory' | 'key' | 'log'>;

/** The earlier process already accepted this pointer, so its expiry isn't checked. */
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
 * Polls `live.json`. Switches to a new release set in one step after it is completely ready. Logs why a pointer is
 * rejected, and continues with the last valid set.
 */
export function createReleasePoller<Site>(options: FollowOptions<Site>) {
  const { store, key, prepare, memory, log, now } = options;
  const rhythm = createPollSchedule(options);
  let live: Live<Site> | undefined;
  /** Sequence of the last accepted pointer, even from before the start. Older pointers are rejected. */
  let since = 0;
  let version: string | undefined;
  const words = createWords(log);

  /** Reuses a release set that is already served, as the live one or as the canary. */
  async function load(named: { readonly set: string; readonly digest: string }) {
    if (live?.pointer.digest === named.digest) return { set: live.set, site: live.site };
    if (live?.canary && live.pointer.canary?.digest === named.digest) return live.canary;
    const set = await loadReleaseSet(store, named);
    return { set, site: await prepare(set) };
  }

  async function change(text: string, pointer: ActiveRelease): Promise<void> {
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
    // A slow poll may end after the next one.
    if (pointer.sequence < since) return;
    since = pointer.sequence;
    live = { pointer, set, site, ...(canary && { canary }) };
    // Every visitor gets the live set, because the canary can't be loaded. The poll counts as failed, so that the
    // canary is tried again.
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

  /** Polls once, regardless of the schedule. Never rejects. */
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
    /** Polls for the first time. If that fails, continues with the pointer from before the start. */
    async start(): Promise<void> {
      const before = await remembered({ memory, key, log });
      if (before) since = before.pointer.sequence;
      await look();
      if (before && !live)
        await change(before.text, before.pointer).catch((error: unknown) => {
          words.tell(error, live?.set.id);
        });
    },
    /** True if a poll is due, by schedule or because the running poll hangs. */
    isDue: rhythm.isDue,
    current: () => live,
    /** Reason why the store's current pointer is rejected. */
    refusal: words.refusal,
    /** Seconds since the store last responded. Undefined if it never has. */
    age: rhythm.age,
  };
}
