import { bands as scores } from 'shared-contract/forms/assessment/bands';
import type { StrategyId } from 'shared-contract/strategies';
import { costs, entity, type Question, research, revenue } from './business.ts';
import { giving, property, protection, retirement, risks, succession } from './planning.ts';

export const questions = [
  revenue,
  entity,
  costs,
  research,
  retirement,
  property,
  protection,
  risks,
  succession,
  giving,
] as const;

export type QuestionId = (typeof questions)[number]['id'];
export type AssessmentQuestion = Question & { readonly id: QuestionId };

export const assessmentSteps: readonly {
  readonly title: string;
  readonly questions: readonly AssessmentQuestion[];
}[] = [
  { title: 'Size and structure', questions: [revenue, entity] },
  { title: 'Daily business', questions: [costs, research] },
  { title: 'Plan and property', questions: [retirement, property] },
  { title: 'Protection', questions: [protection, risks] },
  { title: 'What comes after', questions: [succession, giving] },
];

/** Value of the selected option, by question. */
export type Answers = Readonly<Record<QuestionId, string>>;

/** Minimum annual revenue at which a strategy is worth its setup and running costs. */
export const inProportionFrom: Readonly<Partial<Record<StrategyId, string>>> = {
  'pension-strategies': '500k-2m',
  'rd-credits': '500k-2m',
  'private-foundations': '3m-10m',
  'captive-insurance': '3m-10m',
};

export interface Band {
  /** Lowest score of the band. */
  readonly from: number;
  readonly title: string;
  readonly text: string;
}

/** Score bands, highest first. */
export const bands = [
  {
    ...scores[0],
    text: 'You have decided most of these questions on purpose. Keep the parts in agreement as law and business change.',
  },
  {
    ...scores[1],
    text: 'You made some decisions on purpose and left others to habit. The order in which you take up the open ones matters more than their number.',
  },
  {
    ...scores[2],
    text: 'Most of these decisions are still open. That is common, and a good start: you have little to undo.',
  },
] as const satisfies readonly Band[];
