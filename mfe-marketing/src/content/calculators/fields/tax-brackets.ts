import type { EntryGroup } from '../calculator.ts';
import { mostDollars as most, taxYear } from './common.ts';

export const fields = [
  {
    legend: 'Return',
    entries: [
      taxYear,
      {
        kind: 'choice',
        name: 'status',
        label: 'Filing status',
        start: 'joint',
        options: [
          { value: 'single', label: 'Single' },
          { value: 'joint', label: 'Married filing jointly' },
          { value: 'separate', label: 'Married filing separately' },
          { value: 'head', label: 'Head of household' },
        ],
      },
      {
        kind: 'choice',
        name: 'over65',
        label: 'People of 65 or older',
        hint: 'At the end of the year.',
        start: '0',
        options: [
          { value: '0', label: 'None' },
          { value: '1', label: 'One' },
          { value: '2', label: 'Two' },
        ],
      },
    ],
  },
  {
    legend: 'Income',
    entries: [
      {
        kind: 'dollars',
        name: 'income',
        label: 'Ordinary income',
        hint: 'Wages, profit, interest, rent, pensions, before any deduction.',
        start: '450,000',
        least: 0,
        most,
      },
      {
        kind: 'dollars',
        name: 'gains',
        label: 'Long-term gains and qualified dividends',
        hint: 'Beside the income above.',
        start: '',
        least: 0,
        most,
        isOptional: true,
      },
      {
        kind: 'dollars',
        name: 'wages',
        label: 'Wages in that income',
        hint: 'For the additional Medicare tax.',
        start: '',
        least: 0,
        most,
        isOptional: true,
      },
      {
        kind: 'dollars',
        name: 'investment',
        label: 'Interest and rent in that income',
        hint: 'For the tax on net investment income.',
        start: '',
        least: 0,
        most,
        isOptional: true,
      },
    ],
  },
  {
    legend: 'Deductions',
    entries: [
      {
        kind: 'choice',
        name: 'deduction',
        label: 'Deduction',
        start: 'standard',
        options: [
          { value: 'standard', label: 'Standard' },
          { value: 'itemized', label: 'Itemized' },
        ],
      },
      {
        kind: 'dollars',
        name: 'salt',
        label: 'State and local tax paid',
        hint: 'Before its cap.',
        start: '',
        least: 0,
        most,
        isOptional: true,
      },
      {
        kind: 'dollars',
        name: 'other',
        label: 'Other itemized deductions',
        start: '',
        least: 0,
        most,
        isOptional: true,
      },
    ],
  },
] as const satisfies readonly EntryGroup[];
