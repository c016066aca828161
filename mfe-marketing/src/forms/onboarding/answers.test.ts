import { readAnswers } from 'shared-contract/onboarding/answers';
import type { OnboardingStep } from 'shared-contract/onboarding/step-types';
import { resumeAt } from './answers.ts';

const step: OnboardingStep = {
  id: 's',
  title: 'S',
  summary: '',
  minutes: 1,
  why: '',
  fields: [{ kind: 'text', id: 'a', label: 'A', max: 9, missing: 'A?' }],
};

test('somebody goes on where they stopped, but not past a step that lacks something', () => {
  const steps = [step];
  const done = { s: { a: 'x' } };
  expect([
    resumeAt(steps, done, 1),
    resumeAt(steps, {}, 1),
    resumeAt(steps, done, 9),
    resumeAt(steps, done, -1),
  ]).toEqual([1, 0, 1, 0]);
});

test('what an older release wrote is read without what is no answer', () => {
  expect(readAnswers({ you: { name: 'Ann', odd: { a: 1 }, off: false }, stray: 'text', list: [1] })).toEqual({
    you: { name: 'Ann' },
  });
  expect([readAnswers(null), readAnswers('x'), readAnswers([])]).toEqual([{}, {}, {}]);
});
