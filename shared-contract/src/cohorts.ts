import { programme } from './programme.ts';
import { addDays } from './zoned-time.ts';

/** Dates of a cohort: its first live session, and the last day of the early price. */
export interface CohortDates {
  readonly starts: string;
  readonly earlyUntil: string;
}

const cohorts: readonly CohortDates[] = programme.cohorts.map((starts) => ({
  starts,
  earlyUntil: addDays(starts, -programme.earlyEnrolmentDays),
}));

/**
 * Returns the cohorts that are still open for applications: those that have not started.
 *
 * @param today the calendar day in the office's time zone, `2026-11-20`. An empty string, as in prerendered pages,
 *   returns all cohorts.
 */
export const openCohorts = (today: string): readonly CohortDates[] =>
  cohorts.filter(({ starts }) => starts > today);

/** Returns the days of a cohort's live sessions, one each week. */
export const sessionDays = (starts: string): readonly string[] =>
  Array.from({ length: programme.weeks }, (_, week) => addDays(starts, 7 * week));
