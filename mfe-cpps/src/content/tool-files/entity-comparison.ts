import { defineWorksheet } from '../../lib/worksheet.ts';

export const entityComparison = defineWorksheet({
  kind: 'worksheet',
  title: 'Entity Comparison Calculator',
  purpose: 'Layer 1. Employment tax on the same profit as a sole proprietor and as an S corporation.',
  asOf: 'tax year 2026',
  sections: [
    {
      heading: 'The business',
      lines: [
        { id: 'profit', label: 'Net profit before owner pay', unit: 'usd', example: 300_000 },
        {
          id: 'salary',
          label: 'Reasonable salary as an S corporation',
          unit: 'usd',
          example: 120_000,
          note: 'From a compensation study or published pay data for the role. Keep the evidence.',
        },
        {
          id: 'wageBase',
          label: 'Social Security wage base',
          unit: 'usd',
          example: 184_500,
          note: '2026. Replace each year.',
        },
        {
          id: 'running',
          label: 'Yearly cost of running the corporation',
          unit: 'usd',
          example: 4_500,
          note: 'Payroll service, Form 1120-S, state franchise fees.',
        },
      ],
    },
    {
      heading: 'Sole proprietor',
      lines: [
        {
          id: 'seBase',
          label: 'Earnings subject to self-employment tax',
          unit: 'usd',
          workedOut: 'Line 1 times 92.35%',
          compute: (line) => line('profit') * 0.9235,
        },
        {
          id: 'seTax',
          label: 'Self-employment tax',
          unit: 'usd',
          workedOut: '12.4% of the smaller of lines 5 and 3, plus 2.9% of line 5',
          compute: (line) => Math.min(line('seBase'), line('wageBase')) * 0.124 + line('seBase') * 0.029,
        },
      ],
    },
    {
      heading: 'S corporation',
      lines: [
        {
          id: 'payrollTax',
          label: 'Social Security and Medicare tax on the salary, both halves',
          unit: 'usd',
          workedOut: '12.4% of the smaller of lines 2 and 3, plus 2.9% of line 2',
          compute: (line) => Math.min(line('salary'), line('wageBase')) * 0.124 + line('salary') * 0.029,
        },
        {
          id: 'difference',
          label: 'Employment tax no longer due',
          unit: 'usd',
          workedOut: 'Line 6 less line 7',
          compute: (line) => line('seTax') - line('payrollTax'),
        },
        {
          id: 'net',
          label: 'After the cost of running the corporation',
          unit: 'usd',
          workedOut: 'Line 8 less line 4',
          compute: (line) => line('difference') - line('running'),
        },
      ],
    },
  ],
  guidance: [
    'Line 9 is before income tax. Half of either employment tax is deductible, so the after-tax gain is smaller.',
    'A salary lowers the qualified business income deduction and may be needed to reach its wage limit. Run both.',
    'Retirement contributions of an S corporation owner rest on the salary alone. Decide layer 4 before fixing line 2.',
    'The additional 0.9% Medicare tax (over $200,000 single, $250,000 joint) is not in this worksheet.',
    'Check state treatment: some states tax S corporations on net income.',
  ],
  sources: [
    'Internal Revenue Code sections 1401, 1402, 3101, 3111, 199A.',
    'Rev. Rul. 74-44 and David E. Watson, P.C. v. United States (8th Cir. 2012) on reasonable salary.',
    'Social Security Administration, contribution and benefit base for 2026.',
  ],
});
