import {
  type CashBalance,
  type CashBalanceInput,
  illustrateCashBalance,
} from 'shared-contract/calculators/cash-balance';
import { formatCount } from 'shared-contract/format';
import { paths } from 'shared-contract/paths';
import {
  type Calculator,
  type CalculatorCopy,
  type EntryValues,
  type ResultStep,
  type EntryGroup,
  dollars,
  line,
  percent,
  sum,
  wholeDollars,
  taxYear,
} from './calculator.ts';

const groups = [
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
      },
      {
        kind: 'number',
        name: 'service',
        label: 'Years with the employer so far',
        start: '10',
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

const copy = {
  name: 'Cash balance illustration',
  description:
    'An illustration of a yearly cash balance contribution from age, pay and years to retirement, with every assumption and the ceiling of year one.',
  title: 'Cash balance contribution',
  lead: 'A level yearly contribution from age, pay and years to retirement. An illustration: a plan’s own figure is set and certified by an enrolled actuary.',
  assumptions: [
    'The law limits the benefit, not the contribution: $280,000 a year in 2025 and $290,000 in 2026, at ages 62 to 65, or average pay of the three highest years if that is less.',
    'Either limit is cut by a tenth for each year short of ten: of participation in the plan for the dollar limit, of service with the employer for the pay limit (IRC 415(b)(5)).',
    'The benefit times the annuity factor is the balance at retirement; level payments at the end of each year, with the interest credited, add up to it.',
    'In the first year the account can hold no more than the benefit of one year of participation, one tenth, is worth at its end.',
    'The limits stay as they are for all years, and so does pay.',
  ],
  limits: [
    'Staff cost, the tests of IRC 401(a)(4), 401(a)(26) and 410(b), and premiums to the pension insurer are not counted.',
    'Minimum funding, interest and mortality (IRC 430, 417(e), 404(o)) give an actuary other figures every year, lower or higher.',
    'A plan is meant to be permanent and its contributions are required, in lean years too.',
  ],
  sources: [
    {
      of: 'Limit of the benefit',
      source: 'IRC 415(b)(1), (5); Notice 2024-80 for 2025, Notice 2025-67 for 2026',
    },
    { of: 'Pay that counts', source: 'IRC 401(a)(17)' },
    { of: 'What an actuary applies', source: 'IRC 430, 417(e) and 404(o)' },
    { of: 'Annuity factor 12 and 5% interest', source: 'Assumptions of this page, not law' },
  ],
  related: [
    {
      kind: 'Guide',
      label: 'Advanced retirement planning',
      to: paths.advancedRetirementPlanning,
      text: 'A guide for owners, a case study, and who should not have such a plan.',
    },
    {
      kind: 'Calculator',
      label: '401(k) and catch-up limits',
      to: paths.calculator('retirement-contributions'),
      text: 'The plan that stands beside it.',
    },
    {
      kind: 'Article',
      label: 'Year-end tax planning: what has to happen by December 31, 2026',
      to: paths.blogArticle('year-end-tax-planning'),
      text: 'Until when a plan for a year can be adopted.',
    },
  ],
} as const satisfies CalculatorCopy;

function stepsOf(
  { year, creditRate, annuityFactor }: CashBalanceInput,
  result: CashBalance,
): readonly ResultStep[] {
  const span = formatCount(result.years, 'year', 'years');
  return [
    {
      title: 'Benefit',
      lines: [
        line(
          'Dollar limit',
          result.dollarLimit,
          `of ${year}, for ${span} of participation, ten count as whole`,
        ),
        line(
          'Pay limit',
          result.payLimit,
          'average pay, for the years of service at retirement, ten count as whole',
        ),
        sum('Benefit a year', result.benefit, 'the lesser'),
      ],
    },
    {
      title: 'Contribution',
      lines: [
        line('Balance at retirement', result.target, `${dollars(result.benefit)} x ${annuityFactor}`),
        sum(
          'Level contribution',
          result.contribution,
          creditRate === 0
            ? `${dollars(result.target)} / ${result.years}`
            : `${dollars(result.target)} x ${percent(creditRate)} / (${1 + creditRate}^${result.years} − 1)`,
        ),
      ],
    },
    {
      title: 'First year',
      lines: [
        line(
          'Ceiling at its end',
          result.firstYearCeiling,
          `one tenth of the dollar limit, or the pay limit after one year, x ${annuityFactor}, less ${result.years - 1} years of interest (IRC 415(b)(5))`,
        ),
        sum('First contribution', result.firstYear, 'the lesser of ceiling and level contribution'),
      ],
    },
  ];
}

function compute(values: EntryValues) {
  const retirementAge = values.number('retire');
  const input = {
    year: values.number('year') === 2025 ? 2025 : 2026,
    age: values.number('age'),
    retirementAge,
    pay: values.number('pay'),
    serviceBefore: values.number('service'),
    creditRate: values.number('credit'),
    annuityFactor: values.number('factor'),
  } as const;
  const result = illustrateCashBalance(input);
  const isBound = result.firstYearCeiling < result.contribution;
  const span = formatCount(result.years, 'year', 'years');
  return {
    figure: { label: 'Level contribution a year, illustration', amount: result.contribution },
    summary: `Illustration: ${wholeDollars(result.contribution)} at the end of each of ${span}, for a balance of ${wholeDollars(result.target)} at ${retirementAge}. The account can hold ${wholeDollars(result.firstYearCeiling)} at the end of the first year.`,
    facts: [
      { label: 'Years to retirement', value: String(result.years) },
      { label: 'Benefit a year', value: wholeDollars(result.benefit) },
      { label: `Balance at ${retirementAge}`, value: wholeDollars(result.target) },
      { label: 'First year, at most', value: wholeDollars(result.firstYearCeiling) },
    ],
    bars: [
      { label: 'Level contribution', amount: result.contribution },
      { label: 'Ceiling of the first year', amount: result.firstYearCeiling },
    ],
    steps: stepsOf(input, result),
    ...(isBound && {
      notes: [
        'The first year stays below the level contribution; later years have to make up for it, or the balance ends lower.',
      ],
    }),
  };
}

function check(values: EntryValues) {
  return values.number('age') < values.number('retire')
    ? {}
    : { age: `Enter an age below ${values.text('retire')}, the age of retirement` };
}

export const cashBalance: Calculator = {
  slug: 'cash-balance',
  ...copy,
  groups,
  graph: { over: 'age' },
  isIllustration: true,
  check,
  compute,
};
