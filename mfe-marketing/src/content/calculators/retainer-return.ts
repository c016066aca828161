import {
  computeRetainerReturn,
  type RetainerInput,
  type RetainerReturn,
} from 'shared-contract/calculators/retainer-return';
import { formatCount, formatNumber } from 'shared-contract/format';
import { paths } from 'shared-contract/paths';
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
        label: 'Retainer of each for a year',
        start: '12,000',
        most: 10_000_000,
      },
      {
        kind: 'number',
        name: 'hours',
        label: 'Hours of work on each in a year',
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
        label: 'Other costs of a year',
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
        sum('Left', result.firstYear, 'before tax and your own pay'),
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
          label: 'Left for each hour',
          how: `${dollars(result.firstYear)} / ${formatNumber(result.firstYearHours)}`,
          value: perHour(result.firstYearRate),
          isSum: true,
        },
      ],
    },
    {
      title: 'Each year after',
      lines: [sum('Left', result.laterYear, `${dollars(result.revenue)} − ${dollars(costs)}`)],
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
      ? 'At no price nothing covers the program.'
      : `${formatCount(result.breakEven, 'retainer', 'retainers')} of ${wholeDollars(input.price)} ${result.breakEven === 1 ? 'covers' : 'cover'} the program and a year’s costs.`;
  return {
    figure: { label: 'Left of the first year', amount: result.firstYear },
    summary: `${wholeDollars(result.firstYear)} is left of the first year, for ${formatCount(result.firstYearHours, 'hour', 'hours')}; ${wholeDollars(result.laterYear)} of each year after. ${cover}`,
    facts: [
      { label: 'Each hour, first year', value: perHour(result.firstYearRate) },
      { label: 'Left of each year after', value: wholeDollars(result.laterYear) },
      { label: 'Each hour after', value: perHour(result.laterRate) },
      { label: 'Hours, first year', value: formatNumber(result.firstYearHours) },
    ],
    bars: [
      { label: 'Retainers of a year', amount: result.revenue },
      { label: 'Price of the program', amount: result.programPrice },
      { label: 'Other costs of a year', amount: input.costs },
    ],
    steps: stepsOf(input, result),
    notes: ['Arithmetic on your own numbers. It promises nothing.'],
  };
}

export const retainerReturn: Calculator = {
  slug: 'retainer-return',
  ...copy,
  groups,
  graph: { over: 'retainers' },
  compute,
};
