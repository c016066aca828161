import { mostOver65 } from 'shared-contract/calculators/deductions';
import { estimateTax, type TaxEstimate, type TaxedPart } from 'shared-contract/calculators/tax-brackets';
import type { FilingStatus } from 'shared-contract/tax/tables';
import { fields } from '../../../content/calculators/fields/tax-brackets.ts';
import type { Calculator, EntryValues, ResultLine, ResultStep } from '../calculator.ts';
import { dollars, percent, roughPercent, wholeDollars } from '../numbers.ts';

const statusOf = (values: EntryValues) => values.text('status') as FilingStatus;

const lineOf = ({ rate, amount, tax }: TaxedPart): ResultLine => ({
  label: percent(rate),
  how: `${percent(rate)} x ${dollars(amount)}`,
  value: dollars(tax),
});

/** A line that is left out where there is nothing to tell. */
const unless = (isEmpty: boolean, line: ResultLine): readonly ResultLine[] => (isEmpty ? [] : [line]);

function deductionLines(result: TaxEstimate, isItemized: boolean): readonly ResultLine[] {
  if (!isItemized)
    return [{ label: 'Standard deduction', how: 'by status and age', value: dollars(-result.standard) }];
  return [
    {
      label: 'Itemized deductions',
      how: `${dollars(result.saltAllowed)} state and local tax, after its cap, and the others`,
      value: dollars(-(result.itemized + result.itemizedCut)),
    },
    ...unless(result.itemizedCut === 0, {
      label: 'Limit of the 37% bracket',
      how: '2/37 of the part that falls in it',
      value: dollars(result.itemizedCut),
    }),
  ];
}

function taxableStep(values: EntryValues, result: TaxEstimate): ResultStep {
  return {
    title: 'Taxable income',
    lines: [
      { label: 'Ordinary income', value: dollars(values.number('income')) },
      ...unless(values.number('gains') === 0, {
        label: 'Long-term gains',
        value: dollars(values.number('gains')),
      }),
      ...deductionLines(result, values.text('deduction') === 'itemized'),
      ...unless(result.senior === 0, {
        label: 'Senior deduction',
        how: 'for each person of 65 or older, less 6% of income above the threshold',
        value: dollars(-result.senior),
      }),
      { label: 'Taxable income', value: dollars(result.taxable), isSum: true },
    ],
  };
}

function stepsOf(values: EntryValues, result: TaxEstimate): readonly ResultStep[] {
  const hasGains = values.number('gains') > 0;
  const surtaxes = result.investmentTax + result.medicareTax;
  return [
    taxableStep(values, result),
    {
      title: 'Tax on ordinary income',
      lines: [
        ...result.ordinary.parts.map(lineOf),
        {
          label: 'Ordinary tax',
          how: `on ${dollars(result.ordinary.amount)}`,
          value: dollars(result.ordinary.tax),
          isSum: true,
        },
      ],
    },
    ...(hasGains
      ? [
          {
            title: 'Tax on gains, on top',
            lines: [
              ...result.gains.parts.map(lineOf),
              {
                label: 'Tax on gains',
                how: `on ${dollars(result.gains.amount)}`,
                value: dollars(result.gains.tax),
                isSum: true,
              },
            ],
          },
        ]
      : []),
    {
      title: 'All of it',
      lines: [
        { label: 'Ordinary tax', value: dollars(result.ordinary.tax) },
        ...unless(!hasGains, { label: 'Tax on gains', value: dollars(result.gains.tax) }),
        ...unless(surtaxes === 0, {
          label: 'Net investment income',
          how: '3.8% of it, or of income above the threshold if that is less',
          value: dollars(result.investmentTax),
        }),
        ...unless(surtaxes === 0, {
          label: 'Additional Medicare',
          how: '0.9% of wages above the threshold',
          value: dollars(result.medicareTax),
        }),
        { label: 'Federal tax', value: dollars(result.total), isSum: true },
      ],
    },
  ];
}

function compute(values: EntryValues) {
  const year = values.number('year') === 2025 ? 2025 : 2026;
  const deduction = values.text('deduction') === 'itemized' ? 'itemized' : 'standard';
  const result = estimateTax({
    year,
    status: statusOf(values),
    income: values.number('income'),
    wages: values.number('wages'),
    investmentIncome: values.number('investment'),
    gains: values.number('gains'),
    over65: values.number('over65'),
    deduction,
    salt: values.number('salt'),
    otherItemized: values.number('other'),
  });
  const other = deduction === 'standard' ? result.itemized : result.standard;
  return {
    figure: { label: `Federal tax of ${year}, estimated`, value: wholeDollars(result.total) },
    summary: `Federal tax of ${year} comes to ${wholeDollars(result.total)}, which is ${roughPercent(result.averageRate)} of all income. The last dollar of ordinary income is taxed at ${percent(result.marginalRate)}.`,
    facts: [
      { label: 'Taxable income', value: wholeDollars(result.taxable) },
      { label: 'Marginal rate', value: percent(result.marginalRate) },
      { label: 'Average rate', value: roughPercent(result.averageRate) },
      {
        label: `${deduction === 'standard' ? 'Itemized' : 'Standard'} deduction instead`,
        value: wholeDollars(other),
      },
    ],
    bars: [...result.ordinary.parts, ...result.gains.parts.map((part) => ({ ...part, isGain: true }))].map(
      (part) => ({
        label: `${percent(part.rate)}${'isGain' in part ? ' on gains' : ''}, of ${wholeDollars(part.amount)}`,
        amount: part.tax,
        value: wholeDollars(part.tax),
      }),
    ),
    steps: stepsOf(values, result),
    ...(other > result.deduction
      ? {
          notes: [
            `The ${deduction === 'standard' ? 'itemized' : 'standard'} deduction would be larger by ${wholeDollars(other - result.deduction)}.`,
          ],
        }
      : {}),
  };
}

function check(values: EntryValues) {
  const most = mostOver65(statusOf(values));
  const income = values.number('income');
  return {
    ...(values.number('over65') > most && { over65: 'Only a joint return has two people' }),
    ...(values.number('wages') > income && {
      wages: 'Wages are part of ordinary income: enter less than it',
    }),
    ...(values.number('investment') > income && {
      investment: 'It is part of ordinary income: enter less than it',
    }),
  };
}

export const taxBrackets = { groups: fields, check, compute } satisfies Calculator;
