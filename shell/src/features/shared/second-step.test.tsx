import { act, screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { createFakeBackend, fakeCodes, fakeErrors } from 'shared-auth/testing';
import { arriveWith, renderAt, resetPage, type Entry } from './testing/render-at.tsx';

const ada = { email: 'ada@example.com', profile: { onboarded: true }, hasFactor: true };

beforeEach(resetPage);

async function signIn(entry: Entry = '/login') {
  const backend = createFakeBackend();
  const account = backend.addAccount(ada);
  const page = { account, ...renderAt(entry, backend) };
  await page.user.type(screen.getByLabelText('Email'), ada.email);
  await page.user.type(screen.getByLabelText('Password'), 'demo-password');
  await page.user.click(screen.getByRole('button', { name: 'Sign In' }));
  return page;
}
const codeField = () => screen.findByLabelText('Enter the code from your app');

test('the password alone opens nothing; the code goes by itself at its sixth digit and leads on', async () => {
  const { user, backend, router, container } = await signIn({
    pathname: '/login',
    state: { from: '/dashboard/clients?client=7' },
  });
  const field = await codeField();
  expect(field).toHaveFocus();
  expect(field).toHaveAttribute('autocomplete', 'one-time-code');
  expect(screen.queryByText('Welcome back!')).not.toBeInTheDocument();
  expect(backend.called('profiles.select')).toHaveLength(0);
  expect((await axe(container)).violations).toEqual([]);
  await user.type(field, fakeCodes.app);
  expect(await screen.findByRole('heading', { name: 'Clients' })).toBeVisible();
  expect(await screen.findByText('Welcome back!')).toBeVisible();
  expect(router().location.search).toBe('?client=7');
  // supabase-js passes a refreshed token to realtime channels.
  expect(backend.called('auth.refreshSession')).toHaveLength(1);
});

test('a wrong code is told at its field, and stays to be corrected', async () => {
  const { user } = await signIn();
  const field = await codeField();
  await user.type(field, '000000');
  expect(
    await screen.findAllByText('That code is not right. Codes change every 30 seconds.'),
  ).not.toHaveLength(0);
  expect(field).toHaveValue('000000');
  expect(field).toHaveAccessibleDescription(/That code is not right/);
});

test.each([
  ['guessing', fakeErrors.requestLimit(), 'Too many requests. Wait a few minutes and try again.'],
  [
    'no line',
    fakeErrors.unreachable(),
    'We could not reach the server. Check your connection and try again.',
  ],
  ['a session that ended', fakeErrors.sessionMissing(), 'Your session has ended. Sign in again.'],
])('%s is told', async (_name, error, words) => {
  const { user, backend } = await signIn();
  backend.failNext('auth.mfa.challengeAndVerify', error);
  await user.type(await codeField(), '111111');
  expect(await screen.findAllByText(words)).not.toHaveLength(0);
});

test('a recovery code stands in, with how many are left', async () => {
  const { user } = await signIn();
  await codeField();
  await user.click(screen.getByRole('button', { name: 'Use a recovery code' }));
  const field = screen.getByLabelText('Recovery code', { selector: 'input' });
  expect(field).toHaveFocus();
  expect(await screen.findByText('7 of 10 left')).toBeVisible();
  await user.type(field, 'wrong');
  await user.click(screen.getByRole('button', { name: 'Use this code' }));
  expect(
    await screen.findAllByText('That recovery code is not right, or it was used before.'),
  ).not.toHaveLength(0);
  await user.clear(field);
  await user.type(field, 'abcd-efgh-jkmn-pqrs');
  await user.click(screen.getByRole('button', { name: 'Use this code' }));
  expect(await screen.findByRole('heading', { name: 'Overview' })).toBeVisible();
});

test('who has no code to hand signs out, and stands before the sign-in again', async () => {
  const { user } = await signIn();
  await codeField();
  await user.click(screen.getByRole('button', { name: 'Sign out' }));
  expect(await screen.findByLabelText('Password')).toBeVisible();
});

test('the member area sends back to the step, whatever tab or reload asks for it', async () => {
  const backend = createFakeBackend();
  backend.storeSession(backend.addAccount(ada));
  const { user } = renderAt('/dashboard/settings', backend);
  await user.type(await codeField(), fakeCodes.app);
  expect(await screen.findByRole('heading', { name: 'Settings' })).toBeVisible();
});

test('a session that has given it is let in, and is asked again when its token says less', async () => {
  const backend = createFakeBackend();
  const account = backend.addAccount(ada);
  backend.storeSession(account, 'aal2');
  renderAt('/dashboard', backend);
  expect(await screen.findByRole('heading', { name: 'Overview' })).toBeVisible();
  act(() => backend.emit('TOKEN_REFRESHED', backend.session(account)));
  expect(await codeField()).toBeVisible();
});

test('a new password waits for the code as well', async () => {
  const backend = createFakeBackend();
  const account = backend.addAccount(ada);
  const { user } = renderAt('/reset-password', backend);
  act(() => arriveWith('/reset-password', backend.linkFor(account, 'recovery')));
  await user.click(await screen.findByRole('button', { name: 'Continue' }));
  const field = await codeField();
  expect(screen.queryByLabelText('New Password')).not.toBeInTheDocument();
  await user.type(field, fakeCodes.app);
  expect(await screen.findByLabelText('New Password')).toBeVisible();
});
