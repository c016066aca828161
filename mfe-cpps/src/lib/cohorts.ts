import { useEffect, useState } from 'react';
import { type CohortDates, openCohorts } from 'shared-contract/cohorts';
import { programme } from 'shared-contract/programme';
import { addDays } from 'shared-contract/zoned-time';
import { loadChunk } from 'shared-ui/chunks';
import { useToday } from 'shared-ui/hooks';

/** A cohort that accepts applications. Its seats are undefined until the database responds. */
export interface Cohort extends CohortDates {
  readonly seats?: { readonly all: number; readonly left: number };
}

export interface CohortRow {
  readonly starts_on: string;
  readonly seats: number;
  readonly seats_taken: number;
}

/**
 * Returns the cohorts that accept applications: the database's open cohorts, then the announced ones that start later.
 *
 * @param today empty if unknown, as in the prerendered page
 * @param rows the database's open cohorts. Empty until they load, or if loading fails.
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

/** Formats the number of seats or, once it is known, the number of seats left. */
export function seatLabel({ seats }: Cohort): string {
  if (!seats) return `${programme.seatsPerCohort} seats at most`;
  const { all, left } = seats;
  if (left === 0) return 'All seats taken: you join the waiting list';
  return left === 1 ? `1 seat of ${all} left` : `${left} of ${all} seats left`;
}

/** The last response, shown immediately when the visitor returns to the page. */
let lastRows: readonly CohortRow[] = [];

/**
 * Returns the cohorts that accept applications today. The prerendered page knows neither the date nor the seats, so it
 * lists all announced cohorts. The browser then requests the seats. If that fails, the announced dates stay, so no error
 * is shown.
 */
export function useCohorts(): { readonly cohorts: readonly Cohort[]; readonly today: string } {
  const today = useToday('');
  const [rows, setRows] = useState(lastRows);
  useEffect(() => {
    const load = async () => {
      const { readCohorts } = await loadChunk(
        () => import(/* webpackChunkName: "cpps-cohorts" */ './read-cohorts.ts'),
      );
      lastRows = await readCohorts();
      setRows(lastRows);
    };
    let isRequested = false;
    const tryLoad = () => {
      if (isRequested) return;
      isRequested = true;
      load().catch(() => (isRequested = false));
    };
    // Offline, the request would fail.
    if (navigator.onLine) tryLoad();
    addEventListener('online', tryLoad);
    return () => removeEventListener('online', tryLoad);
  }, []);
  return { cohorts: cohortList(today, rows), today };
}
