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
        law: 'IRC 41(b).',
        start: '400,000',
      },
      { kind: 'dollars', name: 'first', label: 'One year before', start: '350,000' },
      { kind: 'dollars', name: 'second', label: 'Two years before', start: '300,000' },
      {
        kind: 'dollars',
        name: 'third',
        label: 'Three years before',
        hint: 'Enter 0 for a year without any.',
        law: 'IRC 41(c)(4)(B).',
        start: '250,000',
      },
    ],
  },
  {
    legend: 'Your tax',
    entries: [
      {
        kind: 'percent',
        name: 'rate',
        label: 'Marginal tax rate',
        hint: '21 for a C corporation.',
        start: '37',
        most: 60,
      },
      {
        kind: 'dollars',
        name: 'tax',
        label: 'Income tax for the year',
        hint: 'Leave empty to skip the limit on business credits.',
        law: 'IRC 38(c).',
        start: '',
        isOptional: true,
      },
    ],
  },
] as const satisfies readonly EntryGroup[];

const copy = {
  name: 'Research credit calculator',
  description:
    'The alternative simplified research credit from four years of expenses, in full and with the election of IRC 280C(c), step by step.',
  title: 'Research credit by the simplified method',
  lead: 'The alternative simplified credit from four years of qualified expenses, in full and with the election of IRC 280C(c).',
  assumptions: [
    'The alternative simplified method: 14% of the expenses above half the average of the three prior years, or 6% of all expenses if any of the three years has none.',
    'Without the election, the full credit reduces the research deduction. With it, the credit is 79% and the deduction is complete. Make the election on a timely original return.',
    'All research is done in the United States. Related companies count as one taxpayer.',
  ],
  limits: [
    'Whether the work qualifies. Each business component must pass the four-part test of IRC 41(d), with records.',
    'The pass-through limit of IRC 41(g), and the tentative minimum tax in IRC 38(c). An unused credit goes back one year and forward twenty (IRC 39).',
    'The regular method, and the payroll offset of small businesses (IRC 41(a)(1), 41(h)).',
    'Short tax years, acquisitions, and sales, which change the base.',
  ],
  sources: [
    { of: 'Simplified credit', source: 'IRC 41(c)(4)' },
    { of: 'Qualified research', source: 'IRC 41(b), (d)' },
    { of: 'Credit or deduction', source: 'IRC 280C(c); P.L. 119-21 section 70302' },
    { of: 'Limit, carryback, and carryforward', source: 'IRC 38(c), 39' },
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
      text: 'What you must pay by the end of the year.',
    },
    {
      kind: 'Podcast',
      label: 'Finding the cost you already pay',
      to: paths.podcast.costRemediation,
      text: 'Other savings in the invoices you already pay, with transcript.',
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
    ? [line('Base', 0, 'one of the three years has no expenses, so all of this year counts')]
    : [
        line('Average of three years', result.average, `(${priorOf(values).map(dollars).join(' + ')}) / 3`),
        line('Half of the average', result.base),
      ];
}

function stepsOf(values: EntryValues, result: ResearchCredit): readonly ResultStep[] {
  const current = values.number('current');
  const taxRate = values.number('rate');
  return [
    {
      title: 'Expenses above the base',
      lines: [
        line('This year', current),
        ...baseLines(values, result),
        sum('Above the base', result.excess, `${dollars(current)} − ${dollars(result.base)}, or 0`),
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
          'In full, after the lost deduction',
          result.fullAfterDeduction,
          `${dollars(result.credit)} less ${percent(taxRate)}`,
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
    ...(values.text('tax').trim() !== '' && { incomeTax: values.number('tax') }),
  });
  const better = result.reduced > result.fullAfterDeduction ? 'with' : 'without';
  return {
    figure: { label: 'Credit in full', amount: result.credit },
    summary: `The credit comes to ${wholeDollars(result.credit)} in full, or ${wholeDollars(result.reduced)} with the election of IRC 280C(c), which preserves the deduction.`,
    facts: [
      { label: 'With the election', value: wholeDollars(result.reduced) },
      { label: 'In full, after the lost deduction', value: wholeDollars(result.fullAfterDeduction) },
      { label: 'Rate', value: percent(result.rate) },
      { label: 'Expenses above the base', value: wholeDollars(result.excess) },
    ],
    bars: [
      { label: 'With the election', amount: result.reduced },
      {
        label: `In full, less ${percent(taxRate)} on the lost deduction`,
        amount: result.fullAfterDeduction,
      },
    ],
    steps: stepsOf(values, result),
    ...(result.reduced !== result.fullAfterDeduction && {
      notes: [
        ...(result.usable < result.reduced
          ? [
              `With the election, ${wholeDollars(result.usable)} can offset this year’s income tax (IRC 38(c)). The rest is carried back one year or forward twenty.`,
            ]
          : []),
        `At ${percent(taxRate)}, you are ahead ${better} the election.`,
      ],
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
