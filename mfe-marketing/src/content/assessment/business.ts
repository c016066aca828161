import { revenueBands } from 'shared-contract/forms/client-application/options';
import type { StrategyId } from 'shared-contract/strategies';

/** A suggestion that an answer leads to. `weight` (0 to 10) ranks it among the others. */
export interface Look {
  readonly strategy: StrategyId;
  readonly weight: number;
  /** One or two sentences for the owner, based only on this answer. */
  readonly reason: string;
}

export interface AnswerOption {
  /** Stored with the answers. Must be short and readable without the questionnaire. */
  readonly value: string;
  readonly label: string;
  /** 0 (open) to 3 (in place). Without points, the question doesn't apply and is excluded from the score. */
  readonly points?: 0 | 1 | 2 | 3;
  readonly look?: Look;
}

export interface Question {
  /** Name of the field, and key of the stored answer. */
  readonly id: string;
  readonly legend: string;
  readonly hint?: string;
  /** Error if the question is unanswered. */
  readonly missing: string;
  readonly options: readonly [AnswerOption, ...AnswerOption[]];
}

/** Determines which strategies are worth their cost. It doesn't affect the score. */
export const revenue = {
  id: 'annualRevenue',
  legend: 'What does the business take in a year?',
  hint: 'Gross revenue. It does not change your score, only which strategies are in proportion.',
  missing: 'Choose your annual revenue',
  options: revenueBands,
} as const satisfies Question;

export const entity = {
  id: 'entity',
  legend: 'How did you choose the way your business is taxed?',
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
          'You chose the entity with figures. Next, check whether the same calculation settled pay, timing and deductions.',
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
          'Your comparison predates Public Law 119-21 of July 2025. Its sections 70101 and 70105 made the individual rates and the deduction for pass-through income (IRC 199A) permanent. Your profit has changed, too.',
      },
    },
    {
      value: 'set-up-by-others',
      label: 'It was set up that way, and we never changed it',
      points: 1,
      look: {
        strategy: 'four-one-tax-reduction',
        weight: 7,
        reason:
          'You inherited the entity, and with it the way you are paid. Both decide what every later deduction is worth.',
      },
    },
    {
      value: 'do-not-know',
      label: 'I don’t know how it is taxed',
      points: 0,
      look: {
        strategy: 'four-one-tax-reduction',
        weight: 8,
        reason:
          'Entity, pay, timing and deductions rest on one election. It is the first thing we would read.',
      },
    },
  ],
} as const satisfies Question;

export const costs = {
  id: 'costs',
  legend: 'When did you last review your recurring bills line by line?',
  hint: 'Card processing, freight, waste, telecom, insurance, property tax.',
  missing: 'Choose when your bills were last read',
  options: [
    {
      value: 'within-two-years',
      label: 'Within the last two years',
      points: 3,
      look: {
        strategy: 'cost-remediation',
        weight: 0.8,
        reason: 'You reviewed your bills recently. Rates drift back up: schedule the next review.',
      },
    },
    {
      value: 'some-of-them',
      label: 'Some of them, or longer ago',
      points: 1,
      look: {
        strategy: 'cost-remediation',
        weight: 3,
        reason:
          'You haven’t checked some of your bills against their contracts for years. Tax refunds lapse: start with the oldest bills.',
      },
    },
    {
      value: 'never',
      label: 'Never, that I know of',
      points: 0,
      look: {
        strategy: 'cost-remediation',
        weight: 5.5,
        reason:
          'Compare a year of invoices with your contracts. You can often claim back overcharges, for as long as the contract or the law allows.',
      },
    },
  ],
} as const satisfies Question;

export const research = {
  id: 'research',
  legend: 'Does your staff develop or improve a product, a process or software?',
  hint: 'Trial runs, prototypes, new recipes, tooling and custom code may count.',
  missing: 'Choose whether your staff develops or improves anything',
  options: [
    {
      value: 'claimed-with-file',
      label: 'Yes, and we claim the credit each year, with a file',
      points: 3,
      look: {
        strategy: 'rd-credits',
        weight: 1.2,
        reason:
          'You claim and support the credit. From tax year 2026, section G of Form 6765 requires each business component, with exceptions for small claims: organize your file that way.',
      },
    },
    {
      value: 'claimed-at-times',
      label: 'Yes, and we claimed the credit in some years',
      points: 2,
      look: {
        strategy: 'rd-credits',
        weight: 4,
        reason:
          'You do the work every year but don’t claim every year. Review the years between before the refund period ends.',
      },
    },
    {
      value: 'not-looked-at',
      label: 'Yes or perhaps; we haven’t looked into it',
      points: 0,
      look: {
        strategy: 'rd-credits',
        weight: 7,
        reason: 'Your work may qualify for the research credit. Test it against the four tests of IRC 41(d).',
      },
    },
    { value: 'no', label: 'No' },
  ],
} as const satisfies Question;
