import { defineWorksheet } from '../../lib/worksheet.ts';

/** Share of a 39-year building's first-year straight-line deduction, mid-month convention. */
const firstYearOf39 = (month: number) => (12 - month + 0.5) / 12 / 39;

export const costSegregation = defineWorksheet({
  kind: 'worksheet',
  title: 'Cost Segregation Calculator',
  purpose: 'Layer 2. First-year deduction of a 5, 15 and 39-year split against an undivided building.',
  asOf: 'tax year 2026',
  sections: [
    {
      heading: 'The property',
      lines: [
        { id: 'price', label: 'Purchase price with closing costs', unit: 'usd', example: 2_400_000 },
        { id: 'land', label: 'Land (not depreciable)', unit: 'usd', example: 400_000 },
        {
          id: 'basis',
          label: 'Depreciable basis',
          unit: 'usd',
          workedOut: 'Line 1 less line 2',
          compute: (line) => line('price') - line('land'),
        },
        {
          id: 'month',
          label: 'Month placed in service (1 to 12)',
          unit: 'number',
          example: 7,
        },
      ],
    },
    {
      heading: 'The split found by the study',
      lines: [
        {
          id: 'share5',
          label: '5-year property, share of basis',
          unit: 'percent',
          example: 18,
          note: 'Carpet, cabinetry, process wiring and plumbing, appliances.',
        },
        {
          id: 'share15',
          label: '15-year property, share of basis',
          unit: 'percent',
          example: 12,
          note: 'Land improvements: paving, fencing, site lighting, landscaping. Also qualified improvement property.',
        },
        {
          id: 'amount5',
          label: '5-year property',
          unit: 'usd',
          workedOut: 'Line 3 times line 5',
          compute: (line) => (line('basis') * line('share5')) / 100,
        },
        {
          id: 'amount15',
          label: '15-year property',
          unit: 'usd',
          workedOut: 'Line 3 times line 6',
          compute: (line) => (line('basis') * line('share15')) / 100,
        },
        {
          id: 'amount39',
          label: '39-year property',
          unit: 'usd',
          workedOut: 'Line 3 less lines 7 and 8',
          compute: (line) => line('basis') - line('amount5') - line('amount15'),
        },
      ],
    },
    {
      heading: 'First-year deduction',
      lines: [
        {
          id: 'bonus',
          label: 'Bonus depreciation rate',
          unit: 'percent',
          example: 100,
          note: '100% if acquired after January 19, 2025. Under a binding contract before that: 40% in service in 2025, 20% in 2026.',
        },
        {
          id: 'short',
          label: '5 and 15-year property',
          unit: 'usd',
          workedOut:
            'Line 10 of lines 7 and 8; of the rest 20% (5-year) and 5% (15-year), half-year convention',
          compute: (line) => {
            const rate = line('bonus') / 100;
            const regular = line('amount5') * 0.2 + line('amount15') * 0.05;
            return (line('amount5') + line('amount15')) * rate + regular * (1 - rate);
          },
        },
        {
          id: 'long',
          label: '39-year property',
          unit: 'usd',
          workedOut: 'Line 9 divided by 39, times (12.5 less line 4) divided by 12',
          compute: (line) => line('amount39') * firstYearOf39(line('month')),
        },
        {
          id: 'without',
          label: 'Deduction without a study',
          unit: 'usd',
          workedOut: 'Line 3 divided by 39, times (12.5 less line 4) divided by 12',
          compute: (line) => line('basis') * firstYearOf39(line('month')),
        },
        {
          id: 'extra',
          label: 'Additional first-year deduction',
          unit: 'usd',
          workedOut: 'Lines 11 and 12 less line 13',
          compute: (line) => line('short') + line('long') - line('without'),
        },
      ],
    },
    {
      heading: 'What it is worth this year',
      lines: [
        { id: 'rate', label: 'Marginal income tax rate, federal and state', unit: 'percent', example: 37 },
        {
          id: 'deferred',
          label: 'Tax deferred',
          unit: 'usd',
          workedOut: 'Line 14 times line 15',
          compute: (line) => (line('extra') * line('rate')) / 100,
        },
        { id: 'fee', label: 'Cost of the engineering study', unit: 'usd', example: 9_500 },
        {
          id: 'net',
          label: 'Deferred in year one after the study',
          unit: 'usd',
          workedOut: 'Line 16 less line 17',
          compute: (line) => line('deferred') - line('fee'),
        },
      ],
    },
  ],
  guidance: [
    'This is timing, not exemption: every dollar of line 14 is a deduction that later years no longer have.',
    'On sale, 5-year property is recaptured as ordinary income (section 1245). Of 15-year land improvements and qualified improvement property, which are section 1250 property, bonus depreciation above straight line is ordinary income too (section 1250(a)), and the rest of the depreciation is taxed at up to 25% (section 1(h)(1)(E)). Model the exit before ordering a study.',
    'A passive owner may be unable to use the loss. Settle section 469 status, and short-term rental rules, first.',
    'For residential rental property use 27.5 years in place of 39.',
    'A building already in service is caught up on Form 3115 in one year; no returns are amended.',
  ],
  sources: [
    'Internal Revenue Code sections 1(h)(1)(E), 167, 168, 469, 1245, 1250; Public Law 119-21, section 70301.',
    'IRS Publication 5653, Cost Segregation Audit Technique Guide.',
    'Rev. Proc. 87-57, depreciation tables.',
  ],
});
