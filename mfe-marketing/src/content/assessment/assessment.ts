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
    from: 75,
    title: 'Mostly decided',
    text: 'Most of what these ten questions ask about was decided on purpose. What is left is to keep the parts in agreement as the law and the business move.',
  },
  {
    from: 40,
    title: 'Partly decided',
    text: 'Some decisions were made on purpose and others were left to habit. The order in which you take up the open ones matters more than their number.',
  },
  {
    from: 0,
    title: 'Mostly open',
    text: 'Most of these decisions have not been made yet. That is common, and it is the easiest place to start from: little has to be undone.',
  },
] as const satisfies readonly Band[];
