import type { Asker } from '../database/turns.ts';

export interface AdmissionLimits {
  /** Below this number of running requests, none is rejected. Also the maximum for one lane. */
  floor: number;
  /** Maximum forecast wait in milliseconds. */
  maxWaitMs: number;
  now: () => number;
}

const defaultLimits: AdmissionLimits = { floor: 64, maxWaitMs: 2000, now: () => performance.now() };

const weight = 0.1;

/**
 * Decides whether a request may begin, based on the number of running requests and the mean interval between
 * completions. The mean cost of a request would be a poor forecast, because it excludes the backend's own work.
 */
export class Admission {
  readonly #limits: AdmissionLimits;
  readonly #lanes = new Map<string, number>();
  #underWay = 0;
  #meanInterval = 0;
  /** Time of the last completion, or of the first request after an idle period. */
  #last = 0;

  constructor(limits: Partial<AdmissionLimits> = {}) {
    this.#limits = { ...defaultLimits, ...limits };
  }

  /** Seconds for the `Retry-After` header, from 1 to 30. */
  get retryAfter(): number {
    return Math.min(Math.max(Math.ceil((this.#underWay * this.#meanInterval) / 1000), 1), 30);
  }

  /** Returns the reason to reject a request in this lane, or null to admit it. */
  refusalFor(lane: string): string | null {
    const { floor, maxWaitMs } = this.#limits;
    const own = this.#lanes.get(lane) ?? 0;
    if (own >= floor) return `${own} requests of the caller are under way`;
    const wait = this.#underWay * this.#meanInterval;
    if (this.#underWay < floor || wait <= maxWaitMs) return null;
    return `${this.#underWay} requests are under way, forecast wait ${Math.round(wait)} ms`;
  }

  async track<T>({ lane }: Asker, run: () => Promise<T>): Promise<T> {
    const { now } = this.#limits;
    if (this.#underWay === 0) this.#last = now();
    this.#underWay += 1;
    this.#lanes.set(lane, (this.#lanes.get(lane) ?? 0) + 1);
    try {
      return await run();
    } finally {
      this.#underWay -= 1;
      const left = (this.#lanes.get(lane) ?? 1) - 1;
      if (left === 0) this.#lanes.delete(lane);
      else this.#lanes.set(lane, left);
      this.#meanInterval += weight * (now() - this.#last - this.#meanInterval);
      this.#last = now();
    }
  }
}
