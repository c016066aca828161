import type { ChoiceEntry } from '../calculator.ts';

/** The most that a field of dollars takes. */
export const mostDollars = 1_000_000_000;

export const taxYear = {
  kind: 'choice',
  name: 'year',
  label: 'Tax year',
  start: '2026',
  options: [
    { value: '2026', label: '2026, filed in 2027' },
    { value: '2025', label: '2025, filed in 2026' },
  ],
} as const satisfies ChoiceEntry;
