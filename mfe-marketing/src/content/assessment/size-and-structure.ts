import { revenueBands } from 'shared-contract/forms/client-application/options';
import type { Question } from './question-types.ts';

/** Sets which strategies are in proportion; the score does not depend on it. */
export const revenue = {
  id: 'annualRevenue',
  legend: 'What does the business take in a year?',
  hint: 'Gross revenue. It does not change your score, only which strategies are in proportion.',
  missing: 'Choose your annual revenue',
  options: revenueBands,
} as const satisfies Question;

export const entity = {
  id: 'entity',
  legend: 'How did the business come to be taxed the way it is?',
  hint: 'Sole proprietor, partnership, S corporation or C corporation.',
  missing: 'Choose how the tax status of the business was decided',
  options: [
    {
      value: 'compared-lately',
      label: 'We compared the choices in figures within the last three years',
      points: 3,
      look: {
        strategy: 'four-one-tax-reduction',
        weight: 1,
        reason:
          'The entity was chosen with figures. What is left is whether pay, timing and deductions were settled in the same calculation.',
      },
    },
    {
      value: 'compared-long-ago',
      label: 'We compared them, longer ago than that',
      points: 2,
      look: {
        strategy: 'four-one-tax-reduction',
        weight: 4,
        reason:
          'The comparison is older than Public Law 119-21 of July 2025. Its sections 70101 and 70105 made the individual rates and the deduction for pass-through income (IRC 199A) permanent; both had been due to lapse after 2025. Your own profit has moved as well.',
      },
    },
    {
      value: 'set-up-by-others',
      label: 'It was set up that way, and it has stayed',
      points: 1,
      look: {
        strategy: 'four-one-tax-reduction',
        weight: 7,
        reason:
          'The entity, and so the way you are paid, was inherited and not chosen. Both decide what every later deduction is worth.',
      },
    },
    {
      value: 'do-not-know',
      label: 'I do not know how it is taxed',
      points: 0,
      look: {
        strategy: 'four-one-tax-reduction',
        weight: 8,
        reason:
          'Entity, pay, timing and deductions rest on one election that you have not been shown. It is the first thing we would read.',
      },
    },
  ],
} as const satisfies Question;
