import { smallInsurer } from 'shared-contract/tax/small-insurer';
import type { TrainingModule } from '../../module-types.ts';
import { workedExample } from '../../worked-example.ts';
import { outline } from './outline.ts';
import { quiz } from './quiz.ts';
import { sources } from './sources.ts';

const { mostPremiums } = smallInsurer[2026];
/** Below it, the ten years make a transaction of interest (Reg. 1.6011-11). */
const OF_INTEREST = 0.6;

const example = workedExample({
  title: 'Two designs of an invented contractor, 2026',
  inputs: {
    net: { label: 'First design: net written premiums', value: 2_400_000, unit: 'dollars' },
    direct: { label: 'First design: direct written premiums', value: 2_950_000, unit: 'dollars' },
    smaller: { label: 'Second design: direct written premiums', value: 2_800_000, unit: 'dollars' },
    earned: { label: 'Ten years’ earned premiums less dividends', value: 18_000_000, unit: 'dollars' },
    losses: { label: 'Ten years’ losses and claim expense', value: 4_500_000, unit: 'dollars' },
  },
  compute: ({ net, direct, smaller, earned, losses }) => {
    const counted = Math.max(net, direct);
    return [
      { label: 'Limit of 2026', value: mostPremiums, unit: 'dollars', how: 'IRC 831(b); Rev. Proc. 2025-32' },
      { label: 'First design, the greater', value: counted, unit: 'dollars' },
      {
        label: 'Above the limit',
        value: Math.max(0, counted - mostPremiums),
        unit: 'dollars',
        how: 'No election',
        isTotal: true,
      },
      {
        label: 'Second design, room left',
        value: Math.max(0, mostPremiums - smaller),
        unit: 'dollars',
        how: 'Election open',
        isTotal: true,
      },
      {
        label: 'Loss ratio of ten years',
        value: losses / earned,
        unit: 'percent',
        how: 'Under 60%: of interest',
        isTotal: true,
      },
      { label: 'Losses that 60% would need', value: OF_INTEREST * earned, unit: 'dollars' },
    ];
  },
});

export const lessonModule = { ...outline, example, quiz, sources } as const satisfies TrainingModule;
