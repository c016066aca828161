import { chooseModules } from './model.ts';
import { catalog } from './content/outlines.ts';
import { moduleIds } from '../../lib/training.ts';
import { categories, levels, studyMinutes } from './training-module.ts';
import { CHECK, continueLabel, nextStep, percentOf, progressOf } from './progress.ts';

const pension = catalog.find(({ id }) => id === 'pension')!;
const count = pension.sections.length;
const stored = (lesson: number, score: number | null = null) => ({
  module_id: 'pension' as const,
  percent: percentOf(lesson, count, score),
  lesson,
  quiz_score: score,
});

test('the list is the specification’s ten, in its order, each with its duration, level and category', () => {
  expect(catalog.map(({ id, duration, level, category }) => [id, duration, level, category])).toEqual([
    ['private-foundation', '2.5 hours', 'Advanced', 'Estate Planning'],
    ['401k', '1.5h', 'Beginner', 'Retirement Planning'],
    ['pension', '1.5h', 'Intermediate', 'Retirement Planning'],
    ['cost-segregation', '2h', 'Advanced', 'Tax Strategy'],
    ['cost-remediation', '1.5h', 'Intermediate', 'Business Strategy'],
    ['captive-insurance', '2.5h', 'Advanced', 'Risk Management'],
    ['tax-reduction-strategy', '2.5h', 'Advanced', 'Tax Strategy'],
    ['rd-erc', '2h', 'Intermediate', 'Tax Credits'],
    ['asset-protection', '2h', 'Advanced', 'Risk Management'],
    ['legacy-estate-succession', '3h', 'Advanced', 'Estate Planning'],
  ]);
  expect(catalog.map(({ id }) => id)).toEqual(moduleIds);
});

test('study time is 180 words a minute and 1.85 minutes a question', () => {
  expect(studyMinutes(1_800)).toBeCloseTo(19.25);
  expect(studyMinutes(900, 10)).toBeCloseTo(23.5);
});

test('a search reads title, description and key topics, whatever the case, and combines with the filters', () => {
  const [topic = ''] = pension.keyTopics;
  expect(chooseModules({ q: topic.toUpperCase() })).toContain(pension);
  expect(chooseModules({ q: `  ${pension.title} ` })).toContain(pension);
  expect(chooseModules({ q: pension.description.slice(0, 30) })).toEqual([pension]);
  const retirement = { category: 'Retirement Planning' };
  expect(chooseModules(retirement).map(({ id }) => id)).toEqual(['401k', 'pension']);
  expect(chooseModules({ ...retirement, level: 'Beginner' }).map(({ id }) => id)).toEqual(['401k']);
  expect(chooseModules({ ...retirement, level: 'Advanced' })).toEqual([]);
  for (const category of categories) expect(chooseModules({ category })).not.toEqual([]);
  for (const level of levels) expect(chooseModules({ level })).not.toEqual([]);
});

describe('progress', () => {
  test('ninety for the sections, ten for a check of eighty', () => {
    expect(percentOf(0, 6, null)).toBe(0);
    expect(percentOf(2, 6, 60)).toBe(30);
    expect(percentOf(6, 6, null)).toBe(90);
    expect(percentOf(6, 6, 80)).toBe(100);
    expect(percentOf(9, 6, 80)).toBe(100);
  });

  test('of what the database and the device know, the greater', () => {
    const ahead = progressOf(pension, stored(1), { read: [2], score: null });
    expect([ahead.lesson, ahead.percent, ahead.isUnsent]).toEqual([2, percentOf(2, count, null), true]);
    const behind = progressOf(pension, stored(4, 80), { read: [1, 2], score: 40 });
    expect([behind.lesson, behind.score, behind.isUnsent]).toEqual([4, 80, false]);
  });

  test('a section read out of turn is ticked, and counts once those before it are read', () => {
    const skipped = progressOf(pension, stored(1), { read: [3], score: null });
    expect([1, 2, 3].map(skipped.isRead)).toEqual([true, false, true]);
    expect([skipped.lesson, skipped.isUnsent]).toEqual([1, false]);
    expect(nextStep(pension, skipped)).toBe(pension.sections[1]?.id);
    expect(progressOf(pension, stored(2), { read: [3], score: null }).lesson).toBe(3);
  });

  test('it goes on where it was left', () => {
    expect(continueLabel(pension, progressOf(pension, undefined, undefined))).toBeNull();
    const third = progressOf(pension, stored(2), undefined);
    expect([continueLabel(pension, third), nextStep(pension, third)]).toEqual([
      'Continue at section 3',
      pension.sections[2]?.id,
    ]);
    const read = progressOf(pension, stored(count), undefined);
    expect([continueLabel(pension, read), nextStep(pension, read)]).toEqual(['Continue at the check', CHECK]);
    const done = progressOf(pension, stored(count, 100), undefined);
    expect([continueLabel(pension, done), nextStep(pension, done)]).toEqual([
      'Complete. Read it again',
      pension.sections[0]?.id,
    ]);
  });
});
