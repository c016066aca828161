import { useState } from 'react';
import { onSignOut } from 'shared-auth/session-store';
import type { Cohort, Decision, Decisions, Place } from './queries.ts';

const reason = {
  field: 'Reason, sent to the applicant',
  noReason: 'Enter the reason. The applicant sees it.',
} as const;

interface DecisionTexts {
  readonly field: string;
  readonly hint: string;
  /** The message if the required reason is missing; null if none is required. */
  readonly noReason: string | null;
  readonly button: string;
  readonly done: string;
}

export const decisionTexts: Readonly<Record<Decision, DecisionTexts>> = {
  approve: {
    field: 'Note to the applicant',
    hint: 'The email quotes it as written.',
    noReason: null,
    button: 'Approve',
    done: 'Approved.',
  },
  reject: {
    ...reason,
    hint: 'Say what is missing, and whether to apply again.',
    button: 'Reject',
    done: 'Rejected.',
  },
  take_off: {
    ...reason,
    hint: 'The email quotes it as written, and it stays in the records.',
    button: 'Take off',
    done: 'Taken off the waiting list.',
  },
};

/** A future cohort. `free` counts the seats that are neither taken nor promised. */
export type FreeCohort = Cohort & { readonly free: number };

/**
 * Returns the future cohorts with a free seat, the earliest first. An approval promises its seat before its email is sent.
 * The database checks again.
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

/**
 * Returns the cohort that a waiting applicant would join now: the requested one, or the next if they have no
 * preference.
 */
export const seatFor = (cohortId: string | null, free: readonly FreeCohort[]): FreeCohort | undefined =>
  cohortId === null ? free[0] : free.find(({ id }) => id === cohortId);

export interface PlaceOption extends Place {
  readonly value: string;
  readonly label: string;
  /** Number of free seats. Empty for a waiting list. */
  readonly note: string;
}

const option = (label: string, cohortId: string | null, waits: boolean, note = ''): PlaceOption => ({
  value: `${waits ? 'wait' : 'seat'}:${cohortId ?? ''}`,
  label,
  cohortId,
  waits,
  note,
});

/** Returns the options for an approval. The database's own choice is first. */
export function placesFor(
  wanted: Cohort | undefined,
  free: readonly FreeCohort[],
): readonly [PlaceOption, ...PlaceOption[]] {
  const isWanted = (one: Cohort) => one.id === wanted?.id;
  const seats = [...free.filter(isWanted), ...free.filter((one) => !isWanted(one))].map((one) =>
    option(
      `${one.name} (${one.free} free)${isWanted(one) ? ', as requested' : ''}`,
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

/** Unsent texts by field, so that closing a drawer loses none. */
const drafts = new Map<string, string>();
onSignOut(() => drafts.clear());

/** A text that survives its field until it is sent. */
export function useTextDraft(key: string): readonly [string, (text: string) => void] {
  const [text, setText] = useState(() => drafts.get(key) ?? '');
  const change = (next: string) => {
    if (next === '') drafts.delete(key);
    else drafts.set(key, next);
    setText(next);
  };
  return [text, change];
}
