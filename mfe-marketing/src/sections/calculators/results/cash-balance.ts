import {
  type CashBalance,
  type CashBalanceInput,
  illustrateCashBalance,
} from 'shared-contract/calculators/cash-balance';
import { formatCount } from 'shared-contract/format';
import { fields } from '../../../content/calculators/cash-balance.ts';
import {
  type Calculator,
  dollars,
  type EntryValues,
  line,
  percent,
  type ResultStep,
  sum,
  wholeDollars,
} from '../calculator.ts';

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
    figure: { label: 'Level contribution a year, illustration', value: wholeDollars(result.contribution) },
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

export const cashBalance = { groups: fields, isIllustration: true, check, compute } satisfies Calculator;
