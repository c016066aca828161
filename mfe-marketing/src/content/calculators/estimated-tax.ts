import {
  computeEstimatedTax,
  type EstimatedTax,
  safeHarbors,
} from 'shared-contract/calculators/estimated-tax';
import { paths } from 'shared-contract/paths';
import {
  type Calculator,
  type EntryGroup,
  type EntryValues,
  filingStatus,
  line,
  percent,
  statusOf,
  sum,
  taxYear,
  wholeDollars,
  yearOf,
} from './calculator.ts';

/** Due dates of the four installments, moved from weekends (IRC 6654(c)(2), 7503). */
const dueDates = {
  2025: ['April 15, 2025', 'June 16, 2025', 'September 15, 2025', 'January 15, 2026'],
  2026: ['April 15, 2026', 'June 15, 2026', 'September 15, 2026', 'January 15, 2027'],
} as const;

const groups = [
  {
    legend: 'This year',
    entries: [
      taxYear,
      filingStatus,
      {
        kind: 'dollars',
        name: 'tax',
        label: 'Total tax you expect',
        hint: 'Income tax, self-employment tax, and surtaxes, after credits and before withholding.',
        law: 'IRC 6654(f).',
        start: '140,000',
      },
      {
        kind: 'dollars',
        name: 'withheld',
        label: 'Withholding for the year',
        hint: 'Counts as paid in four equal parts.',
        law: 'IRC 6654(g)(1).',
        start: '40,000',
        isOptional: true,
      },
      {
        kind: 'dollars',
        name: 'paid',
        label: 'Estimated payments so far',
        hint: 'With any refund applied from last year.',
        start: '45,000',
        isOptional: true,
      },
      {
        kind: 'choice',
        name: 'next',
        label: 'Next installment',
        law: 'IRC 6654(c)(2).',
        start: '4',
        options: [
          { value: '1', label: 'First, in April' },
          { value: '2', label: 'Second, in June' },
          { value: '3', label: 'Third, in September' },
          { value: '4', label: 'Fourth, in January' },
        ],
      },
    ],
  },
  {
    legend: 'Last year',
    entries: [
      {
        kind: 'switch',
        name: 'filed',
        label: 'You filed a return for all 12 months of last year',
        start: '1',
      },
      { kind: 'dollars', name: 'prior', label: 'Total tax last year', start: '96,000' },
      {
        kind: 'dollars',
        name: 'agi',
        label: 'Adjusted gross income last year',
        hint: `Above ${wholeDollars(safeHarbors.highIncome)}, half on a separate return, the safe harbor is ${percent(safeHarbors.priorHigh)}.`,
        law: 'IRC 6654(d)(1)(C).',
        start: '420,000',
      },
    ],
  },
] as const satisfies readonly EntryGroup[];

function stepsOf(values: EntryValues, result: EstimatedTax) {
  const { byCurrent, byPrior, required, priorRate, isExempt } = result;
  const dates = dueDates[yearOf(values)];
  const next = values.number('next');
  return [
    {
      title: 'Required annual payment',
      lines: [
        line(
          'By this year’s tax',
          byCurrent,
          `${percent(safeHarbors.current)} x ${wholeDollars(values.number('tax'))}`,
        ),
        byPrior === undefined
          ? { label: 'By last year’s tax', how: 'no return for 12 months', value: 'None' }
          : line(
              'By last year’s tax',
              byPrior,
              `${percent(priorRate)} x ${wholeDollars(values.number('prior'))}`,
            ),
        sum('Required', required, isExempt ? 'none: see the note' : 'the lesser'),
      ],
    },
    {
      title: 'Your payments',
      lines: [
        line('Required', required),
        line('Withholding', -values.number('withheld')),
        sum('Estimated payments for the year', result.estimates, 'or 0'),
      ],
    },
    {
      title: 'Four installments',
      lines: dates.map((date, index) =>
        line(date, result.estimates / 4, index + 1 === next ? 'next installment' : undefined),
      ),
    },
    {
      title: `By ${dates[next - 1] ?? ''}`,
      lines: [
        line('Due by then', result.dueByNext, `${next} of 4 installments`),
        line('Paid so far', -values.number('paid')),
        sum('Pay now', result.dueNow, 'or 0'),
      ],
    },
  ];
}

