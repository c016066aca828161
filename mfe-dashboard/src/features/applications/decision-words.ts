import type { Decision } from './data/decide-application.ts';

const reason = {
  field: 'Reason, told to the applicant',
  noReason: 'Write the reason: the applicant is told.',
} as const;

interface DecisionWords {
  readonly field: string;
  readonly hint: string;
  /** Said when it is missing; null where none is asked for. */
  readonly noReason: string | null;
  readonly button: string;
  readonly done: string;
}

export const decisionWords: Readonly<Record<Decision, DecisionWords>> = {
  approve: {
    field: 'A word to the applicant',
    hint: 'Stands in the letter as you write it.',
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
    hint: 'Stands in the letter as you write it, and is kept in the records.',
    button: 'Take off',
    done: 'Taken off the waiting list.',
  },
};
