import { programme } from 'shared-contract/programme';
import type { Cohort } from './cohort-list.ts';

/** How many may come, or once it is known, how many still can. */
export function seatWords({ seats }: Cohort): string {
  if (!seats) return `${programme.seatsPerCohort} seats at most`;
  const { all, left } = seats;
  if (left === 0) return 'All seats taken: you join the waiting list';
  return left === 1 ? `1 seat of ${all} left` : `${left} of ${all} seats left`;
}
