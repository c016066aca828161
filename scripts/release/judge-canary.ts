/** What pages of a set have told. */
export interface Counts {
  readonly views: number;
  readonly errors: number;
  /** Distinct senders that reported a view. */
  readonly senders: number;
  /** Distinct senders that reported an error. */
  readonly errorSenders: number;
}

export type Verdict = 'bad' | 'good' | 'undecided';

/** Before so many views nothing is decided in its favor. */
const ENOUGH_VIEWS = 500;
/** No verdict rests on the reports of fewer senders: one of them alone can neither end nor promote a canary. */
export const MIN_SENDERS = 20;
/** What throws only after a while has the time to. */
const ENOUGH_MS = 10 * 60 * 1000;
/** What every set may have, as the administration tells it: twice of nothing would be a single error. */
const BUDGET = 1 / 1000;

export interface Judgement {
  readonly verdict: Verdict;
  /** Senders whose reports the verdict would rest on: of errors when there are too many, of views otherwise. */
  readonly senders: number;
}

/**
 * Judges a canary: bad if it throws more than twice as often as the live set, even before 500 views if its errors would be
 * too many for 500. Errors of the live set count once enough senders have reported them, or one sender could hide a bad
 * canary behind them.
 */
export function judgeCanary(canary: Counts, live: Counts, ageMs: number): Judgement {
  const rate = live.views > 0 && live.errorSenders >= MIN_SENDERS ? live.errors / live.views : 0;
  const maxRate = 2 * Math.max(rate, BUDGET);
  const isBad = canary.errors > maxRate * Math.max(canary.views, ENOUGH_VIEWS);
  const senders = isBad ? canary.errorSenders : canary.senders;
  if (senders < MIN_SENDERS) return { verdict: 'undecided', senders };
  if (isBad) return { verdict: 'bad', senders };
  return { verdict: canary.views >= ENOUGH_VIEWS && ageMs >= ENOUGH_MS ? 'good' : 'undecided', senders };
}
