import { mostOver65 } from 'shared-contract/calculators/deductions';
import { estimateTax, type TaxEstimate, type TaxedPart } from 'shared-contract/calculators/tax-brackets';
import { paths } from 'shared-contract/paths';
import { taxTables } from 'shared-contract/tax/tables';
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
  roughPercent,
  sum,
  wholeDollars,
  filingStatus,
  statusOf,
  taxYear,
  yearOf,
} from './calculator.ts';

const groups = [
  {
    legend: 'Return',
    entries: [
      taxYear,
      filingStatus,
      {
        kind: 'choice',
        name: 'over65',
        label: 'People aged 65 or older',
        hint: 'At the end of the year.',
        law: 'IRC 63(f), 151(d)(5)(C).',
        start: '0',
        options: [
          { value: '0', label: 'None' },
          { value: '1', label: 'One' },
          { value: '2', label: 'Two' },
        ],
      },
    ],
  },
  {
    legend: 'Income',
    entries: [
      {
        kind: 'dollars',
        name: 'income',
        label: 'Ordinary income',
        hint: 'Wages, profit, interest, rent, and pensions before any deduction.',
        start: '450,000',
      },
      {
        kind: 'dollars',
        name: 'gains',
        label: 'Long-term gains and qualified dividends',
        hint: 'In addition to the income above.',
        law: 'IRC 1(h).',
        start: '',
        isOptional: true,
      },
      {
        kind: 'dollars',
        name: 'wages',
        label: 'Wages in ordinary income',
        hint: 'For the additional Medicare tax.',
        law: 'IRC 3101(b)(2).',
        start: '',
        isOptional: true,
      },
      {
        kind: 'dollars',
        name: 'investment',
        label: 'Interest and rent in ordinary income',
        hint: 'For the net investment income tax.',
        law: 'IRC 1411.',
        start: '',
        isOptional: true,
      },
    ],
  },
  {
    legend: 'Deductions',
    entries: [
      {
        kind: 'choice',
        name: 'deduction',
        label: 'Deduction',
        start: 'standard',
        options: [
          { value: 'standard', label: 'Standard' },
          { value: 'itemized', label: 'Itemized' },
        ],
      },
      {
        kind: 'dollars',
        name: 'salt',
        label: 'State and local tax paid',
        hint: 'Before the cap.',
        law: 'IRC 164(b)(6), (7).',
        start: '',
        isOptional: true,
      },
      {
        kind: 'dollars',
        name: 'other',
        label: 'Other itemized deductions',
        start: '',
        isOptional: true,
      },
    ],
  },
] as const satisfies readonly EntryGroup[];

const { incomeTax, standardDeduction, longTermGains, saltCap, seniorDeduction } = taxTables[2026];
const { incomeTax: incomeTax2025, standardDeduction: standard2025 } = taxTables[2025];

const copy = {
  name: 'Tax bracket estimate',
  description:
    'Federal income tax for 2025 or 2026 by bracket, with long-term gains, the SALT cap, the senior deduction, and both surtaxes, every step shown.',
  title: 'Federal tax bracket estimate',
  lead: 'Regular federal income tax for 2025 or 2026, one line per bracket, with long-term gains and both surtaxes.',
  assumptions: [
    'Modified adjusted gross income is ordinary income plus gains, without adjustments.',
    'All gains are long-term, and none is taxed at 25% or 28% (depreciation of real property, collectibles).',
    'On a separate return, gain thresholds are half of a joint return’s. For the SALT cap we halve the limit, the threshold, and the floor, then reduce. IRC 164(b)(6) and (7) can also be read to reduce the full limit by 30% of the excess over half the threshold, then halve it, which allows more. Check the Schedule A worksheet.',
    'From 2026, itemized deductions lose 2/37 of the part in the 37% bracket (IRC 68).',
    'Enter other itemized deductions after the 2026 charity floor and the medical floor.',
  ],
  limits: [
    'Credits, the alternative minimum tax, the qualified business income deduction, self-employment tax, and state tax.',
    'The deductions for tips, overtime, and car loans, and the cash gifts of non-itemizers (IRC 170(p)).',
    'Withholding and estimates: this is the tax for the year, not the balance due.',
    'Phase-outs, which can raise the rate on the next dollar above its bracket.',
  ],
  sources: [
    { of: 'Brackets', source: `${incomeTax2025.source}; for 2026 Rev. Proc. 2025-32` },
    { of: 'Standard deduction', source: `${standard2025.source}; for 2026 Rev. Proc. 2025-32` },
    { of: 'Senior deduction, 2025 to 2028', source: seniorDeduction.source },
    { of: 'State and local tax', source: saltCap.source },
    { of: 'Limit on itemized deductions', source: 'IRC 68; P.L. 119-21 section 70111' },
    { of: 'Gains', source: `${longTermGains.source}; for 2025 Rev. Proc. 2024-40` },
    { of: 'Surtaxes', source: 'IRC 1411; IRC 3101(b)(2), 1401(b)(2)' },
    { of: 'Tables for 2026', source: `${incomeTax.source}; ${standardDeduction.source}` },
  ],
  related: [
    {
      kind: 'Article',
      label: 'Year-end tax planning: what has to happen by December 31, 2026',
      to: paths.blogArticle('year-end-tax-planning'),
      text: 'Which moves change these figures, and their deadlines.',
    },
    {
      kind: 'Guide',
      label: 'Tax Center',
      to: paths.taxCenter,
      text: 'The tables for both years, with the authority for each figure.',
    },
  ],
} as const satisfies CalculatorCopy;

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
      line('Limit in the 37% bracket', result.itemizedCut, '2/37 of the part in it'),
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
          'per person aged 65 or older, less 6% of income above the threshold',
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
            title: 'Tax on gains',
            lines: [
              ...result.gains.parts.map(lineOf),
              sum('Tax on gains', result.gains.tax, `on ${dollars(result.gains.amount)}`),
            ],
          },
        ]
      : []),
    {
      title: 'Total',
      lines: [
        line('Ordinary tax', result.ordinary.tax),
        ...unless(!hasGains, line('Tax on gains', result.gains.tax)),
        ...unless(
          surtaxes === 0,
          line(
            'Net investment income',
            result.investmentTax,
            '3.8% of the lesser of it and income above the threshold',
          ),
          line('Additional Medicare', result.medicareTax, '0.9% of wages above the threshold'),
        ),
        sum('Federal tax', result.total),
      ],
    },
  ];
}

function compute(values: EntryValues) {
  const year = yearOf(values);
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
    figure: { label: `Estimated federal tax for ${year}`, amount: result.total },
    summary: `Federal tax for ${year} is ${wholeDollars(result.total)}, or ${roughPercent(result.averageRate)} of all income. The last dollar of ordinary income is taxed at ${percent(result.marginalRate)}.`,
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
    ...(values.number('over65') > most && { over65: 'Only a joint return can have two' }),
    ...(values.number('wages') > income && {
      wages: 'Enter no more than ordinary income, which includes wages',
    }),
    ...(values.number('investment') > income && {
      investment: 'Enter no more than ordinary income, which includes it',
    }),
  };
}

export const taxBrackets: Calculator = {
  slug: 'tax-brackets',
  ...copy,
  groups,
  graph: { over: 'income' },
  check,
  compute,
};
