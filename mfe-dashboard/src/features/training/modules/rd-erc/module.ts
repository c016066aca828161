import { computeResearchCredit } from 'shared-contract/calculators/research-credit';
import type { TrainingModule } from '../../module-types.ts';
import { workedExample } from '../../worked-example.ts';
import { outline } from './outline.ts';
import { quiz } from './quiz.ts';
import { sources } from './sources.ts';

const example = workedExample({
  title: 'Tarn Valve, an invented company, 2026',
  columns: ['As the study has it', 'After the review'],
  inputs: {
    claimed: { label: 'Expenses claimed for 2026', value: 520_000, unit: 'dollars', source: 'Study' },
    abroad: { label: 'Of these, done in Canada', value: 60_000, unit: 'dollars' },
    oneCustomer: { label: 'Adaptation to one customer', value: 40_000, unit: 'dollars' },
    afterProduction: { label: 'After commercial production', value: 20_000, unit: 'dollars' },
    before1: { label: 'Expenses of 2025', value: 350_000, unit: 'dollars' },
    before2: { label: 'Expenses of 2024', value: 300_000, unit: 'dollars' },
    before3: { label: 'Expenses of 2023', value: 250_000, unit: 'dollars' },
    taxRate: { label: 'Owners’ tax rate', value: 0.37, unit: 'percent', source: 'IRC 1(j), 2026' },
  },
  compute: ({ claimed, abroad, oneCustomer, afterProduction, before1, before2, before3, taxRate }) => {
    const reviewed = claimed - abroad - oneCustomer - afterProduction;
    const credits = [claimed, reviewed].map((current) =>
      computeResearchCredit({ current, prior: [before1, before2, before3], taxRate }),
    );
    const of = (pick: (credit: (typeof credits)[number]) => number) => credits.map((credit) => pick(credit));
    return [
      { label: 'Qualified expenses', value: [claimed, reviewed], unit: 'dollars' },
      { label: 'Half of the three years’ average', value: of(({ base }) => base), unit: 'dollars' },
      { label: 'Excess', value: of(({ excess }) => excess), unit: 'dollars' },
      {
        label: 'Credit',
        value: of(({ credit }) => credit),
        unit: 'dollars',
        how: '14% (IRC 41(c)(4))',
        isTotal: true,
      },
      {
        label: 'Reduced credit',
        value: of(({ reduced }) => reduced),
        unit: 'dollars',
        how: '79% (IRC 280C(c))',
      },
      {
        label: 'Left of the full credit after the smaller deduction',
        value: of(({ fullAfterDeduction }) => fullAfterDeduction),
        unit: 'dollars',
      },
    ];
  },
});

export const lessonModule = { ...outline, example, quiz, sources } as const satisfies TrainingModule;
