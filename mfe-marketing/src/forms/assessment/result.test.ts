import { strategies } from 'shared-contract/strategies';
import {
  type Answers,
  type AssessmentQuestion,
  bands,
  questions,
} from '../../content/assessment/assessment.ts';
import type { AnswerOption, Question } from '../../content/assessment/business.ts';
import { assess } from './result.tsx';

const all: readonly AssessmentQuestion[] = questions;
const scored = all.filter(({ id }) => id !== 'annualRevenue');
const applying = ({ options }: Question) => options.filter(({ points }) => points !== undefined);
const byPoints = (question: Question) =>
  [...applying(question)].sort((one, other) => (other.points ?? 0) - (one.points ?? 0));
const answersBy = (choose: (question: Question) => AnswerOption | undefined, annualRevenue = '3m-10m') =>
  ({
    ...Object.fromEntries(scored.map((question) => [question.id, choose(question)?.value ?? ''])),
    annualRevenue,
  }) as Answers;

const best = answersBy((question) => byPoints(question)[0]);
const worst = answersBy((question) => byPoints(question).at(-1));
const fewest = answersBy(
  (question) => question.options.find(({ points }) => points === undefined) ?? byPoints(question).at(-1),
);

test('all in place is 100, all open is 0, each with its band and three strategies', () => {
  expect(assess(best)).toMatchObject({ score: 100, band: { title: 'Mostly decided' } });
  expect(assess(worst)).toMatchObject({ score: 0, band: { title: 'Mostly open' } });
  for (const answers of [best, worst, fewest]) {
    const ids = assess(answers).looks.map(({ strategy }) => strategy.id);
    expect(new Set(ids).size).toBe(3);
  }
});

test('the same answers give the same result', () => {
  expect(assess({ ...worst })).toEqual(assess(worst));
});

test.each(scored.map((question) => [question.id, question] as const))(
  'a better answer about %s raises the score, whatever the rest says',
  (id, question) => {
    for (const rest of [best, worst]) {
      const scores = byPoints(question).map(({ value }) => assess({ ...rest, [id]: value }).score);
      expect(scores).toEqual([...scores].sort((one, other) => other - one));
      expect(new Set(scores).size).toBe(scores.length);
      for (const score of scores) {
        expect(Number.isInteger(score) && score >= 0 && score <= 100).toBe(true);
      }
    }
  },
);

test.each(['research', 'property', 'giving'] as const)(
  'what does not apply about %s is left out of the score',
  (id) => {
    const notApplying = all.find((question) => question.id === id)?.options.at(-1)?.value ?? '';
    expect(assess({ ...best, [id]: notApplying }).score).toBe(100);
    expect(assess({ ...worst, [id]: notApplying }).score).toBe(0);
  },
);

const gaps = scored.flatMap((question) =>
  applying(question)
    .filter(({ points, look }) => look && points !== 3)
    .map((option) => [question.id, option.value, option] as const),
);

test.each(gaps)('when only %s is %s, that strategy comes first, with its reason', (id, value, { look }) => {
  const [first] = assess({ ...best, [id]: value }).looks;
  expect(first).toEqual({
    strategy: strategies.find((strategy) => strategy.id === look?.strategy),
    reason: look?.reason,
  });
});

test('each of the ten strategies can come first', () => {
  const first = gaps.map(([id, value]) => assess({ ...best, [id]: value }).looks[0]?.strategy.id);
  expect(new Set(first).size).toBe(10);
});

test('revenue leaves the score as it is and keeps costly strategies from small businesses', () => {
  const gap = { ...best, risks: 'not-considered' };
  const small = { ...gap, annualRevenue: '500k-2m' };
  expect(assess(small).score).toBe(assess(gap).score);
  expect(assess(small).looks.map(({ strategy }) => strategy.id)).not.toContain('captive-insurance');
});

test('reasons promise no amount and every answer fits what the server keeps', () => {
  for (const { options } of all) {
    for (const { value, look } of options) {
      expect(value).toMatch(/^[a-z0-9-]{1,40}$/);
      expect(look?.reason ?? '').not.toMatch(/[$%]|\bsave/i);
    }
  }
  for (const { title } of bands) expect(title.length).toBeLessThanOrEqual(60);
});
