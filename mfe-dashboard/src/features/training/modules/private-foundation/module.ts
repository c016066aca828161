import type { TrainingModule } from '../../module-types.ts';
import { workedExample } from '../../worked-example.ts';
import { outline } from './outline.ts';
import { quiz } from './quiz.ts';
import { sources } from './sources.ts';

/** Cash to a private non-operating foundation, of adjusted gross income (IRC 170(b)(1)(B)). */
const CEILING = 0.3;
/** IRC 170(b)(1)(I), from 2026. */
const FLOOR = 0.005;
/** What a deduction is worth above the start of the 37% bracket: 37% less 2/37 of it (IRC 68, from 2026). */
const WORTH = 0.37 * (1 - 2 / 37);
/** Reg. 53.4942(a)-2(c)(3)(iv); IRC 4942(e); IRC 4940(a); IRC 4942(a). */
const CASH_HELD = 0.015;
const PAYOUT = 0.05;
const EXCISE = 0.0139;
const SHORTFALL_TAX = 0.3;

const example = workedExample({
  title: 'The gift of 2026, and a year of the foundation (both invented)',
  inputs: {
    income: { label: 'Adjusted gross income of 2026', value: 20_000_000, unit: 'dollars' },
    gift: { label: 'Cash given', value: 5_000_000, unit: 'dollars' },
    assets: { label: 'Average assets of the foundation, later', value: 10_000_000, unit: 'dollars' },
    earned: { label: 'Its investment income of the year', value: 400_000, unit: 'dollars' },
    paid: { label: 'Paid out by the end of the next year', value: 450_000, unit: 'dollars' },
  },
  compute: ({ income, gift, assets, earned, paid }) => {
    const ceiling = CEILING * income;
    const floor = FLOOR * income;
    const deductible = Math.min(gift, ceiling) - floor;
    const cash = CASH_HELD * assets;
    const excise = EXCISE * earned;
    const due = PAYOUT * (assets - cash) - excise;
    const short = Math.max(0, due - paid);
    return [
      { label: 'Ceiling', value: ceiling, unit: 'dollars', how: '30% of AGI' },
      { label: 'Floor', value: floor, unit: 'dollars', how: '0.5% of AGI' },
      { label: 'Deductible', value: deductible, unit: 'dollars', how: 'The gift less the floor' },
      {
        label: 'Lower income tax',
        value: Math.round(deductible * WORTH),
        unit: 'dollars',
        how: '35% after IRC 68',
        isTotal: true,
      },
      { label: 'Counted as cash held', value: cash, unit: 'dollars', how: '1.5% of the assets' },
      { label: 'Minimum return', value: PAYOUT * (assets - cash), unit: 'dollars', how: '5% of the rest' },
      { label: 'Excise tax', value: Math.round(excise), unit: 'dollars', how: '1.39% of investment income' },
      { label: 'Distributable amount', value: Math.round(due), unit: 'dollars', isTotal: true },
      { label: 'Shortfall', value: Math.round(short), unit: 'dollars', how: 'Less what was paid' },
      {
        label: 'Tax on the shortfall',
        value: Math.round(short * SHORTFALL_TAX),
        unit: 'dollars',
        how: '30% (IRC 4942(a))',
      },
    ];
  },
});

export const lessonModule = { ...outline, example, quiz, sources } as const satisfies TrainingModule;
