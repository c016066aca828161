/** What pages of a set have told. */
export interface Counts {
  readonly views: number;
  readonly errors: number;
}

export type Verdict = 'bad' | 'good' | 'undecided';

/** Before so many views nothing is decided in its favor. */
const ENOUGH_VIEWS = 500;
/** What throws only after a while has the time to. */
const ENOUGH_MS = 10 * 60 * 1000;
/** What every set may have, as the administration tells it: twice of nothing would be a single error. */
const BUDGET = 1 / 1000;

/**
 * A canary is bad when it throws more than twice as often as the live set. Whose errors would be too many for the views
 * that are waited for is not waited for.
 */
export function judgeCanary(canary: Counts, live: Counts, ageMs: number): Verdict {
  const rate = live.views > 0 ? live.errors / live.views : 0;
  const most = 2 * Math.max(rate, BUDGET);
  if (canary.errors > most * Math.max(canary.views, ENOUGH_VIEWS)) return 'bad';
  return canary.views >= ENOUGH_VIEWS && ageMs >= ENOUGH_MS ? 'good' : 'undecided';
}
