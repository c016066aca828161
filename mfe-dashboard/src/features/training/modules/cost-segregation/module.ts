import { compareCostSegregation } from 'shared-contract/calculators/cost-segregation';
import type { TrainingModule } from '../../module-types.ts';
import { workedExample } from '../../worked-example.ts';
import { outline } from './outline.ts';
import { quiz } from './quiz.ts';

const example = workedExample({
  title: 'Oakline, an invented building, placed in service in July 2026',
  inputs: {
    cost: { label: 'Cost without land', value: 2_000_000, unit: 'dollars', source: 'Closing statement' },
    fiveYear: { label: '5-year property', value: 300_000, unit: 'dollars', source: 'Study' },
    fifteenYear: { label: '15-year property', value: 200_000, unit: 'dollars', source: 'Study' },
    taxRate: { label: 'Owner’s tax rate', value: 0.37, unit: 'percent', source: 'IRC 1(j), 2026' },
    soldParts: {
      label: 'Paid for the 5-year property at a later sale',
      value: 60_000,
      unit: 'dollars',
      source: 'Allocation in the contract',
    },
  },
  compute: ({ cost, fiveYear, fifteenYear, taxRate, soldParts }) => {
    const first = compareCostSegregation({
      ...{ cost, fiveYear, fifteenYear, taxRate },
      ...{ year: 2026, month: 7, kind: 'nonresidential', sevenYear: 0, isAcquiredAfter: true },
    });
    const shortLived = first.classes.reduce((sum, { bonus, regular }) => sum + bonus + regular, 0);
    return [
      {
        label: 'First year without a study',
        value: first.withoutStudy,
        unit: 'dollars',
        how: '1.177% of the cost (Pub. 946, table A-7a)',
      },
      { label: '5 and 15-year property', value: shortLived, unit: 'dollars', how: 'Bonus of 100%' },
      {
        label: 'What stays at 39 years',
        value: first.building.depreciation,
        unit: 'dollars',
        how: '1.177% of $1,500,000',
      },
      { label: 'First year with the study', value: first.withStudy, unit: 'dollars', how: 'Sum of the two' },
      { label: 'More deducted in 2026', value: first.increase, unit: 'dollars', isTotal: true },
      {
        label: 'Tax put off',
        value: first.taxDeferred,
        unit: 'dollars',
        how: 'If IRC 465, 469 and 461(l) let the owner use the loss',
      },
      {
        label: 'Tax on the 5-year property at the sale',
        value: Math.min(soldParts, fiveYear) * taxRate,
        unit: 'dollars',
        how: 'Ordinary income (IRC 1245)',
      },
    ];
  },
});

export const lessonModule = {
  ...outline,
  example,
  quiz,
  sources: [
    {
      authority: 'IRC 168(k); P.L. 119-21, section 70301; Notice 2026-11',
      year: 2026,
      says: 'Bonus depreciation of 100% for property acquired after January 19, 2025.',
    },
    {
      authority: 'IRC 168(c), (e); Rev. Proc. 87-56; Publication 946, table A-7a',
      year: 2026,
      says: 'Classes, methods, and 1.177% for a non-residential building’s first year from month 7.',
    },
    { authority: 'IRC 168(n)', year: 2026, says: 'Election of 100% for qualified production property.' },
    {
      authority: 'IRC 179(b); Rev. Proc. 2025-32',
      year: 2026,
      says: 'Limit of $2,560,000, reduced above $4,090,000, within business income.',
    },
    {
      authority: 'IRC 465, 469 and 461(l); Rev. Proc. 2025-32',
      year: 2026,
      says: 'At-risk, passive and excess business losses: $256,000, or $512,000 on a joint return.',
    },
    { authority: 'IRC 481(a)', year: 2026, says: 'Catch-up of depreciation not taken, in one year.' },
    {
      authority: 'IRC 1245, 1250 and 1(h)(1)(E)',
      year: 2026,
      says: 'Recapture as ordinary income, and up to 25% on straight-line depreciation of real property.',
    },
    {
      authority: '31 CFR 10.22 and 10.27 (Circular 230)',
      year: 2026,
      says: 'Reasonable reliance on the work of others, and contingent fees.',
    },
  ],
} as const satisfies TrainingModule;
