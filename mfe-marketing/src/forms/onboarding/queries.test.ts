import { finishOnboarding, loadOnboarding, saveStep } from './queries.ts';
import { createFakeOnboarding } from './testing/fake-onboarding.ts';

const entry = { userId: 'me', stepId: 'you', answers: { name: 'Ann' }, next: 1 };

test('somebody who has not begun has nothing', async () => {
  expect(await loadOnboarding(createFakeOnboarding().client, 'me')).toEqual({
    answers: {},
    step: 0,
    completedAt: null,
  });
});

test('a step is written beside what another device has written', async () => {
  const fake = createFakeOnboarding();
  fake.write({ answers: { business: { company: 'Lee' } }, step: 2 });
  expect(await saveStep(fake.client, entry)).toEqual({ business: { company: 'Lee' }, you: { name: 'Ann' } });
  expect(fake.row()).toMatchObject({
    answers: { business: { company: 'Lee' }, you: { name: 'Ann' } },
    step: 1,
  });
});

test('a step that is saved again replaces itself: what was emptied is gone', async () => {
  const fake = createFakeOnboarding({ answers: { you: { name: 'Ann', phone: '1' } }, step: 1 });
  await saveStep(fake.client, entry);
  expect(fake.row()?.answers).toEqual({ you: { name: 'Ann' } });
});

test('errors are thrown, and nothing is written over answers that could not be read', async () => {
  const fake = createFakeOnboarding({ answers: { business: {} } });
  fake.failNext('load');
  await expect(saveStep(fake.client, entry)).rejects.toMatchObject({ code: '' });
  expect(fake.calls()).not.toContain('save');
  fake.failNext('finish');
  await expect(finishOnboarding(fake.client)).rejects.toMatchObject({ code: '' });
});
