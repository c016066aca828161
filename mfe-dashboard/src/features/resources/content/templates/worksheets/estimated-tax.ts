import { computeEstimatedTax, safeHarbors } from 'shared-contract/calculators/estimated-tax';
import { formatDollars } from 'shared-contract/format';
import {
  add,
  choose,
  defineWorksheet,
  divide,
  formatValue,
  ifZero,
  largest,
  multiply,
  smallest,
  subtract,
} from 'shared-contract/tools/worksheet';

const { current, prior, priorHigh, highIncome, smallBalance } = safeHarbors;
const percent = (part: number) => formatValue(part, 'percent');

const facts = {
  status: 'joint',
  tax: 90_000,
  priorTax: 60_000,
  priorIncome: 320_000,
  withheld: 20_000,
  paid: 23_000,
  next: 4,
} as const;
const expectedOf = (changed: Partial<Parameters<typeof computeEstimatedTax>[0]>) => {
  const { required, estimates, dueNow, withReturn } = computeEstimatedTax({ ...facts, ...changed });
  return { required, estimates, dueNow, withReturn };
};

export const estimatedTax = defineWorksheet({
  kind: 'worksheet',
  title: 'Estimated Tax Safe Harbor Worksheet',
  purpose: 'The payments of a year that avoid the addition to tax of an individual (IRC 6654).',
  asOf: 'tax year 2026',
  isSample: true,
  sections: [
    {
      heading: 'This year and last year',
      lines: [
        {
          id: 'tax',
          label: 'Total tax of this year, after credits',
          unit: 'dollars',
          example: facts.tax,
          note: 'Before withholding. Include self-employment tax and surtaxes.',
        },
        { id: 'withheld', label: 'Withholding of this year', unit: 'dollars', example: facts.withheld },
        {
          id: 'priorYear',
          label: 'Did last year have 12 months and a return?',
          unit: 'number',
          example: 1,
          choices: [
            { value: 1, label: 'Yes' },
            { value: 2, label: 'No' },
          ],
        },
        { id: 'priorTax', label: 'Total tax of last year', unit: 'dollars', example: facts.priorTax },
        {
          id: 'priorIncome',
          label: 'Adjusted gross income of last year',
          unit: 'dollars',
          example: facts.priorIncome,
        },
        {
          id: 'separate',
          label: 'Is this year’s return married filing separately?',
          unit: 'number',
          example: 1,
          choices: [
            { value: 1, label: 'No' },
            { value: 2, label: 'Yes' },
          ],
          note: `The income limit of ${formatDollars(highIncome)} is then halved.`,
        },
      ],
    },
    {
      heading: 'The required annual payment',
      lines: [
        {
          id: 'byCurrent',
          label: 'By this year',
          unit: 'dollars',
          workedOut: `Line 1 times ${percent(current)}`,
          formula: multiply('tax', current),
        },
        {
          id: 'byPrior',
          label: 'By last year',
          unit: 'dollars',
          workedOut: `Line 4 times ${percent(prior)}, or ${percent(priorHigh)} if line 5 is above the income limit`,
          formula: multiply(
            'priorTax',
            ifZero(
              largest(0, subtract('priorIncome', choose('separate', highIncome, highIncome / 2))),
              prior,
              priorHigh,
            ),
          ),
        },
        {
          id: 'lesser',
          label: 'Lesser of the two',
          unit: 'dollars',
          workedOut: 'The lesser of lines 7 and 8; line 7 if line 3 is 2; zero if line 4 is zero',
          formula: choose('priorYear', ifZero('priorTax', 0, smallest('byCurrent', 'byPrior')), 'byCurrent'),
        },
        {
          id: 'required',
          label: 'Required annual payment',
          unit: 'dollars',
          workedOut: `Line 9; zero if line 1 less line 2 is below ${formatDollars(smallBalance)}`,
          // Half a cent, so that a balance of exactly the minimum counts, whatever the rounding of the subtraction.
          formula: ifZero(largest(0, subtract('tax', 'withheld', smallBalance - 0.005)), 0, 'lesser'),
          isAnswer: true,
        },
      ],
    },
    {
      heading: 'The next payment',
      lines: [
        {
          id: 'estimates',
          label: 'Estimated payments of the year',
          unit: 'dollars',
          workedOut: 'Line 10 less line 2, not below zero',
          formula: largest(0, subtract('required', 'withheld')),
        },
        {
          id: 'next',
          label: 'Next installment',
          unit: 'number',
          example: facts.next,
          least: 1,
          most: 4,
          isWhole: true,
          note: '1 for April, 2 for June, 3 for September, 4 for January.',
        },
        {
          id: 'paid',
          label: 'Estimated payments so far',
          unit: 'dollars',
          example: facts.paid,
          note: 'Include last year’s refund that was applied.',
        },
        {
          id: 'dueNow',
          label: 'Pay with the next installment',
          unit: 'dollars',
          workedOut: 'Line 11 times line 12, divided by 4, less line 13, not below zero',
          formula: largest(0, subtract(divide(multiply('estimates', 'next'), 4), 'paid')),
          isAnswer: true,
        },
        {
          id: 'withReturn',
          label: 'Tax that remains with the return',
          unit: 'dollars',
          workedOut: 'Line 1 less line 2 and the greater of lines 11 and 13, not below zero',
          formula: largest(0, subtract('tax', add('withheld', largest('paid', 'estimates')))),
        },
      ],
    },
  ],
  examples: [
    { name: 'Joint, income above the limit', inputs: {}, expected: expectedOf({}) },
    {
      name: 'Income at the limit, second installment, nothing paid',
      inputs: { priorIncome: highIncome, next: 2, paid: 0 },
      expected: expectedOf({ priorIncome: highIncome, next: 2, paid: 0 }),
    },
    {
      name: 'No return for last year',
      inputs: { priorYear: 2 },
      expected: expectedOf({ priorTax: undefined }),
    },
    {
      name: 'A balance below the minimum',
      inputs: { tax: 20_999.99 },
      expected: expectedOf({ tax: 20_999.99 }),
    },
  ],
  guidance: [
    'Withholding counts as paid in equal parts on the four dates, whenever it was withheld (IRC 6654(g)). A missed installment is not cured by a later one; the annualized method may help a year whose income came late.',
    'The exception for a year without tax also requires that you were a citizen or resident all of last year.',
    'The safe harbor avoids the addition to tax. It doesn’t set the tax: line 15 is due with the return.',
    'Farmers and fishermen have rules of their own. Add state estimates.',
  ],
  sources: [
    {
      authority: safeHarbors.source,
      year: '2026',
      says: `${percent(current)} of this year; ${percent(prior)} of last year, or ${percent(priorHigh)} above ${formatDollars(highIncome)} of adjusted gross income.`,
    },
    {
      authority: 'IRC 6654(e)',
      year: '2026',
      says: `No addition if the balance is below ${formatDollars(smallBalance)}.`,
    },
  ],
});
