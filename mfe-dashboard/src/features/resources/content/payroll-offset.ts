import { add, defineWorksheet, largest, multiply, smallest, subtract } from 'shared-contract/tools/worksheet';

export const payrollOffset = defineWorksheet({
  kind: 'worksheet',
  title: 'Research Credit Payroll Offset Calculator',
  purpose: 'Layer 3. The research credit of a qualified small business against its employer payroll tax.',
  asOf: 'tax year 2026',
  sections: [
    {
      heading: 'Does the business qualify?',
      lines: [
        {
          id: 'receipts',
          label: 'Gross receipts of the year',
          unit: 'dollars',
          example: 2_400_000,
          most: 4_999_999,
          note: 'Under $5 million. Include related businesses.',
        },
        {
          id: 'years',
          label: 'Years with gross receipts, this one included',
          unit: 'number',
          example: 3,
          least: 1,
          most: 5,
          isWhole: true,
          note: 'None before the five-year period that ends with this year.',
        },
        {
          id: 'elections',
          label: 'Years in which the election was made before',
          unit: 'number',
          example: 1,
          least: 0,
          most: 4,
          isWhole: true,
          note: 'Five years at most in total.',
        },
      ],
    },
    {
      heading: 'The credit',
      lines: [
        {
          id: 'credit',
          label: 'Research credit elected for payroll tax',
          unit: 'dollars',
          example: 300_000,
          most: 500_000,
          note: 'Up to $500,000 a year, elected on a timely original return.',
        },
        {
          id: 'first',
          label: 'Part for employer Social Security',
          unit: 'dollars',
          workedOut: 'Line 4, up to $250,000',
          formula: smallest('credit', 250_000),
        },
        {
          id: 'second',
          label: 'Part for employer Medicare',
          unit: 'dollars',
          workedOut: 'Line 4 above $250,000, up to $250,000',
          formula: smallest(largest(0, subtract('credit', 250_000)), 250_000),
        },
      ],
    },
    {
      heading: 'The tax it offsets',
      lines: [
        {
          id: 'socialWages',
          label: 'Wages subject to Social Security',
          unit: 'dollars',
          example: 1_500_000,
          note: 'In the quarters after the election: up to $184,500 a person in 2026.',
        },
        {
          id: 'socialTax',
          label: 'Employer Social Security tax',
          unit: 'dollars',
          workedOut: 'Line 7 times 6.2%',
          formula: multiply('socialWages', 0.062),
        },
        {
          id: 'medicareWages',
          label: 'Wages subject to Medicare',
          unit: 'dollars',
          example: 1_600_000,
          note: 'In the same quarters. There is no upper limit.',
        },
        {
          id: 'medicareTax',
          label: 'Employer Medicare tax',
          unit: 'dollars',
          workedOut: 'Line 9 times 1.45%',
          formula: multiply('medicareWages', 0.0145),
        },
      ],
    },
    {
      heading: 'Used and carried forward',
      lines: [
        {
          id: 'usedFirst',
          label: 'Used against Social Security',
          unit: 'dollars',
          workedOut: 'The lesser of lines 5 and 8',
          formula: smallest('first', 'socialTax'),
        },
        {
          id: 'usedSecond',
          label: 'Used against Medicare',
          unit: 'dollars',
          workedOut: 'The lesser of lines 6 and 10',
          formula: smallest('second', 'medicareTax'),
        },
        {
          id: 'used',
          label: 'Used in these quarters',
          unit: 'dollars',
          workedOut: 'Lines 11 and 12 added',
          formula: add('usedFirst', 'usedSecond'),
          isAnswer: true,
        },
        {
          id: 'carried',
          label: 'Carried to later quarters',
          unit: 'dollars',
          workedOut: 'Line 4 less line 13',
          formula: subtract('credit', 'used'),
        },
      ],
    },
  ],
  examples: [
    {
      name: 'A young business with fifteen people',
      inputs: {},
      expected: {
        first: 250_000,
        second: 50_000,
        socialTax: 93_000,
        medicareTax: 23_200,
        used: 116_200,
        carried: 183_800,
      },
    },
    {
      name: 'A credit that Social Security absorbs',
      inputs: { credit: 120_000, socialWages: 2_500_000 },
      expected: { usedFirst: 120_000, usedSecond: 0, used: 120_000, carried: 0 },
    },
    {
      name: 'The maximum of a year',
      inputs: { credit: 500_000, socialWages: 5_000_000, medicareWages: 20_000_000 },
      expected: { usedFirst: 250_000, usedSecond: 250_000, used: 500_000 },
    },
  ],
  guidance: [
    'Compute the credit first, on Form 6765. It depends on the four-part test of section 41(d).',
    'Elect on a timely original return; an amended one is too late. Then attach Form 8974 to the payroll return.',
    'The limit of $500,000 applies to years from 2023 (Inflation Reduction Act).',
    'Section 280C(c) still applies: the domestic research deduction is reduced by the credit, or the reduced credit is elected.',
    'The rest offsets the tax of later quarters. Plan cash from the quarter of the first offset.',
  ],
  sources: [
    {
      authority: 'IRC 41(h), 3111(f)',
      year: '2026',
      says: 'Qualified small business; $250,000 against Social Security, the next $250,000 against Medicare.',
    },
    { authority: 'IRC 3111(a), (b)', year: '2026', says: 'Employer rates of 6.2% and 1.45%.' },
    { authority: 'SSA fact sheet on the contribution base', year: '2026', says: 'Wage base of $184,500.' },
    { authority: 'IRC 280C(c)', year: '2026', says: 'Full reduction, or the reduced credit (79%).' },
  ],
});
