import type { TrainingModule } from '../../module-types.ts';
import { workedExample } from '../../worked-example.ts';
import { outline } from './outline.ts';
import { quiz } from './quiz.ts';

const MONTHS = 12;
/** The processor's contract lets the customer object for 90 days. */
const CLAIMED_MONTHS = 3;

const example = workedExample({
  title: 'Brightwater, an invented bakery: one year of bills',
  inputs: {
    cards: { label: 'Card markup above the contract, a month', value: 720, unit: 'dollars' },
    waste: { label: 'Waste above the contract, a month', value: 174, unit: 'dollars' },
    surcharge: { label: 'Residential surcharges to shops, a year', value: 598, unit: 'dollars' },
    duplicates: { label: 'Freight paid twice', value: 1_240, unit: 'dollars' },
    fee: { label: 'Fixed fee', value: 3_500, unit: 'dollars' },
    share: { label: 'Or a share of', value: 0.4, unit: 'percent' },
    taxRate: { label: 'Tax rate', value: 0.24, unit: 'percent' },
  },
  compute: ({ cards, waste, surcharge, duplicates, fee, share, taxRate }) => {
    const back = cards * CLAIMED_MONTHS + waste * MONTHS + surcharge + duplicates;
    const ahead = (cards + waste) * MONTHS + surcharge;
    const kept = back + ahead - fee;
    return [
      {
        label: 'Back from the processor',
        value: cards * CLAIMED_MONTHS,
        unit: 'dollars',
        how: 'Three months',
      },
      { label: 'Back from the waste hauler', value: waste * MONTHS, unit: 'dollars', how: 'Twelve months' },
      {
        label: 'Back from the carrier',
        value: surcharge + duplicates,
        unit: 'dollars',
        how: 'Surcharges and duplicates',
      },
      { label: 'Recovered', value: back, unit: 'dollars', isTotal: true },
      {
        label: 'No longer charged, first year',
        value: ahead,
        unit: 'dollars',
        how: 'Duplicates left out',
        isTotal: true,
      },
      { label: 'Both', value: back + ahead, unit: 'dollars' },
      { label: 'The share would be', value: Math.round(share * (back + ahead)), unit: 'dollars' },
      { label: 'Kept with the fixed fee', value: kept, unit: 'dollars' },
      { label: 'Kept after tax', value: Math.round(kept * (1 - taxRate)), unit: 'dollars', isTotal: true },
    ];
  },
});

export const lessonModule = {
  ...outline,
  example,
  quiz,
  sources: [
    {
      authority: '31 CFR 10.27 (Circular 230); Ridgely v. Lew, 55 F. Supp. 3d 89 (D.D.C. 2014)',
      year: 2026,
      says: 'Contingent fees in federal tax matters; the ban is void for ordinary refund claims before an examination.',
    },
    {
      authority: 'AICPA Code, 1.510',
      year: 2026,
      says: 'No contingent fee from attest clients or for original returns and refund claims.',
    },
    {
      authority: 'T.C.A. 62-1-122 and 62-1-123',
      year: 2026,
      says: 'Tennessee’s rules on commissions and contingent fees of CPAs.',
    },
    {
      authority: 'P.L. 119-21, section 70605(d)',
      year: 2025,
      says: 'Bars unpaid employee retention claims for the third and fourth quarters of 2021 filed after January 31, 2024.',
    },
  ],
} as const satisfies TrainingModule;
