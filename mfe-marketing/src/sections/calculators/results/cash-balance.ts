import { illustrateCashBalance } from 'shared-contract/calculators/cash-balance';
import { fields } from '../../../content/calculators/fields/cash-balance.ts';
import type { Calculator, EntryValues, ResultStep } from '../calculator.ts';
import { dollars, percent, wholeDollars } from '../numbers.ts';

const spanOf = (years: number) => (years === 1 ? '1 year' : `${years} years`);

function stepsOf(
  values: EntryValues,
  result: ReturnType<typeof illustrateCashBalance>,
): readonly ResultStep[] {
  const creditRate = values.number('credit');
  const annuityFactor = values.number('factor');
  const span = spanOf(result.years);
  return [
    {
      title: 'Benefit',
      lines: [
        {
          label: 'Dollar limit',
          how: `of ${values.text('year')}, for ${span} of participation, ten count as whole`,
          value: dollars(result.dollarLimit),
        },
        {
          label: 'Pay limit',
          how: 'average pay, for the years of service at retirement, ten count as whole',
          value: dollars(result.payLimit),
        },
        { label: 'Benefit a year', how: 'the lesser', value: dollars(result.benefit), isSum: true },
      ],
    },
    {
      title: 'Contribution',
      lines: [
        {
          label: 'Balance at retirement',
          how: `${dollars(result.benefit)} x ${String(annuityFactor)}`,
          value: dollars(result.target),
        },
        {
          label: 'Level contribution',
          how:
            creditRate === 0
              ? `${dollars(result.target)} / ${String(result.years)}`
              : `${dollars(result.target)} x ${percent(creditRate)} / (${String(1 + creditRate)}^${String(result.years)} − 1)`,
          value: dollars(result.contribution),
          isSum: true,
        },
      ],
    },
    {
      title: 'First year',
      lines: [
        {
          label: 'Ceiling at its end',
          how: `one tenth of the dollar limit, or the pay limit after one year, x ${String(annuityFactor)}, less ${String(result.years - 1)} years of interest (IRC 415(b)(5))`,
          value: dollars(result.firstYearCeiling),
        },
        {
          label: 'First contribution',
          how: 'the lesser of ceiling and level contribution',
          value: dollars(result.firstYear),
          isSum: true,
        },
      ],
    },
  ];
}

function compute(values: EntryValues) {
  const year = values.number('year') === 2025 ? 2025 : 2026;
  const creditRate = values.number('credit');
  const annuityFactor = values.number('factor');
  const retirementAge = values.number('retire');
  const result = illustrateCashBalance({
    year,
    age: values.number('age'),
    retirementAge,
    pay: values.number('pay'),
    serviceBefore: values.number('service'),
    creditRate,
    annuityFactor,
  });
  const isBound = result.firstYearCeiling < result.contribution;
  const span = spanOf(result.years);
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
      { label: 'Level contribution', amount: result.contribution, value: wholeDollars(result.contribution) },
      {
        label: 'Ceiling of the first year',
        amount: result.firstYearCeiling,
        value: wholeDollars(result.firstYearCeiling),
      },
    ],
    steps: stepsOf(values, result),
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
