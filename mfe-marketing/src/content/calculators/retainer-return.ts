import {
  computeRetainerReturn,
  type RetainerInput,
  type RetainerReturn,
} from 'shared-contract/calculators/retainer-return';
import { formatCount, formatNumber } from 'shared-contract/format';
import { paths } from 'shared-contract/paths';
import { programme } from 'shared-contract/programme';
import {
  type Calculator,
  type CalculatorCopy,
  type EntryValues,
  type ResultStep,
  type EntryGroup,
  dollars,
  line,
  sum,
  wholeDollars,
} from './calculator.ts';

const groups = [
  {
    legend: 'Retainers',
    entries: [
      { kind: 'number', name: 'retainers', label: 'Planning clients', start: '2', most: 1000 },
      {
        kind: 'dollars',
        name: 'price',
        label: 'Yearly retainer of each',
        start: '12,000',
        most: 10_000_000,
      },
      {
        kind: 'number',
        name: 'hours',
        label: 'Hours of work on each a year',
        start: '30',
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
        label: 'Other yearly costs',
        hint: 'Staff, software, insurance.',
        start: '3,000',
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

const copy = {
  name: 'Retainer calculator',
  description:
    'For CPAs: what a year of planning retainers leaves after costs, the program’s price, and the hours. Arithmetic, not a forecast.',
  title: 'Planning retainers: price, hours, and what remains',
  lead: 'For CPAs: what a year of planning retainers leaves after costs, the program’s price, and the hours. Arithmetic with your numbers, not a forecast.',
  assumptions: [
    'You pay the program’s price once, in the first year. The partnership and travel are left out.',
    `The program takes its upper estimate of ${programme.weeklyEffortHours.to} hours a week for ${programme.weeks} weeks.`,
    'Every retainer starts on the first day and runs the full year.',
    'Figures are before tax and your own pay.',
  ],
  limits: [
    'It does not predict that any client will sign, or at what price.',
    'The hours it takes to win a client, and compliance work that planning brings or replaces.',
  ],
  sources: [
    { of: 'Program price, weeks, and hours', source: 'Our price list; see pricing' },
    { of: 'Retainers, hours, and costs', source: 'Your entries' },
  ],
  related: [
    {
      kind: 'Page',
      label: 'What certification costs',
      to: paths.pricing,
      text: 'Both ways to pay, the refund, and what the price leaves out.',
    },
    {
      kind: 'Page',
      label: 'Certification, week by week',
      to: paths.cpps,
      text: 'The subjects, the teachers, and the start dates.',
    },
    {
      kind: 'Page',
      label: 'For CPA firms',
      to: paths.forCpas,
      text: 'Offer plans to your clients together with us.',
    },
  ],
} as const satisfies CalculatorCopy;

const perHour = (rate: number | undefined) => (rate === undefined ? 'None' : `${wholeDollars(rate)} an hour`);

function stepsOf(
  { retainers, price, hours, costs, enrolment }: Required<RetainerInput>,
  result: RetainerReturn,
): readonly ResultStep[] {
  return [
    {
      title: 'First year',
      lines: [
        line('Retainers', result.revenue, `${formatNumber(retainers)} x ${dollars(price)}`),
        line('Other costs', -costs),
        line(
          'Program',
          -result.programPrice,
          `${enrolment === 'earlyEnrolment' ? 'early enrollment' : 'standard price'}, paid once`,
        ),
        sum('Remaining', result.firstYear, 'before tax and your own pay'),
      ],
    },
    {
      title: 'Hours',
      lines: [
        {
          label: 'Retainers',
          how: `${formatNumber(retainers)} x ${formatNumber(hours)} hours`,
          value: formatNumber(result.laterHours),
        },
        {
          label: 'Program',
          how: 'at its upper estimate',
          value: formatNumber(result.programHours),
        },
        {
          label: 'Per hour',
          how: `${dollars(result.firstYear)} / ${formatNumber(result.firstYearHours)}`,
          value: perHour(result.firstYearRate),
          isSum: true,
        },
      ],
    },
    {
      title: 'Each later year',
      lines: [sum('Remaining', result.laterYear, `${dollars(result.revenue)} − ${dollars(costs)}`)],
    },
  ];
}

function compute(values: EntryValues) {
  const input = {
    retainers: values.number('retainers'),
    price: values.number('price'),
    hours: values.number('hours'),
    costs: values.number('costs'),
    enrolment: values.text('enrollment') === 'early' ? 'earlyEnrolment' : 'standard',
  } as const;
  const result = computeRetainerReturn(input);
  const cover =
    result.breakEven === undefined
      ? 'Without a price, no number of retainers covers the program.'
      : `${formatCount(result.breakEven, 'retainer', 'retainers')} of ${wholeDollars(input.price)} ${result.breakEven === 1 ? 'covers' : 'cover'} the program and a year’s costs.`;
  return {
    figure: { label: 'Remaining after the first year', amount: result.firstYear },
    summary: `${wholeDollars(result.firstYear)} remains after the first year, for ${formatCount(result.firstYearHours, 'hour', 'hours')}, and ${wholeDollars(result.laterYear)} after each later year. ${cover}`,
    facts: [
      { label: 'Per hour, first year', value: perHour(result.firstYearRate) },
      { label: 'Each later year', value: wholeDollars(result.laterYear) },
      { label: 'Per hour, later years', value: perHour(result.laterRate) },
      { label: 'Hours, first year', value: formatNumber(result.firstYearHours) },
    ],
    bars: [
      { label: 'Yearly retainers', amount: result.revenue },
      { label: 'Program price', amount: result.programPrice },
      { label: 'Other yearly costs', amount: input.costs },
    ],
    steps: stepsOf(input, result),
    notes: ['Arithmetic with your numbers. It promises nothing.'],
  };
}

export const retainerReturn: Calculator = {
  slug: 'retainer-return',
  ...copy,
  groups,
  graph: { over: 'retainers', most: 20 },
  compute,
};
