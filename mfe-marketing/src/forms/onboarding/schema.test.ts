import { answerText, NOT_ANSWERED } from 'shared-contract/onboarding/answers';
import type { OnboardingField, OnboardingStep } from 'shared-contract/onboarding/step-types';
import { onboardingSteps } from '../../content/onboarding-definition.ts';
import { boxName, isComplete } from './answers.ts';
import { readDollars, stepSchema } from './schema.ts';

const all = [...onboardingSteps.owner, ...onboardingSteps.cpa];
const soon = new Date(Date.now() + 40 * 86_400_000).toISOString().slice(0, 10);

/** A valid answer for each kind of field. */
const right: Record<OnboardingField['kind'], string> = {
  text: 'Lee Masonry',
  longText: 'Less tax.',
  email: 'ann@example.com',
  phone: '(615) 555-0100',
  money: '$1,250,000',
  year: '2009',
  date: soon,
  select: '',
  radio: '',
  checks: 'on',
  consent: 'yes',
};

const typed = (field: OnboardingField): [string, string][] =>
  field.kind === 'checks'
    ? field.options.map(({ value }) => [boxName(field.id, value), value])
    : [[field.id, 'options' in field ? field.options[0]!.value : right[field.kind]]];

const step = (...fields: OnboardingField[]): OnboardingStep => ({
  id: 's',
  title: 'S',
  summary: '',
  minutes: 1,
  why: '',
  fields,
});
const check = (field: OnboardingField, text: string) =>
  stepSchema(step(field)).safeParse({ [field.id]: text });

test.each(all.map((each) => [each.title, each] as const))(
  '%s takes right answers to all its questions',
  (_, each) => {
    const result = stepSchema(each).safeParse(Object.fromEntries(each.fields.flatMap(typed)));
    expect(result.ok).toBe(true);
    const value = result.ok ? result.value : {};
    expect(Object.keys(value)).toEqual(each.fields.map(({ id }) => id));
    expect(isComplete(each, { [each.id]: value })).toBe(true);
    for (const field of each.fields) expect(answerText(field, value[field.id])).not.toBe(NOT_ANSWERED);
  },
);

test.each(all.map((each) => [each.title, each] as const))(
  '%s left empty says of each question what is missing',
  (_, each) => {
    const empty = Object.fromEntries(
      each.fields.flatMap(({ id, kind }) =>
        kind === 'checks' || kind === 'radio' || kind === 'consent' ? [] : [[id, ' ']],
      ),
    );
    const result = stepSchema(each).safeParse(empty);
    const missing = each.fields.filter((field) => field.missing).map(({ id, missing }) => [id, missing]);
    expect(result).toEqual({ ok: false, errors: Object.fromEntries(missing) });
  },
);

test.each([
  ['$1,250,000', 1_250_000],
  ['1250000.00', 1_250_000],
  ['250k', 250_000],
  ['1.25M', 1_250_000],
  ['-40,000', -40_000],
  ['(40,000)', -40_000],
  ['0', 0],
  ['about a million', undefined],
  ['12 thousand', undefined],
  ['', undefined],
  ['1e9', undefined],
  ['999999999999', undefined],
])('%s is read as %s dollars', (text, amount) => {
  expect(readDollars(text)).toBe(amount);
});

test.each([
  [{ kind: 'money', id: 'f', label: 'F' }, '-5', 'Enter an amount of 0 or more'],
  [{ kind: 'money', id: 'f', label: 'F' }, 'much', 'Enter an amount in dollars, like 250,000 or 250K'],
  [{ kind: 'year', id: 'f', label: 'F', from: 1950 }, '1949', /^Enter a year from 1950 to 20\d\d$/],
  [{ kind: 'year', id: 'f', label: 'F', from: 1950 }, '9999', /^Enter a year from 1950 to 20\d\d$/],
  [{ kind: 'date', id: 'f', label: 'F' }, '2020-01-31', 'Enter today or a later date'],
  [{ kind: 'date', id: 'f', label: 'F' }, 'tomorrow', 'Enter a date as month, day and year'],
  [{ kind: 'email', id: 'f', label: 'F' }, 'ann@', 'Enter an email address like name@example.com'],
  [{ kind: 'phone', id: 'f', label: 'F' }, 'none', 'Enter a phone number like (212) 555-0123'],
  [{ kind: 'text', id: 'f', label: 'F', max: 5 }, 'sixsix', 'Shorten this to 5 characters'],
  [
    { kind: 'radio', id: 'f', label: 'F', options: [{ value: 'a', label: 'A' }] },
    'b',
    'Choose one of the answers',
  ],
] satisfies [OnboardingField, string, string | RegExp][])('%j refuses %s in words', (field, text, words) => {
  const result = check(field, text);
  const message = result.ok ? 'accepted' : result.errors['f'];
  expect(message).toEqual(words instanceof RegExp ? expect.stringMatching(words) : words);
});

test('every answer of an onboarding fits into what the database keeps', () => {
  const longest = (field: OnboardingField) => ('max' in field ? 'w'.repeat(field.max) : undefined);
  const answers = onboardingSteps.owner.map(({ id, fields }) => [
    id,
    Object.fromEntries(
      fields.map((field) => [
        field.id,
        longest(field) ?? ('options' in field ? field.options.map(({ value }) => value) : 'w'.repeat(254)),
      ]),
    ),
  ]);
  expect(JSON.stringify(Object.fromEntries(answers)).length).toBeLessThan(16_384);
});
