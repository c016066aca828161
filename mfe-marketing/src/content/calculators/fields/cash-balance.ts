import type { EntryGroup } from '../calculator.ts';
import { mostDollars, taxYear } from './common.ts';

export const fields = [
  {
    legend: 'Owner',
    entries: [
      { ...taxYear, label: 'Limits of the year' },
      { kind: 'number', name: 'age', label: 'Age today', start: '52', least: 18, most: 64 },
      {
        kind: 'dollars',
        name: 'pay',
        label: 'Average pay, three highest years',
        start: '360,000',
        least: 0,
        most: mostDollars,
      },
      {
        kind: 'number',
        name: 'service',
        label: 'Years with the employer so far',
        start: '10',
        least: 0,
        most: 60,
      },
    ],
  },
  {
    legend: 'Assumptions that you may change',
    entries: [
      {
        kind: 'choice',
        name: 'retire',
        label: 'Retirement at',
        start: '62',
        options: ['62', '63', '64', '65'].map((value) => ({ value, label: value })),
      },
      {
        kind: 'percent',
        name: 'credit',
        label: 'Interest credited each year, percent',
        start: '5',
        least: 0,
        most: 10,
      },
      {
        kind: 'number',
        name: 'factor',
        label: 'Annuity factor',
        hint: 'Dollars at retirement for a dollar of benefit a year.',
        start: '12',
        least: 5,
        most: 20,
        isDecimal: true,
      },
    ],
  },
] as const satisfies readonly EntryGroup[];
