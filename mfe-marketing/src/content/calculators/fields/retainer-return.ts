import type { EntryGroup } from '../calculator.ts';
import { mostDollars } from './common.ts';

export const fields = [
  {
    legend: 'Retainers',
    entries: [
      { kind: 'number', name: 'retainers', label: 'Planning clients', start: '2', least: 0, most: 1000 },
      {
        kind: 'dollars',
        name: 'price',
        label: 'Retainer of each for a year',
        start: '12,000',
        least: 0,
        most: 10_000_000,
      },
      {
        kind: 'number',
        name: 'hours',
        label: 'Hours of work on each in a year',
        start: '30',
        least: 0,
        most: 5000,
      },
    ],
  },
  {
    legend: 'Costs',
    entries: [
      {
        kind: 'dollars',
        name: 'costs',
        label: 'Other costs of a year',
        hint: 'Staff, software, insurance.',
        start: '3,000',
        least: 0,
        most: mostDollars,
        isOptional: true,
      },
      {
        kind: 'choice',
        name: 'enrollment',
        label: 'Price of the program',
        start: 'early',
        options: [
          { value: 'early', label: 'Early enrollment, paid once' },
          { value: 'standard', label: 'Standard, paid once' },
        ],
      },
    ],
  },
] as const satisfies readonly EntryGroup[];
