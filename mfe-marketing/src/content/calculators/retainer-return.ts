import { paths } from 'shared-contract/paths';
import { type CalculatorCopy, type EntryGroup, maxDollars } from './calculator.ts';

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
        most: maxDollars,
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

export const copy = {
  name: 'Retainer calculator',
  description:
    'For CPAs: what a year of planning retainers leaves after costs, the price of the program and the hours. Arithmetic, not a forecast.',
  title: 'Planning retainers: price, hours and what is left',
  lead: 'For CPAs: what a year of planning retainers leaves after costs, the price of the program and the hours. Arithmetic on numbers that you choose, not a forecast.',
  assumptions: [
    'The price of the program is paid once, in the first year; the partnership and travel are not counted.',
    'The program takes its upper estimate of 8 hours a week for 14 weeks.',
    'Every retainer starts on the first day and is paid for the whole year.',
    'Figures are before tax and before your own pay.',
  ],
  limits: [
    'It does not say that anybody signs a retainer, or at what price. That depends on the practice, its clients and the work.',
    'The hours of winning a client are not in it, nor the compliance work that planning may bring or replace.',
  ],
  sources: [
    { of: 'Price, weeks and hours of the program', source: 'The price list of the program; see pricing' },
    { of: 'Retainers, hours and costs', source: 'Your own entries' },
  ],
  related: [
    {
      kind: 'Page',
      label: 'What certification costs',
      to: paths.pricing,
      text: 'Both ways to pay, the refund, and what is not in the price.',
    },
    {
      kind: 'Page',
      label: 'Certification, week by week',
      to: paths.cpps,
      text: 'What is taught, who teaches it, and when it starts.',
    },
    {
      kind: 'Page',
      label: 'For CPA firms',
      to: paths.forCpas,
      text: 'Offering the plan to your clients together with the firm.',
    },
  ],
} as const satisfies CalculatorCopy;
