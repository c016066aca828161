import {
  type CashBalance,
  type CashBalanceInput,
  illustrateCashBalance,
} from 'shared-contract/calculators/cash-balance';
import { formatCount } from 'shared-contract/format';
import { paths } from 'shared-contract/paths';
import { taxTables } from 'shared-contract/tax/tables';
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
  yearOf,
} from './calculator.ts';

const groups = [
  {
    legend: 'Owner',
    entries: [
      { ...taxYear, label: 'Limits for' },
      { kind: 'number', name: 'age', label: 'Age today', start: '52', least: 18, most: 64 },
      {
        kind: 'dollars',
        name: 'pay',
        label: 'Average pay, three highest years',
        law: 'IRC 415(b)(3), 401(a)(17).',
        start: '360,000',
      },
      {
        kind: 'number',
        name: 'service',
        label: 'Years with the employer so far',
        law: 'IRC 415(b)(5)(B).',
        start: '10',
        most: 60,
      },
    ],
  },
  {
    legend: 'Assumptions you can change',
    entries: [
      {
        kind: 'choice',
        name: 'retire',
        label: 'Retirement age',
        law: 'No age adjustment from 62 to 65 (IRC 415(b)(2)).',
        start: '62',
        options: ['62', '63', '64', '65'].map((value) => ({ value, label: value })),
      },
      {
        kind: 'percent',
        name: 'credit',
        label: 'Interest credited each year',
        start: '5',
        most: 10,
      },
      {
        kind: 'number',
        name: 'factor',
        label: 'Annuity factor',
        hint: 'Dollars at retirement for each dollar of yearly benefit.',
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
    'An illustration of a yearly cash balance contribution from age, pay, and years to retirement, with every assumption and each year’s ceiling.',
  title: 'Cash balance contribution',
  lead: 'A level yearly contribution from age, pay, and years to retirement, and the ceiling of each year. An illustration: an enrolled actuary sets and certifies a plan’s figure.',
  assumptions: [
    `The law limits the benefit, not the contribution: ${wholeDollars(taxTables[2025].retirement.definedBenefit)} a year in 2025 and ${wholeDollars(taxTables[2026].retirement.definedBenefit)} in 2026, at ages 62 to 65, or average pay of the three highest years if less.`,
    'Either limit loses a tenth for each year short of ten: years of participation for the dollar limit, years of service for the pay limit (IRC 415(b)(5)).',
    'The balance at retirement is the benefit times the annuity factor. Level payments at the end of each year, with the interest credited, reach it.',
    'At the end of a year, the account can hold the value of the benefit that participation so far allows: a tenth after one year, two tenths after two.',
    'Limits and pay stay the same in all years.',
  ],
  limits: [
    'Staff contributions, administration, PBGC premiums, and the tests of IRC 401(a)(4), 401(a)(26), and 410(b).',
    'The actuary’s own figures: minimum funding, interest, and mortality (IRC 430, 417(e), 404(o)) change them every year.',
    'A lean year: contributions are required, and a plan must be meant to be permanent (Reg. 1.401-1(b)(2)).',
  ],
  sources: [
    {
      of: 'Limit on the benefit',
      source: 'IRC 415(b)(1), (5); Notice 2024-80 for 2025, Notice 2025-67 for 2026',
    },
    { of: 'Includible compensation', source: 'IRC 401(a)(17)' },
    { of: 'What an actuary applies', source: 'IRC 430, 417(e), 404(o)' },
    { of: 'Annuity factor 12 and 5% interest', source: 'Assumptions of this page, not law' },
  ],
  related: [
    {
      kind: 'Guide',
      label: 'Advanced retirement planning',
      to: paths.advancedRetirementPlanning,
      text: 'A guide for owners, a case study, and who should not have a cash balance plan.',
    },
    {
      kind: 'Calculator',
      label: '401(k) and catch-up limits',
      to: paths.calculator('retirement-contributions'),
      text: 'The plan that most owners combine with it.',
    },
    {
      kind: 'Article',
      label: 'Year-end tax planning: what has to happen by December 31, 2026',
      to: paths.blogArticle('year-end-tax-planning'),
      text: 'How late you can adopt a plan for the year.',
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
          `for ${year}, with ${span} of participation; ten give the full limit`,
        ),
        line(
          'Pay limit',
          result.payLimit,
          'average pay, by years of service at retirement; ten give the full limit',
        ),
        sum('Yearly benefit', result.benefit, 'the lesser'),
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
      title: 'Ceiling of each year (IRC 415(b)(5))',
      lines: result.schedule.map(({ age, ceiling, payment, accountCeiling }, index) =>
        line(
          `Year ${index + 1}, to age ${age}`,
          ceiling,
          `account up to ${wholeDollars(accountCeiling)}; paid ${wholeDollars(payment)}`,
        ),
      ),
    },
  ];
}

function compute(values: EntryValues) {
  const retirementAge = values.number('retire');
  const input = {
    year: yearOf(values),
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
    figure: { label: 'Level yearly contribution, illustration', amount: result.contribution },
    summary: `Illustration: ${wholeDollars(result.contribution)} at the end of each of ${span}, for a balance of ${wholeDollars(result.target)} at ${retirementAge}. The first year’s ceiling is ${wholeDollars(result.firstYearCeiling)}.`,
    facts: [
      { label: 'Years to retirement', value: String(result.years) },
      { label: 'Yearly benefit', value: wholeDollars(result.benefit) },
      { label: `Balance at ${retirementAge}`, value: wholeDollars(result.target) },
      { label: 'First-year ceiling', value: wholeDollars(result.firstYearCeiling) },
    ],
    bars: [
      { label: 'Level contribution', amount: result.contribution },
      { label: 'First-year ceiling', amount: result.firstYearCeiling },
    ],
    steps: stepsOf(input, result),
    ...(isBound && {
      notes: [
        'The ceiling is below the level contribution in the first years. Later years must make up the difference, or the balance ends lower.',
      ],
    }),
  };
}

function check(values: EntryValues) {
  return values.number('age') < values.number('retire')
    ? {}
    : { age: `Enter an age below the retirement age of ${values.text('retire')}` };
}

export const cashBalance: Calculator = {
  slug: 'cash-balance',
  ...copy,
  groups,
  graph: { over: 'age', least: 30, most: 61 },
  isIllustration: true,
  check,
  compute,
};
