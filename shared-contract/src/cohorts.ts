import { programme } from './programme.ts';
import { addDays } from './zoned-time.ts';

/** The days of a cohort: its first live session, and the last day on which a place is accepted at the early price. */
export interface CohortDates {
  readonly starts: string;
  readonly earlyUntil: string;
}

const cohorts: readonly CohortDates[] = programme.cohorts.map((starts) => ({
  starts,
  earlyUntil: addDays(starts, -programme.earlyEnrolmentDays),
}));

/**
 * The cohorts that can still be applied for: one that has begun is not offered.
 *
 * @param today the calendar day at the firm, `2026-11-20`; empty where it is not known, as in the served page, for all.
 */
export const openCohorts = (today: string): readonly CohortDates[] =>
  cohorts.filter(({ starts }) => starts > today);
