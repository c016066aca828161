import type { EntryGroup } from '../calculator.ts';
import { mostDollars as most } from './common.ts';

export const fields = [
  {
    legend: 'Qualified research expenses',
    entries: [
      {
        kind: 'dollars',
        name: 'current',
        label: 'This year',
        hint: 'Wages, supplies, and 65% of most contract research.',
        start: '400,000',
        least: 0,
        most,
      },
      { kind: 'dollars', name: 'first', label: 'One year before', start: '350,000', least: 0, most },
      { kind: 'dollars', name: 'second', label: 'Two years before', start: '300,000', least: 0, most },
      {
        kind: 'dollars',
        name: 'third',
        label: 'Three years before',
        hint: 'Enter 0 for a year without any.',
        start: '250,000',
        least: 0,
        most,
      },
    ],
  },
  {
    legend: 'Who pays tax on the deduction',
    entries: [
      {
        kind: 'percent',
        name: 'rate',
        label: 'Marginal tax rate, percent',
        hint: '21 for a C corporation.',
        start: '37',
        least: 0,
        most: 60,
      },
    ],
  },
] as const satisfies readonly EntryGroup[];
