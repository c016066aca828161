import { emailAddress, emailWords, optional, phonePattern, phoneWords } from 'shared-contract/forms/fields';
import * as z from 'zod/mini';
import { parseNumber } from 'shared-contract/numbers';
import type { FieldKind, FieldOf, OnboardingField } from 'shared-contract/onboarding/step-types';
import type { Answer } from './answers.ts';

const MAX_DOLLARS = 100_000_000_000;

/** Reads whole dollars; `1.25M`, `-40K` and `(40K)` are thousands and millions. */
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

/** Says what is wrong with a text that is not empty, or gives the answer. */
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
  ask(text.length <= max, text, `Shorten this to ${max.toLocaleString('en-US')} characters`);

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
      ? ask(text >= localDay(new Date()), text, 'Enter a day from today on')
      : { problem: 'Enter a day as month, day and year' };
  },
  select: oneOf,
  radio: oneOf,
  consent: () => ({ value: true }),
};

/** The record pairs each kind with its own reading; a lookup by a union cannot say so. */
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

/** Checks the answer to one question: a text as it was typed, or the list of boxes that were ticked. */
export function fieldSchema(field: OnboardingField) {
  if (field.kind !== 'checks') return textSchema(field);
  const known = field.options.map(({ value }) => value);
  return z.pipe(
    z.array(z.string()),
    z.transform((ticked: string[]): Answer | undefined =>
      ticked.length > 0 ? known.filter((value) => ticked.includes(value)) : undefined,
    ),
  );
}
