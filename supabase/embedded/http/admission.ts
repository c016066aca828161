import type { Asker } from '../database/turns.ts';

export interface AdmissionLimits {
  /** Requests under way below which none is refused, and the most for one lane. */
  floor: number;
  /** Longest forecast wait in milliseconds. */
  maxWaitMs: number;
  now: () => number;
}

const defaultLimits: AdmissionLimits = { floor: 64, maxWaitMs: 2000, now: () => performance.now() };

/** Weight of the newest interval in the mean. */
const weight = 0.1;

/**
 * Decides whether a request may begin, from the requests under way and the mean interval between two that end. The mean
 * cost of a request would be a poor forecast: the backend's own work is not in it.
 */
export class Admission {
  readonly #limits: AdmissionLimits;
  readonly #lanes = new Map<string, number>();
  #underWay = 0;
  #meanInterval = 0;
  /** When the last request ended, or the first of a busy time began. */
  #last = 0;

  constructor(limits: Partial<AdmissionLimits> = {}) {
    this.#limits = { ...defaultLimits, ...limits };
  }

  /** Seconds after which a repeat makes sense. */
  get retryAfter(): number {
    return Math.min(Math.max(Math.ceil((this.#underWay * this.#meanInterval) / 1000), 1), 30);
  }

  /** The reason to refuse a request of the lane, or null. */
  refusalFor(lane: string): string | null {
    const { floor, maxWaitMs } = this.#limits;
    const own = this.#lanes.get(lane) ?? 0;
    if (own >= floor) return `${own} requests of the caller are under way`;
    const wait = this.#underWay * this.#meanInterval;
    if (this.#underWay < floor || wait <= maxWaitMs) return null;
    return `${this.#underWay} requests are under way, forecast wait ${Math.round(wait)} ms`;
  }

  /** Counts a request as under way while it runs. */
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
