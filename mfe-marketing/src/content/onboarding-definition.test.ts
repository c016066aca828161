import { minutesOf, onboardingSteps, variantOf } from './onboarding-definition.ts';
import { onboardingTop } from './onboarding.ts';

const variants = Object.entries(onboardingSteps);

test('owners have five to seven steps, CPAs fewer', () => {
  expect(onboardingSteps.owner).toHaveLength(7);
  expect(onboardingSteps.cpa).toHaveLength(4);
});

test('what somebody registered as decides', () => {
  expect(['cpa', 'client', undefined].map(variantOf)).toEqual(['cpa', 'owner', 'owner']);
});

describe.each(variants)('the onboarding for %s', (_name, steps) => {
  test('names every step and every question once', () => {
    const ids = steps.flatMap(({ id, fields }) => [id, ...fields.map((field) => `${id}/${field.id}`)]);
    expect(new Set(ids).size).toBe(ids.length);
    for (const { fields } of steps) {
      const labels = fields.map(({ label }) => label);
      expect(new Set(labels).size).toBe(labels.length);
    }
  });

  test('says of every step why it is there, and asks at least one question that has to be answered', () => {
    for (const { why, summary, minutes, fields } of steps) {
      expect(why.length).toBeGreaterThan(60);
      expect(summary).not.toBe('');
      expect(minutes).toBeGreaterThan(0);
      expect(fields.some(({ missing }) => missing)).toBe(true);
    }
  });

  test('offers at least two different answers wherever it offers a choice', () => {
    for (const field of steps.flatMap(({ fields }) => fields)) {
      if (!('options' in field)) continue;
      const values = field.options.map(({ value }) => value);
      expect(values.length).toBeGreaterThan(1);
      expect(new Set(values).size).toBe(values.length);
    }
  });

  test('ends with a consent', () => {
    expect(steps.at(-1)?.fields.at(-1)).toMatchObject({ kind: 'consent', id: 'use' });
  });
});

test('nobody is asked for a Social Security or account number', () => {
  const labels = variants
    .flatMap(([, steps]) => steps.flatMap(({ fields }) => fields))
    .map(({ label }) => label);
  expect(labels.filter((label) => /social security|SSN|account number|password/i.test(label))).toEqual([]);
});

test('the hero counts the minutes that there are', () => {
  const [, owners, cpas] = /About (\d+) minutes for owners, (\d+) for CPAs/.exec(onboardingTop[0].lead) ?? [];
  const [owner, cpa] = [minutesOf(onboardingSteps.owner), minutesOf(onboardingSteps.cpa)];
  expect(Math.abs(Number(owners) - owner)).toBeLessThan(3);
  expect(Number(cpas)).toBe(cpa);
});
