import type { TrainingModule } from '../../module-types.ts';
import { workedExample } from '../../worked-example.ts';
import { outline } from './outline.ts';
import { quiz } from './quiz.ts';
import { sources } from './sources.ts';

const example = workedExample({
  title: 'One claim against Northgate, an invented shop',
  columns: ['Today', 'Building apart', 'Umbrella raised as well'],
  inputs: {
    claim: { label: 'The claim', value: 4_000_000, unit: 'dollars' },
    liability: { label: 'Automobile liability', value: 1_000_000, unit: 'dollars', source: 'Policy' },
    umbrella: { label: 'Umbrella', value: 2_000_000, unit: 'dollars', source: 'Policy' },
    raised: { label: 'Umbrella, raised', value: 4_000_000, unit: 'dollars', source: 'Quotation' },
    shop: { label: 'Equity of the shop', value: 600_000, unit: 'dollars' },
    building: { label: 'Equity of the building', value: 1_400_000, unit: 'dollars' },
    entityCost: { label: 'Second LLC, a year', value: 1_200, unit: 'dollars' },
    premium: {
      label: 'Addition to the umbrella, a year',
      value: 4_800,
      unit: 'dollars',
      source: 'Quotation',
    },
  },
  compute: ({ claim, liability, umbrella, raised, shop, building, entityCost, premium }) => {
    const cover = [umbrella, umbrella, raised].map((above) => liability + above);
    const reach = [shop + building, shop, shop];
    const uninsured = cover.map((limit) => Math.max(0, claim - limit));
    const lost = uninsured.map((rest, index) => Math.min(rest, reach[index] ?? 0));
    return [
      { label: 'Paid by the policies', value: cover.map((limit) => Math.min(claim, limit)), unit: 'dollars' },
      { label: 'Not insured', value: uninsured, unit: 'dollars' },
      { label: 'Reached through the company', value: reach, unit: 'dollars' },
      { label: 'Lost by the owner', value: lost, unit: 'dollars', isTotal: true },
      {
        label: 'Left unpaid',
        value: uninsured.map((rest, index) => rest - (lost[index] ?? 0)),
        unit: 'dollars',
      },
      {
        label: 'Cost of the arrangement, a year',
        value: [0, entityCost, entityCost + premium],
        unit: 'dollars',
      },
    ];
  },
});

export const lessonModule = { ...outline, example, quiz, sources } as const satisfies TrainingModule;
