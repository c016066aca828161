import { formatNumber } from 'shared-contract/format';
import { emailAddress, emailWords, optional, phonePattern, phoneWords } from 'shared-contract/forms/fields';
import { parseNumber } from 'shared-contract/numbers';
import type { Answer, StepAnswers } from 'shared-contract/onboarding/answers';
import type {
  FieldKind,
  FieldOf,
  OnboardingField,
  OnboardingStep,
} from 'shared-contract/onboarding/step-types';
import { formSchema, type FormSchema } from 'shared-ui/form';
import * as z from 'zod/mini';
import { boxName } from './answers.ts';

const MAX_DOLLARS = 100_000_000_000;

/**
 * Parses an amount and rounds it to whole dollars. Accepts thousands and millions, as in `1.25M`, `-40K`, and `(40K)`.
 * Returns undefined if it is invalid or too large.
 */
export function readDollars(text: string): number | undefined {
  const [, before = text, suffix = '', after = ''] = /^(.*\d\.?)\s*([km])(\)?)\s*$/i.exec(text) ?? [];
  const scale = /k/i.test(suffix) ? 1_000 : /m/i.test(suffix) ? 1_000_000 : 1;
  const amount = Math.round((parseNumber(before + after, '$') ?? NaN) * scale);
  return Math.abs(amount) <= MAX_DOLLARS ? amount + 0 : undefined;
}

const localDay = (date: Date) =>
  [date.getFullYear(), date.getMonth() + 1, date.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');

/** The parsed answer, or the error for a nonempty text. */
type Reading = { readonly value: Answer } | { readonly problem: string };
const ask = (isRight: boolean, value: Answer, problem: string): Reading =>
  isRight ? { value } : { problem };

const oneOf = ({ options }: FieldOf<'select' | 'radio'>, text: string): Reading =>
  ask(
    options.some(({ value }) => value === text),
    text,
    'Choose one of the answers',
  );
const shortEnough = ({ max }: FieldOf<'text' | 'longText'>, text: string): Reading =>
  ask(text.length <= max, text, `Shorten this to ${formatNumber(max)} characters`);

type Single = Exclude<FieldKind, 'checks'>;
const readings: { readonly [Kind in Single]: (field: FieldOf<Kind>, text: string) => Reading } = {
  text: shortEnough,
  longText: shortEnough,
  email: (_, text) => ask(emailAddress.safeParse(text).success && text.length <= 254, text, emailWords),
  phone: (_, text) => ask(phonePattern.test(text), text, phoneWords),
  money({ mayBeNegative = false }, text) {
    const amount = readDollars(text);
    if (amount === undefined) return { problem: 'Enter an amount in dollars, like 250,000 or 250K' };
    return ask(amount >= 0 || mayBeNegative, amount, 'Enter an amount of 0 or more');
  },
  year({ from }, text) {
    const year = /^\d{4}$/.test(text) ? Number(text) : 0;
    const now = new Date().getFullYear();
    return ask(year >= from && year <= now, year, `Enter a year from ${from} to ${now}`);
  },
  date(_, text) {
    const isDay = /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text));
    return isDay
      ? ask(text >= localDay(new Date()), text, 'Enter today or a later date')
      : { problem: 'Enter a date as month, day and year' };
  },
  select: oneOf,
  radio: oneOf,
  consent: () => ({ value: true }),
};

/** The record pairs each kind with its own reader, which TypeScript can't express for a lookup by a union. */
const readingOf = (field: OnboardingField) =>
  readings[field.kind as Single] as (field: OnboardingField, text: string) => Reading;

function textSchema(field: OnboardingField) {
  const missing = field.missing;
  const text = z.pipe(
    optional('this', 10_000),
    z.transform((value: string | undefined, context): Answer | undefined => {
      const reading =
        value === undefined ? missing !== undefined && { problem: missing } : readingOf(field)(field, value);
      if (!reading) return undefined;
      if ('value' in reading) return reading.value;
      context.issues.push({ code: 'custom', message: reading.problem, input: value });
      return z.NEVER;
    }),
  );
  return text;
}

/** Validates the answer to a question: a text, or the list of selected checkboxes. */
function fieldSchema(field: OnboardingField) {
  if (field.kind !== 'checks') return textSchema(field);
  const known = field.options.map(({ value }) => value);
  return z.pipe(
    z.array(z.string()),
    z.transform((ticked: string[]): Answer | undefined =>
      ticked.length > 0 ? known.filter((value) => ticked.includes(value)) : undefined,
    ),
  );
}

type Values = Record<string, FormDataEntryValue>;

/** Returns the form's value for a question: its text, or the values of its selected checkboxes. */
const typed = (field: OnboardingField, values: Values) =>
  field.kind === 'checks'
    ? field.options.map(({ value }) => value).filter((value) => boxName(field.id, value) in values)
    : values[field.id];

/** Builds the validation of a step from its definition. */
export function stepSchema(step: OnboardingStep): FormSchema<StepAnswers> {
  const all = formSchema(
    z.object(Object.fromEntries(step.fields.map((field) => [field.id, fieldSchema(field)]))),
  );
  return {
    safeParse(values) {
      const entries = step.fields.map((field) => [field.id, typed(field, values)] as const);
      const result = all.safeParse(
        Object.fromEntries(entries.filter(([, value]) => value !== undefined)) as Values,
      );
      if (!result.ok) return result;
      const given = Object.entries<Answer | undefined>(result.value).filter(
        (entry): entry is [string, Answer] => entry[1] !== undefined,
      );
      return { ok: true, value: Object.fromEntries(given) };
    },
  };
}
