import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { UserEvent } from '@testing-library/user-event';
import { notify } from 'shared-ui/toast';
import { createFakeOnboarding } from './testing/fake-onboarding.ts';
import { complete, openOnboarding, reloadProfile, stepHeading } from './testing/open-onboarding.tsx';

jest.mock('shared-auth/supabase-client', () => ({
  ...jest.requireActual<object>('shared-auth/supabase-client'),
  getSupabase: jest.fn(),
}));

const success = jest.spyOn(notify, 'success').mockReturnValue('id');

let user: UserEvent;
beforeEach(() => {
  localStorage.clear();
  reloadProfile.mockClear();
  success.mockClear();
  user = userEvent.setup();
});

const press = (name: string | RegExp) => user.click(screen.getByRole('button', { name }));

test('at the end everything is read over, one step is changed, and that leads back to the end', async () => {
  const fake = createFakeOnboarding({ answers: complete, step: 7 });
  openOnboarding(fake);
  await stepHeading('Review your answers');
  expect(screen.getAllByRole('button', { name: /^Change/ })).toHaveLength(7);
  await press('Change Goals and deadlines');
  await stepHeading('Goals and deadlines');
  await user.type(screen.getByLabelText('What would make the first year worth its fee?'), ' and sleep');
  await user.click(screen.getByRole('radio', { name: 'Within 2 years' }));
  await press('Save the change');
  await stepHeading('Review your answers');
  expect(screen.getByText('x and sleep')).toBeVisible();
  expect(fake.row()).toMatchObject({ step: 7, answers: { goals: { success: 'x and sleep', exit: '0-2' } } });
});

test('finishing happens once, reloads the profile and goes to the dashboard', async () => {
  const fake = createFakeOnboarding({ answers: complete, step: 7 });
  openOnboarding(fake);
  await stepHeading('Review your answers');
  await user.dblClick(screen.getByRole('button', { name: 'Finish' }));
  expect(await screen.findByText('The dashboard')).toBeVisible();
  expect(fake.calls().filter((call) => call === 'finish')).toHaveLength(1);
  expect(reloadProfile).toHaveBeenCalledTimes(1);
  await waitFor(() => expect(success.mock.calls).toEqual([['You are set up.']]));
});

test('a finish without an answer says so and can be repeated', async () => {
  const fake = createFakeOnboarding({ answers: complete, step: 7 });
  openOnboarding(fake);
  await stepHeading('Review your answers');
  fake.failNext('finish');
  await press('Finish');
  expect(await screen.findByRole('alert')).toHaveTextContent(/^We could not finish this yet/);
  await press('Finish');
  expect(await screen.findByText('The dashboard')).toBeVisible();
});

test('whoever finished finds the answers, to change and not to finish again', async () => {
  openOnboarding(createFakeOnboarding({ answers: complete, step: 7, completed_at: '2026-10-02T09:00:00Z' }));
  await stepHeading('Your answers');
  expect(screen.getByText(/^You finished on October 2, 2026/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Finish' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Go to your dashboard' })).toHaveAttribute('href', '/dashboard');
});
