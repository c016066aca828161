import { computeResearchCredit } from 'shared-contract/calculators/research-credit';
import { paths } from 'shared-contract/paths';
import {
  type Calculator,
  type CalculatorCopy,
  type EntryValues,
  type ResultLine,
  type ResultStep,
  type EntryGroup,
  dollars,
  line,
  percent,
  sum,
  wholeDollars,
} from './calculator.ts';

const groups = [
  {
    legend: 'Qualified research expenses',
    entries: [
      {
        kind: 'dollars',
        name: 'current',
        label: 'This year',
        hint: 'Wages, supplies, and 65% of most contract research.',
        start: '400,000',
      },
      { kind: 'dollars', name: 'first', label: 'One year before', start: '350,000' },
      { kind: 'dollars', name: 'second', label: 'Two years before', start: '300,000' },
      {
        kind: 'dollars',
        name: 'third',
        label: 'Three years before',
        hint: 'Enter 0 for a year without any.',
        start: '250,000',
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
        most: 60,
      },
    ],
  },
] as const satisfies readonly EntryGroup[];

const copy = {
  name: 'Research credit calculator',
  description:
    'The alternative simplified research credit from four years of expenses, in full and with the election of IRC 280C(c), step by step.',
  title: 'Research credit by the simplified method',
  lead: 'The alternative simplified credit from four years of qualified expenses, in full and reduced by the election of IRC 280C(c).',
  assumptions: [
    'The alternative simplified method: 14% of the expenses above half the average of the three years before; 6% of all of them if any of the three years has none.',
    'Without the election, the deduction for research is smaller by the full credit; with it, the credit is 79% and the deduction stays whole. The election is made on an original return filed in time.',
    'All of the research is done in the United States, and the business is one taxpayer: related companies count together.',
  ],
  limits: [
    'It cannot tell whether the work qualifies: each business component has to pass the four tests of IRC 41(d), with records.',
    'The general business credit has a limit of its own; what is not used goes back one year and forward twenty (IRC 38 and 39).',
    'The regular method and the payroll offset of small businesses are not computed (IRC 41(a)(1), 41(h)).',
    'A short tax year, an acquisition or a sale changes the base.',
  ],
  sources: [
    { of: 'Simplified credit', source: 'IRC 41(c)(4)' },
    { of: 'What qualifies', source: 'IRC 41(b), (d)' },
    { of: 'Credit or deduction', source: 'IRC 280C(c); P.L. 119-21 section 70302' },
    { of: 'Carryback and carryforward', source: 'IRC 39' },
  ],
  related: [
    {
      kind: 'Guide',
      label: 'Tax Center',
      to: paths.taxCenter,
      text: 'Research cost and the other strategies for a business.',
    },
    {
      kind: 'Article',
      label: 'Year-end tax planning: what has to happen by December 31, 2026',
      to: paths.blogArticle('year-end-tax-planning'),
      text: 'What has to be paid by the end of the year to count.',
    },
    {
      kind: 'Podcast',
      label: 'Finding the cost you already pay',
      to: paths.podcast.costRemediation,
      text: 'Another place to look in the same invoices, with transcript.',
    },
  ],
} as const satisfies CalculatorCopy;

type ResearchCredit = ReturnType<typeof computeResearchCredit>;

/** Rate for a business that lacks qualified expenses in any of the three preceding years. */
const START_RATE = 0.06;

const priorOf = (values: EntryValues) =>
  [values.number('first'), values.number('second'), values.number('third')] as const;

function baseLines(values: EntryValues, result: ResearchCredit): readonly ResultLine[] {
  return result.rate === START_RATE
    ? [line('Base', 0, 'a year of the three has no expenses, so all of this year counts')]
    : [
        line('Average of three years', result.average, `(${priorOf(values).map(dollars).join(' + ')}) / 3`),
        line('Half of it', result.base),
      ];
}

function stepsOf(values: EntryValues, result: ResearchCredit): readonly ResultStep[] {
  const current = values.number('current');
  const taxRate = values.number('rate');
  return [
    {
      title: 'Expenses that count',
      lines: [
        line('This year', current),
        ...baseLines(values, result),
        sum('Above the base', result.excess, `${dollars(current)} − ${dollars(result.base)}, or nothing`),
      ],
    },
    {
      title: 'Credit',
      lines: [
        sum('In full', result.credit, `${percent(result.rate)} x ${dollars(result.excess)}`),
        sum('With the election', result.reduced, `79% x ${dollars(result.credit)}`),
      ],
    },
    {
      title: 'Credit or deduction',
      lines: [
        sum(
          'In full, after the smaller deduction',
          result.fullAfterDeduction,
          `${dollars(result.credit)} less ${percent(taxRate)} of it`,
        ),
      ],
    },
  ];
}

function compute(values: EntryValues) {
  const taxRate = values.number('rate');
  const result = computeResearchCredit({
    current: values.number('current'),
    prior: priorOf(values),
    taxRate,
  });
  const better = result.reduced > result.fullAfterDeduction ? 'with' : 'without';
  return {
    figure: { label: 'Credit in full', amount: result.credit },
    summary: `The credit comes to ${wholeDollars(result.credit)} in full, or ${wholeDollars(result.reduced)} with the election of IRC 280C(c), which leaves the deduction whole.`,
    facts: [
      { label: 'With the election', value: wholeDollars(result.reduced) },
      { label: 'In full, after the smaller deduction', value: wholeDollars(result.fullAfterDeduction) },
      { label: 'Rate', value: percent(result.rate) },
      { label: 'Expenses that count', value: wholeDollars(result.excess) },
    ],
    bars: [
      { label: 'With the election', amount: result.reduced },
      {
        label: `In full, less ${percent(taxRate)} on the smaller deduction`,
        amount: result.fullAfterDeduction,
      },
    ],
    steps: stepsOf(values, result),
    ...(result.reduced !== result.fullAfterDeduction && {
      notes: [`At ${percent(taxRate)} more is left ${better} the election.`],
    }),
  };
}

export const researchCredit: Calculator = {
  slug: 'research-credit',
  ...copy,
  groups,
  graph: { over: 'current' },
  compute,
};
