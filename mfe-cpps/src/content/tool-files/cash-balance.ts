import { defineWorksheet } from '../../lib/worksheet.ts';

export const cashBalance = defineWorksheet({
  kind: 'worksheet',
  title: 'Cash Balance Plan Calculator',
  purpose: 'Layer 4. Contributions of a 401(k) with profit sharing paired with a cash balance plan.',
  asOf: 'tax year 2026',
  sections: [
    {
      heading: 'The owner',
      lines: [
        {
          id: 'pay',
          label: 'Compensation counted for the plans',
          unit: 'usd',
          example: 360_000,
          note: 'Not above the section 401(a)(17) limit: $360,000 in 2026.',
        },
        {
          id: 'deferral',
          label: '401(k) deferral',
          unit: 'usd',
          example: 24_500,
          note: 'Limit for 2026.',
        },
        {
          id: 'catchUp',
          label: 'Catch-up contribution',
          unit: 'usd',
          example: 8_000,
          note: '2026: $8,000 from age 50; $11,250 for ages 60 to 63. Roth if prior-year wages passed the limit.',
        },
        {
          id: 'profitRate',
          label: 'Profit sharing rate',
          unit: 'percent',
          example: 6,
          note: 'Above 6% the combined deduction limit of section 404(a)(7) applies to a plan the PBGC does not insure.',
        },
        {
          id: 'profitSharing',
          label: 'Profit sharing',
          unit: 'usd',
          workedOut: 'Line 1 times line 4',
          compute: (line) => (line('pay') * line('profitRate')) / 100,
        },
        {
          id: 'credit',
          label: 'Cash balance pay credit',
          unit: 'usd',
          example: 210_000,
          note: "The actuary's figure. It rises with age; no formula here replaces it.",
        },
        {
          id: 'owner',
          label: 'Owner, all plans',
          unit: 'usd',
          workedOut: 'Lines 2, 3, 5 and 6 added',
          compute: (line) => line('deferral') + line('catchUp') + line('profitSharing') + line('credit'),
        },
      ],
    },
    {
      heading: 'The staff',
      lines: [
        { id: 'payroll', label: 'Pay of eligible staff', unit: 'usd', example: 240_000 },
        {
          id: 'staffRate',
          label: 'Employer contribution for staff',
          unit: 'percent',
          example: 7.5,
          note: 'A common gateway for cross-tested plans. The tests decide the real figure.',
        },
        {
          id: 'staff',
          label: 'Staff, all plans',
          unit: 'usd',
          workedOut: 'Line 8 times line 9',
          compute: (line) => (line('payroll') * line('staffRate')) / 100,
        },
      ],
    },
    {
      heading: 'The result',
      lines: [
        {
          id: 'total',
          label: 'Total contribution',
          unit: 'usd',
          workedOut: 'Lines 7 and 10 added',
          compute: (line) => line('owner') + line('staff'),
        },
        {
          id: 'ownerShare',
          label: "Owner's share",
          unit: 'percent',
          workedOut: 'Line 7 divided by line 11',
          compute: (line) => (line('owner') / line('total')) * 100,
        },
        { id: 'rate', label: 'Marginal income tax rate', unit: 'percent', example: 37 },
        {
          id: 'deferred',
          label: 'Tax deferred this year',
          unit: 'usd',
          workedOut: 'Line 11 times line 13',
          compute: (line) => (line('total') * line('rate')) / 100,
        },
        { id: 'cost', label: 'Actuary and administration, yearly', unit: 'usd', example: 6_500 },
        {
          id: 'net',
          label: 'Deferred tax less staff cost and administration',
          unit: 'usd',
          workedOut: 'Line 14 less lines 10 and 15',
          compute: (line) => line('deferred') - line('staff') - line('cost'),
        },
      ],
    },
  ],
  guidance: [
    'A cash balance plan is a promise for several years. Ask what a bad year does before asking what a good one saves.',
    'The credit must be meant to be permanent; plan for at least three to five years of funding.',
    'Cover the section 401(a)(26) participation rule: 40% of employees, or 50 if that is fewer, and never under 2.',
    'A first-year plan may be adopted up to the due date of the return, extensions included.',
    'If line 16 is negative the plan costs more now than it defers; it may still be right for staff retention.',
  ],
  sources: [
    'Internal Revenue Code sections 401(a)(17), 401(a)(26), 402(g), 404(a)(7), 414(v), 415.',
    'IRS Notice 2025-67, limits for 2026.',
  ],
});
