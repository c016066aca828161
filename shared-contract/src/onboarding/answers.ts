import { formatDay, formatDollars } from '../format.ts';
import type { OnboardingField } from './step-types.ts';

/** A text or choice, an amount or year, a consent, or several choices. */
export type Answer = string | number | true | string[];
/** Answers of one step by field. Empty answers are omitted. */
export type StepAnswers = Readonly<Record<string, Answer>>;
export type Answers = Readonly<Record<string, StepAnswers>>;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isAnswer = (value: unknown): value is Answer =>
  typeof value === 'string' ||
  typeof value === 'number' ||
  value === true ||
  (Array.isArray(value) && value.every((item) => typeof item === 'string'));

/** Reads stored answers, which an older release may have written. Drops invalid ones. */
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

export const NOT_ANSWERED = 'Not answered';

/** Formats an answer for review. */
export function answerText(field: OnboardingField, answer: Answer | undefined): string {
  if (answer === undefined || (Array.isArray(answer) && answer.length === 0)) return NOT_ANSWERED;
  const labelOf = (value: unknown) =>
    'options' in field
      ? (field.options.find((option) => option.value === value)?.label ?? String(value))
      : String(value);
  if (answer === true) return 'Yes';
  if (Array.isArray(answer)) return answer.map(labelOf).join('; ');
  if (field.kind === 'money' && typeof answer === 'number') return formatDollars(answer);
  if (field.kind === 'date') {
    const isDay = typeof answer === 'string' && !Number.isNaN(Date.parse(answer));
    return isDay ? formatDay(answer.slice(0, 10)) : String(answer);
  }
  return labelOf(answer);
}
