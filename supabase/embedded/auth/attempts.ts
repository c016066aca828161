/** How often something may fail before who tries has to wait, and how long. */
export interface Patience {
  free: number;
  firstWaitMs: number;
  longestWaitMs: number;
  /** After so long without a failure all is forgotten. */
  forgetMs: number;
}

interface Entry {
  failures: number;
  last: number;
  until: number;
}

/** More names than this are not kept; the oldest go. */
const most = 10_000;

/** Counts failures by name. Each one beyond the free ones doubles the wait; what is tried meanwhile is not counted. */
export class Failures {
  readonly #patience: Patience;
  readonly #now: () => number;
  readonly #entries = new Map<string, Entry>();

  constructor(patience: Patience, now: () => number = Date.now) {
    this.#patience = patience;
    this.#now = now;
  }

  hasToWait(name: string): boolean {
    return this.#find(name).until > this.#now();
  }

  add(name: string): void {
    const { free, firstWaitMs, longestWaitMs } = this.#patience;
    const failures = this.#find(name).failures + 1;
    const wait = failures < free ? 0 : Math.min(firstWaitMs * 2 ** (failures - free), longestWaitMs);
    this.#entries.delete(name);
    this.#entries.set(name, { failures, last: this.#now(), until: this.#now() + wait });
    const [oldest] = this.#entries.keys();
    if (this.#entries.size > most && oldest !== undefined) this.#entries.delete(oldest);
  }

  /** What was counted for an attempt that did not fail after all. */
  takeBack(name: string): void {
    const entry = this.#find(name);
    this.#entries.set(name, { ...entry, failures: Math.max(entry.failures - 1, 0), until: 0 });
  }

  forget(name: string): void {
    this.#entries.delete(name);
  }

  #find(name: string): Entry {
    const entry = this.#entries.get(name);
    const isKnown = entry !== undefined && this.#now() - entry.last < this.#patience.forgetMs;
    return isKnown ? entry : { failures: 0, last: 0, until: 0 };
  }
}

const [minute, hour] = [60_000, 3_600_000];

export interface Attempt {
  succeeded(): void;
}

/**
 * Limits on guessing. One source soon waits long for one account. After many failures an account is slowed down for
 * every source, a minute at most, except those that have succeeded before: strangers cannot lock its owner out.
 */
export class AttemptLimits {
  readonly #pairs: Failures;
  readonly #accounts: Failures;
  readonly #sources: Failures;
  /** Pairs that have succeeded, oldest first. */
  readonly #known = new Set<string>();

  /** `ease` multiplies how much is free. */
  constructor({ ease = 1, now }: { ease?: number; now?: () => number } = {}) {
    const failures = (free: number, longestWaitMs: number): Failures =>
      new Failures({ free: free * ease, firstWaitMs: minute / 2, longestWaitMs, forgetMs: hour }, now);
    this.#pairs = failures(10, 15 * minute);
    this.#accounts = failures(50, minute);
    this.#sources = failures(200, minute);
  }

  /**
   * Begins an attempt, or says with null that it is too early for one. It counts as failed until it has succeeded, so
   * that many at once are no way around.
   */
  begin(source: string, account?: string): Attempt | null {
    const pair = JSON.stringify([source, account]);
    const isKnown = this.#known.has(pair);
    const isEarly =
      this.#sources.hasToWait(source) ||
      (account !== undefined &&
        (this.#pairs.hasToWait(pair) || (!isKnown && this.#accounts.hasToWait(account))));
    if (isEarly) return null;
    this.#sources.add(source);
    if (account !== undefined) {
      this.#pairs.add(pair);
      this.#accounts.add(account);
    }
    return {
      succeeded: () => {
        this.#sources.takeBack(source);
        if (account === undefined) return;
        this.#pairs.forget(pair);
        this.#accounts.forget(account);
        this.#remember(pair);
      },
    };
  }

  #remember(pair: string): void {
    this.#known.delete(pair);
    this.#known.add(pair);
    const [oldest] = this.#known;
    if (this.#known.size > most && oldest !== undefined) this.#known.delete(oldest);
  }
}
