import type { EntryGroup } from '../calculator.ts';
import { mostDollars as most, taxYear } from './common.ts';

const months = [
  ...['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October'],
  ...['November', 'December'],
];

export const fields = [
  {
    legend: 'Building',
    entries: [
      {
        kind: 'dollars',
        name: 'cost',
        label: 'Cost without land',
        start: '2,000,000',
        least: 0,
        most,
      },
      {
        kind: 'choice',
        name: 'kind',
        label: 'Kind of building',
        start: 'nonresidential',
        options: [
          { value: 'nonresidential', label: 'Nonresidential, 39 years' },
          { value: 'residential', label: 'Residential rental, 27.5 years' },
        ],
      },
      {
        kind: 'choice',
        name: 'acquired',
        label: 'Acquired',
        hint: 'A binding written contract decides the day.',
        start: 'after',
        options: [
          { value: 'after', label: 'After January 19, 2025' },
          { value: 'before', label: 'January 19, 2025 or earlier' },
        ],
      },
      { ...taxYear, label: 'Placed in service in' },
      {
        kind: 'choice',
        name: 'month',
        label: 'Month of service',
        start: '7',
        options: months.map((label, index) => ({ value: String(index + 1), label })),
      },
    ],
  },
  {
    legend: 'What the study finds',
    entries: [
      {
        kind: 'dollars',
        name: 'five',
        label: '5-year property',
        hint: 'Carpet, appliances, dedicated equipment wiring.',
        start: '300,000',
        least: 0,
        most,
        isOptional: true,
      },
      {
        kind: 'dollars',
        name: 'seven',
        label: '7-year property',
        hint: 'Office furniture and most fixtures.',
        start: '',
        least: 0,
        most,
        isOptional: true,
      },
      {
        kind: 'dollars',
        name: 'fifteen',
        label: '15-year property',
        hint: 'Paving, fences, landscaping.',
        start: '200,000',
        least: 0,
        most,
        isOptional: true,
      },
      {
        kind: 'percent',
        name: 'rate',
        label: 'Your marginal tax rate, percent',
        start: '37',
        least: 0,
        most: 60,
      },
    ],
  },
] as const satisfies readonly EntryGroup[];
