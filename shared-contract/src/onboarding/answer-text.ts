import { formatDay, formatDollars } from '../format.ts';
import type { OnboardingField } from './step-types.ts';
import type { Answer } from './answers.ts';

export const NOT_ANSWERED = 'Not answered';

/** An answer in words, for reading it over. */
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
