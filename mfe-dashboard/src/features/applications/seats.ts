import type { Place } from './data/decide-application.ts';
import type { Cohort } from './data/list-cohorts.ts';
import type { Decisions } from './data/list-decisions.ts';

/** A cohort to come with the seats that are neither taken nor promised. */
export type FreeCohort = Cohort & { readonly free: number };

/**
 * The cohorts to come that have a free seat, the earliest first. An approval whose letter has not gone has promised one.
 * The database has the last word.
 */
export function withFreeSeats(
  cohorts: readonly Cohort[],
  today: string,
  decisions: Decisions,
): readonly FreeCohort[] {
  const promised = [...decisions.values()].filter((one) => !one.waits && one.carried_out_at === null);
  return cohorts
    .filter(({ status, starts_on }) => (status === 'planned' || status === 'open') && starts_on >= today)
    .map((cohort) => ({
      ...cohort,
      free:
        cohort.seats -
        cohort.seats_taken -
        promised.filter(({ cohort_id }) => cohort_id === cohort.id).length,
    }))
    .filter(({ free }) => free > 0);
}

/** Where somebody who waits would sit now: in the cohort they wait for, else in the next. */
export const seatFor = (cohortId: string | null, free: readonly FreeCohort[]): FreeCohort | undefined =>
  cohortId === null ? free[0] : free.find(({ id }) => id === cohortId);

export interface PlaceOption extends Place {
  readonly value: string;
  readonly label: string;
  /** How many seats are free; empty for a list. */
  readonly note: string;
}

const option = (label: string, cohortId: string | null, waits: boolean, note = ''): PlaceOption => ({
  value: `${waits ? 'wait' : 'seat'}:${cohortId ?? ''}`,
  label,
  cohortId,
  waits,
  note,
});

/** Where an approval can put somebody: first where the database would put them by itself. */
export function placesFor(
  wanted: Cohort | undefined,
  free: readonly FreeCohort[],
): readonly [PlaceOption, ...PlaceOption[]] {
  const isWanted = (one: Cohort) => one.id === wanted?.id;
  const seats = [...free.filter(isWanted), ...free.filter((one) => !isWanted(one))].map((one) =>
    option(
      `${one.name} (${one.free} free)${isWanted(one) ? ', as asked for' : ''}`,
      one.id,
      false,
      `${one.free} of ${one.seats} seats ${one.free === 1 ? 'is' : 'are'} free there.`,
    ),
  );
  const anywhere = option('Waiting list, for the first seat in any cohort', null, true);
  const own = wanted === undefined ? [] : [option(`Waiting list of ${wanted.name}`, wanted.id, true)];
  const [first = anywhere, ...more] = [...seats, anywhere, ...own];
  return [first, ...more];
}