function compute(values: EntryValues) {
  const next = values.number('next');
  const result = computeEstimatedTax({
    status: statusOf(values),
    tax: values.number('tax'),
    priorTax: values.isOn('filed') ? values.number('prior') : undefined,
    priorIncome: values.number('agi'),
    withheld: values.number('withheld'),
    paid: values.number('paid'),
    next,
  });
  const date = dueDates[yearOf(values)][next - 1] ?? '';
  return {
    figure: { label: `Pay by ${date}`, amount: result.dueNow },
    summary: `Pay ${wholeDollars(result.dueNow)} by ${date} to be inside the safe harbor from then on. The required annual payment is ${wholeDollars(result.required)}; ${wholeDollars(result.withReturn)} remains for the return.`,
    facts: [
      { label: 'Required annual payment', value: wholeDollars(result.required) },
      { label: 'Estimated payments for the year', value: wholeDollars(result.estimates) },
      { label: 'Each installment', value: wholeDollars(result.estimates / 4) },
      { label: 'Balance with the return', value: wholeDollars(result.withReturn) },
    ],
    bars: [
      { label: `${percent(safeHarbors.current)} of this year’s tax`, amount: result.byCurrent },
      { label: `${percent(result.priorRate)} of last year’s tax`, amount: result.byPrior ?? 0 },
    ],
    steps: stepsOf(values, result),
    notes: [
      ...(result.isExempt
        ? [
            `No addition to tax applies: less than ${wholeDollars(safeHarbors.smallBalance)} is due after withholding, or last year had no tax (IRC 6654(e)).`,
          ]
        : []),
      'A late installment is not cured by a later one, but withholding is: more withholding in December counts as paid evenly through the year.',
    ],
  };
}

export const estimatedTax: Calculator = {
  slug: 'estimated-tax',
  name: 'Estimated tax safe harbor',
  description:
    'What to pay by the next estimated tax date: 90% of this year, 100% or 110% of last year, with withholding and payments so far (IRC 6654).',
  title: 'Estimated tax: the safe harbors',
  lead: 'The least you can pay by the next due date without an addition to tax: 90% of this year’s tax, or 100% or 110% of last year’s.',
  assumptions: [
    'You are an individual with a calendar year, and not a farmer or fisherman.',
    'Withholding is spread evenly over the four dates. You may instead prove the actual dates (IRC 6654(g)(1)).',
    'Income arrives evenly. If most of it came late in the year, annualized installments can be lower (IRC 6654(d)(2), Form 2210, Schedule AI).',
    'If last year’s return had no tax for 12 months, no payments are required for a citizen or resident (IRC 6654(e)(2)).',
  ],
  limits: [
    'The addition to tax itself, which depends on the quarterly underpayment rate (IRC 6621).',
    'State estimates. Tennessee has no individual income tax.',
    'The balance with the return. A safe harbor avoids the addition to tax, not the tax.',
  ],
  sources: [
    { of: 'Required annual payment', source: safeHarbors.source },
    { of: 'Installments and dates', source: 'IRC 6654(c), (d)(1)(A); IRC 7503' },
    { of: 'Exceptions', source: 'IRC 6654(e)(1), (2)' },
    { of: 'Tax that counts, and withholding', source: 'IRC 6654(f), (g)' },
  ],
  related: [
    {
      kind: 'Calculator',
      label: 'Federal tax bracket estimate',
      to: paths.calculator('tax-brackets'),
      text: 'Estimate this year’s tax first.',
    },
    {
      kind: 'Article',
      label: 'Year-end tax planning: what has to happen by December 31, 2026',
      to: paths.blogArticle('year-end-tax-planning'),
      text: 'Moves that still change this year’s tax.',
    },
  ],
  groups,
  graph: { over: 'tax' },
  compute,
};
