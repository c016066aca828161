import { mostOver65 } from 'shared-contract/calculators/deductions';
import { estimateTax, type TaxEstimate, type TaxedPart } from 'shared-contract/calculators/tax-brackets';
import type { FilingStatus } from 'shared-contract/tax/tables';
import { fields } from '../../../content/calculators/tax-brackets.ts';
import {
  type Calculator,
  dollars,
  type EntryValues,
  line,
  percent,
  type ResultLine,
  type ResultStep,
  roughPercent,
  sum,
  wholeDollars,
} from '../calculator.ts';

const statusOf = (values: EntryValues) => values.text('status') as FilingStatus;

const lineOf = ({ rate, amount, tax }: TaxedPart): ResultLine =>
  line(percent(rate), tax, `${percent(rate)} x ${dollars(amount)}`);

/** Omits lines without information. */
const unless = (isEmpty: boolean, ...lines: readonly ResultLine[]) => (isEmpty ? [] : lines);

function deductionLines(result: TaxEstimate, isItemized: boolean): readonly ResultLine[] {
  if (!isItemized) return [line('Standard deduction', -result.standard, 'by status and age')];
  return [
    line(
      'Itemized deductions',
      -(result.itemized + result.itemizedCut),
      `${dollars(result.saltAllowed)} state and local tax, after its cap, and the others`,
    ),
    ...unless(
      result.itemizedCut === 0,
      line('Limit of the 37% bracket', result.itemizedCut, '2/37 of the part that falls in it'),
    ),
  ];
}

function taxableStep(values: EntryValues, result: TaxEstimate): ResultStep {
  return {
    title: 'Taxable income',
    lines: [
      line('Ordinary income', values.number('income')),
      ...unless(values.number('gains') === 0, line('Long-term gains', values.number('gains'))),
      ...deductionLines(result, values.text('deduction') === 'itemized'),
      ...unless(
        result.senior === 0,
        line(
          'Senior deduction',
          -result.senior,
          'for each person of 65 or older, less 6% of income above the threshold',
        ),
      ),
      sum('Taxable income', result.taxable),
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
        sum('Ordinary tax', result.ordinary.tax, `on ${dollars(result.ordinary.amount)}`),
      ],
    },
    ...(hasGains
      ? [
          {
            title: 'Tax on gains, on top',
            lines: [
              ...result.gains.parts.map(lineOf),
              sum('Tax on gains', result.gains.tax, `on ${dollars(result.gains.amount)}`),
            ],
          },
        ]
      : []),
    {
      title: 'All of it',
      lines: [
        line('Ordinary tax', result.ordinary.tax),
        ...unless(!hasGains, line('Tax on gains', result.gains.tax)),
        ...unless(
          surtaxes === 0,
          line(
            'Net investment income',
            result.investmentTax,
            '3.8% of it, or of income above the threshold if that is less',
          ),
          line('Additional Medicare', result.medicareTax, '0.9% of wages above the threshold'),
        ),
        sum('Federal tax', result.total),
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
