import { RateLimiterMemory } from 'rate-limiter-flexible';

export interface Attempt {
  succeeded(): Promise<unknown>;
}

const WINDOW_S = 300;
/** Accounts on which one source can fail as often as on one: an office shares an address. */
const ACCOUNTS = 10;

/**
 * Limits the failed attempts of one source on one account, so that an attacker can't lock the owner out, and on all
 * accounts together, so that it can't try one password on each of them.
 */
export class AttemptLimit {
  readonly #pairs: RateLimiterMemory;
  readonly #sources: RateLimiterMemory;

  constructor(maxFailures = 10) {
    this.#pairs = new RateLimiterMemory({ points: maxFailures, duration: WINDOW_S });
    this.#sources = new RateLimiterMemory({ points: maxFailures * ACCOUNTS, duration: WINDOW_S });
  }

  /**
   * Starts an attempt. Returns null if the source has to wait. The attempt counts as failed until it succeeds, so that
   * parallel attempts can't bypass the limit.
   */
  async begin(source: string, account: string): Promise<Attempt | null> {
    const pair = JSON.stringify([source, account]);
    try {
      // Attempts that the account's limit refuses don't count against the source.
      await this.#pairs.consume(pair);
      await this.#sources.consume(source);
    } catch (limit) {
      if (limit instanceof Error) throw limit;
      return null;
    }
    // A success takes back its own attempt. An attacker with an account can't clear the failures on others.
    return { succeeded: () => Promise.all([this.#pairs.delete(pair), this.#sources.reward(source)]) };
  }
}
