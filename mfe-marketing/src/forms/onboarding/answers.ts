import { formatNumber } from 'shared-contract/format';
import type { Answer, Answers } from 'shared-contract/onboarding/answers';
import type { OnboardingField, OnboardingStep } from 'shared-contract/onboarding/step-types';

export const isComplete = (step: OnboardingStep, answers: Answers): boolean =>
  step.fields.every(({ id, missing }) => missing === undefined || answers[step.id]?.[id] !== undefined);

/** Returns the step to resume at: the stored one, but not past an incomplete step. */
export function resumeAt(steps: readonly OnboardingStep[], answers: Answers, stored: number): number {
  const open = steps.findIndex((step) => !isComplete(step, answers));
  return Math.min(Math.max(stored, 0), open < 0 ? steps.length : open);
}

/** Name of a checkbox, for a question that accepts several answers. */
export const boxName = (field: string, value: string): string => `${field}.${value}`;

/** Formats an answer for its input. */
export function inputText(field: OnboardingField, answer: Answer | undefined): string | undefined {
  if (typeof answer === 'number') return field.kind === 'money' ? formatNumber(answer) : String(answer);
  return typeof answer === 'string' ? answer : undefined;
}
