import { taxTables } from 'shared-contract/tax/tables';
import { add, defineWorksheet, largest, multiply, smallest, subtract } from 'shared-contract/tools/worksheet';

const { wageBase, selfEmployed } = taxTables[2026].socialSecurity;
const { rate: additionalRate, above } = taxTables[2026].additionalMedicareTax;

export const entityComparison = defineWorksheet({
  kind: 'worksheet',
  title: 'Entity Comparison Calculator',
  purpose: 'Layer 1. Employment tax on the same profit as a sole proprietor and as an S corporation.',
  asOf: 'tax year 2026',
  sections: [
    {
      heading: 'The business',
      lines: [
        { id: 'profit', label: 'Net profit before owner pay', unit: 'dollars', example: 300_000 },
        {
          id: 'salary',
          label: 'Reasonable salary as an S corporation',
          unit: 'dollars',
          example: 120_000,
          note: 'From a compensation study or published pay data for the role. Keep the evidence.',
        },
        {
          id: 'wageBase',
          label: 'Social Security wage base',
          unit: 'dollars',
          example: wageBase,
          note: '2026. Replace each year.',
        },
        {
          id: 'threshold',
          label: 'Additional Medicare tax applies above',
          unit: 'dollars',
          example: above.single,
          note: '$200,000 single, $250,000 joint, $125,000 married filing separately (IRC 3101(b)(2)). Not indexed.',
        },
        {
          id: 'running',
          label: 'Yearly cost of running the corporation',
          unit: 'dollars',
          example: 4_500,
          note: 'Payroll service, Form 1120-S, state franchise fees.',
        },
      ],
    },
    {
      heading: 'Sole proprietor',
      lines: [
        {
          id: 'earnings',
          label: 'Earnings subject to self-employment tax',
          unit: 'dollars',
          workedOut: '92.35% of line 1',
          formula: multiply('profit', selfEmployed.shareOfEarnings),
        },
        {
          id: 'selfEmployment',
          label: 'Self-employment tax',
          unit: 'dollars',
          workedOut: '12.4% of the smaller of lines 6 and 3, plus 2.9% of line 6',
          formula: add(
            multiply(smallest('earnings', 'wageBase'), selfEmployed.rate),
            multiply('earnings', selfEmployed.medicareRate),
          ),
        },
        {
          id: 'additionalOwner',
          label: 'Additional Medicare tax',
          unit: 'dollars',
          workedOut: '0.9% of line 6 above line 4',
          formula: multiply(largest(0, subtract('earnings', 'threshold')), additionalRate),
        },
        {
          id: 'asOwner',
          label: 'Employment tax as a sole proprietor',
          unit: 'dollars',
          workedOut: 'Lines 7 and 8 added',
          formula: add('selfEmployment', 'additionalOwner'),
        },
      ],
    },
    {
      heading: 'S corporation',
      lines: [
        {
          id: 'payroll',
          label: 'Social Security and Medicare tax on the salary, both halves',
          unit: 'dollars',
          workedOut: '12.4% of the smaller of lines 2 and 3, plus 2.9% of line 2',
          formula: add(
            multiply(smallest('salary', 'wageBase'), selfEmployed.rate),
            multiply('salary', selfEmployed.medicareRate),
          ),
        },
        {
          id: 'additionalSalary',
          label: 'Additional Medicare tax on the salary',
          unit: 'dollars',
          workedOut: '0.9% of line 2 above line 4',
          formula: multiply(largest(0, subtract('salary', 'threshold')), additionalRate),
        },
        {
          id: 'difference',
          label: 'Employment tax no longer due',
          unit: 'dollars',
          workedOut: 'Line 9 less lines 10 and 11',
          formula: subtract('asOwner', 'payroll', 'additionalSalary'),
        },
        {
          id: 'net',
          label: 'After the cost of running the corporation',
          unit: 'dollars',
          workedOut: 'Line 12 less line 5',
          formula: subtract('difference', 'running'),
          isAnswer: true,
        },
      ],
    },
  ],
  examples: [
    {
      name: '2026, single, profit of $300,000, salary of $120,000',
      inputs: {},
      expected: {
        selfEmployment: 30_912.45,
        additionalOwner: 693.45,
        asOwner: 31_605.9,
        payroll: 18_360,
        difference: 13_245.9,
        net: 8_745.9,
      },
    },
    {
      name: '2025, the same figures',
      inputs: { wageBase: taxTables[2025].socialSecurity.wageBase },
      expected: { selfEmployment: 29_870.85, payroll: 18_360, difference: 12_204.3 },
    },
    {
      name: 'A salary above both limits saves little',
      inputs: { profit: 400_000, salary: 300_000 },
      expected: {
        selfEmployment: 33_590.6,
        additionalOwner: 1_524.6,
        payroll: 31_578,
        additionalSalary: 900,
        difference: 2_637.2,
      },
    },
  ],
  guidance: [
    'Line 13 is before income tax. The deduction for half of self-employment tax is replaced by the employer share, so the after-tax gain differs.',
    'A salary lowers the qualified business income deduction and may be needed to reach its wage limit. Run both.',
    'Retirement contributions of an S corporation owner rest on the salary alone. Decide layer 4 before fixing line 2.',
    'Line 4 counts this business alone. Wages of a spouse or of another employer use up the threshold first.',
    'Check state treatment: some states tax S corporations on net income.',
  ],
  sources: [
    {
      authority: 'IRC 1401, 1402(a)(12)',
      year: '2026',
      says: '12.4% and 2.9% on 92.35% of net earnings from self-employment.',
    },
    { authority: 'IRC 3101, 3111', year: '2026', says: '6.2% and 1.45% each for employer and employee.' },
    {
      authority: 'Social Security Administration, fact sheet for 2026',
      year: '2026',
      says: 'Contribution and benefit base of $184,500; $176,100 in 2025.',
    },
    {
      authority: 'IRC 3101(b)(2), 1401(b)(2)',
      year: '2026',
      says: 'Additional 0.9% above $200,000, $250,000 joint, $125,000 separate.',
    },
    {
      authority: 'Rev. Rul. 74-44; David E. Watson, P.C. v. United States (8th Cir. 2012)',
      year: '2012',
      says: 'Pay for services comes before distributions.',
    },
  ],
});
