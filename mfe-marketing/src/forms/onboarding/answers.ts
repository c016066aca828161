import { formatNumber } from 'shared-contract/format';
import { readAnswers, type Answer, type Answers, type StepAnswers } from 'shared-contract/onboarding/answers';
import type { OnboardingField, OnboardingStep } from 'shared-contract/onboarding/step-types';

export { readAnswers, type Answer, type Answers, type StepAnswers };

/** Whether everything that a step has to know was answered. */
export const isComplete = (step: OnboardingStep, answers: Answers): boolean =>
  step.fields.every(({ id, missing }) => missing === undefined || answers[step.id]?.[id] !== undefined);

/** Where somebody goes on: where they stopped, but never past a step that lacks something. */
export function resumeAt(steps: readonly OnboardingStep[], answers: Answers, stored: number): number {
  const open = steps.findIndex((step) => !isComplete(step, answers));
  return Math.min(Math.max(stored, 0), open < 0 ? steps.length : open);
}

/** Name of one box of a question that takes several answers. */
export const boxName = (field: string, value: string): string => `${field}.${value}`;

/** An answer as it stands in its input when the step is opened again. */
export function inputText(field: OnboardingField, answer: Answer | undefined): string | undefined {
  if (typeof answer === 'number') return field.kind === 'money' ? formatNumber(answer) : String(answer);
  return typeof answer === 'string' ? answer : undefined;
}
