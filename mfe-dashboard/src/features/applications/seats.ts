import type { Cohort } from './data/list-cohorts.ts';

/** The cohorts to come that have a free seat, the earliest first. The database has the last word at the offer. */
export const withFreeSeats = (cohorts: readonly Cohort[], today: string): readonly Cohort[] =>
  cohorts.filter(
    ({ status, starts_on, seats, seats_taken }) =>
      (status === 'planned' || status === 'open') && starts_on >= today && seats_taken < seats,
  );

/** Where somebody who waits would sit now: in the cohort they wait for, else in the next. */
export const seatFor = (cohortId: string | null, free: readonly Cohort[]): Cohort | undefined =>
  cohortId === null ? free[0] : free.find(({ id }) => id === cohortId);
