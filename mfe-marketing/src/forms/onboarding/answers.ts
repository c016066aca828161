import type { OnboardingField, OnboardingStep } from '../../content/onboarding/definition-types.ts';

/** Texts and choices, amounts and years, consents, choices of several. */
export type Answer = string | number | true | string[];
/** Answers of one step by field. What was left empty is not there. */
export type StepAnswers = Readonly<Record<string, Answer>>;
/** Answers by step. */
export type Answers = Readonly<Record<string, StepAnswers>>;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isAnswer = (value: unknown): value is Answer =>
  typeof value === 'string' ||
  typeof value === 'number' ||
  value === true ||
  (Array.isArray(value) && value.every((item) => typeof item === 'string'));

/** Reads what the database holds: an older release may have written it. What is no answer is left out. */
export function readAnswers(stored: unknown): Answers {
  if (!isRecord(stored)) return {};
  return Object.fromEntries(
    Object.entries(stored)
      .filter((entry): entry is [string, Record<string, unknown>] => isRecord(entry[1]))
      .map(([step, answers]) => [
        step,
        Object.fromEntries(
          Object.entries(answers).filter((entry): entry is [string, Answer] => isAnswer(entry[1])),
        ),
      ]),
  );
}

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

const dollars = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });

/** An answer as it stands in its input when the step is opened again. */
export function inputText(field: OnboardingField, answer: Answer | undefined): string | undefined {
  if (typeof answer === 'number') return field.kind === 'money' ? dollars.format(answer) : String(answer);
  return typeof answer === 'string' ? answer : undefined;
}
