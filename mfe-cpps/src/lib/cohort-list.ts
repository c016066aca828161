import { openCohorts, type CohortDates } from 'shared-contract/cohorts';
import { programme } from 'shared-contract/programme';
import { addDays } from 'shared-contract/zoned-time';

/** A cohort that can be applied for; its seats once the database has told them. */
export interface Cohort extends CohortDates {
  readonly seats?: { readonly all: number; readonly left: number };
}

/** A cohort as the database keeps it. */
export interface CohortRow {
  readonly starts_on: string;
  readonly seats: number;
  readonly seats_taken: number;
}

/**
 * What can be applied for: the cohorts that are open, and after the last of them those that the program announces.
 *
 * @param today empty where it is not known, as in the served page
 * @param rows the open cohorts of the database; none before they are there, and where they cannot be had
 */
export function cohortList(today: string, rows: readonly CohortRow[]): readonly Cohort[] {
  const open = rows
    .filter(({ starts_on }) => starts_on > today)
    .sort((one, other) => one.starts_on.localeCompare(other.starts_on))
    .map(({ starts_on, seats, seats_taken }): Cohort => ({
      starts: starts_on,
      earlyUntil: addDays(starts_on, -programme.earlyEnrolmentDays),
      seats: { all: seats, left: Math.max(seats - seats_taken, 0) },
    }));
  const last = open.at(-1)?.starts ?? '';
  return [...open, ...openCohorts(today).filter(({ starts }) => starts > last)];
}
