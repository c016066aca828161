import type { EntryGroup } from '../calculator.ts';
import { mostDollars as most, taxYear } from './common.ts';

export const fields = [
  {
    legend: 'You',
    entries: [
      taxYear,
      {
        kind: 'number',
        name: 'age',
        label: 'Age at the end of the year',
        start: '61',
        least: 16,
        most: 100,
      },
      { kind: 'dollars', name: 'pay', label: 'Pay of the year', start: '220,000', least: 0, most },
      {
        kind: 'dollars',
        name: 'prior',
        label: 'Wages of the year before',
        hint: 'Box 3 of Form W-2, from the same employer.',
        start: '205,000',
        least: 0,
        most,
        isOptional: true,
      },
    ],
  },
  {
    legend: 'Plan',
    entries: [
      {
        kind: 'percent',
        name: 'match',
        label: 'Employer match, percent of what you defer',
        start: '50',
        least: 0,
        most: 500,
      },
      {
        kind: 'percent',
        name: 'upto',
        label: 'Matched up to this percent of pay',
        start: '6',
        least: 0,
        most: 100,
      },
      {
        kind: 'switch',
        name: 'higher',
        label: 'The plan has the higher catch-up for ages 60 to 63',
        start: '1',
      },
      { kind: 'switch', name: 'roth', label: 'The plan takes Roth contributions', start: '1' },
    ],
  },
] as const satisfies readonly EntryGroup[];
