import { compareCostSegregation } from 'shared-contract/calculators/cost-segregation';
import type { Example } from '../../types.ts';

const building = {
  year: 2026,
  month: 7,
  cost: 2_000_000,
  kind: 'nonresidential',
  fiveYear: 300_000,
  sevenYear: 0,
  fifteenYear: 200_000,
  isAcquiredAfter: true,
  taxRate: 0.37,
} as const;

/** Of a later sale: what the buyer pays for parts that have no basis left. */
const SOLD_PARTS = 60_000;

function compute() {
  const { withoutStudy, withStudy, increase, taxDeferred, building: shell, classes } =
    compareCostSegregation(building);
  return {
    shortLived: classes.reduce((sum, { bonus, regular }) => sum + bonus + regular, 0),
    shell: shell.depreciation,
    withoutStudy,
    withStudy,
    increase,
    taxDeferred,
    recapture: Math.min(SOLD_PARTS, building.fiveYear) * building.taxRate,
  };
}

export const example = {
  title: 'Oakline, placed in service in July 2026',
  note: 'An invented building. The tax is put off, not saved for good, and only if IRC 465, 469 and 461(l) let the owner use the loss.',
  inputs: [
    { label: 'Cost without land', value: building.cost, unit: 'dollars' },
    { label: '5-year property found', value: building.fiveYear, unit: 'dollars' },
    { label: '15-year property found', value: building.fifteenYear, unit: 'dollars' },
    { label: 'Bonus rate, acquired after January 19, 2025', value: 1, unit: 'percent' },
    { label: 'Owner’s tax rate', value: building.taxRate, unit: 'percent' },
    { label: 'Paid for the 5-year property at a later sale', value: SOLD_PARTS, unit: 'dollars' },
  ],
  compute,
  figures: [
    { id: 'withoutStudy', label: 'First year without a study', unit: 'dollars' },
    { id: 'shortLived', label: 'First year of the 5 and 15-year property', unit: 'dollars' },
    { id: 'shell', label: 'First year of what stays at 39 years', unit: 'dollars' },
    { id: 'withStudy', label: 'First year with the study', unit: 'dollars' },
    { id: 'increase', label: 'More deducted in 2026', unit: 'dollars' },
    { id: 'taxDeferred', label: 'Tax put off', unit: 'cents' },
    { id: 'recapture', label: 'Tax on the 5-year property at the sale', unit: 'dollars' },
  ],
} satisfies Example<ReturnType<typeof compute>>;
