import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createFakeBackend, fakeErrors } from 'shared-auth/testing';
import { arriveWith, renderAt, resetPage, type Entry } from '../shared/testing/render-at.tsx';

const ada = { email: 'ada@example.com', profile: { onboarded: true } };

beforeEach(resetPage);
afterEach(() => jest.useRealTimers());

function open(entry: Entry = '/login') {
  const backend = createFakeBackend();
  const account = backend.addAccount(ada);
  return { account, ...renderAt(entry, backend) };
}
const email = () => screen.getByLabelText('Email');
const password = () => screen.getByLabelText('Password');
const formAlert = () => within(screen.getByRole('form')).getByRole('alert');
const toast = () => document.querySelector('[data-slot="toaster"] [role="alert"]');

async function submit(user: ReturnType<typeof open>['user'], word = 'demo-password') {
  await user.type(email(), ada.email);
  await user.type(password(), word);
  await user.click(screen.getByRole('button', { name: 'Sign In' }));
}

test('offers registration, password help and the way home', () => {
  open();
  expect(screen.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Create an account' })).toHaveAttribute('href', '/register');
  expect(screen.getByRole('link', { name: 'Forgot password?' })).toHaveAttribute('href', '/forgot-password');
  expect(screen.getByRole('link', { name: 'Back to home' })).toHaveAttribute('href', '/');
  expect(document.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
});

test('welcomes back and goes to the dashboard, replacing the sign-in page', async () => {
  const { user, router } = open();
  await submit(user);
  expect(await screen.findByRole('heading', { name: 'Overview' })).toBeVisible();
  expect(await screen.findByText('Welcome back!')).toBeVisible();
  await act(async () => router().navigate(-1));
  expect(router().location.pathname).toBe('/');
});

test('the welcome lasts two seconds, though the area changes under it', async () => {
  jest.useFakeTimers();
  open();
  await submit(userEvent.setup({ advanceTimers: jest.advanceTimersByTime }));
  expect(await screen.findByRole('heading', { name: 'Overview' })).toBeVisible();
  const welcome = await screen.findByText('Welcome back!');
  await act(() => jest.advanceTimersByTimeAsync(1800));
  expect(welcome).toBeVisible();
  await act(() => jest.advanceTimersByTimeAsync(300));
  expect(screen.queryByText('Welcome back!')).not.toBeInTheDocument();
});

test('goes back to the remembered place', async () => {
  const { user, router } = open({ pathname: '/login', state: { from: '/dashboard/clients?client=7' } });
  await submit(user);
  expect(await screen.findByRole('heading', { name: 'Clients' })).toBeVisible();
  expect(router().location.search).toBe('?client=7');
});

test('whoever is signed in already is taken there at once', async () => {
  const backend = createFakeBackend();
  backend.storeSession(backend.addAccount(ada));
  renderAt({ pathname: '/login', state: { from: '/dashboard/clients' } }, backend);
  expect(await screen.findByRole('heading', { name: 'Clients' })).toBeVisible();
});

test('a sign-in in another tab ends the waiting here too', async () => {
  const { account, backend } = open();
  backend.storeSession(account);
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: null })));
  expect(await screen.findByRole('heading', { name: 'Overview' })).toBeVisible();
});

test('the button is disabled and says Signing In... while in flight, and a second press sends nothing', async () => {
  const { user, backend } = open();
  const release = backend.holdNext('auth.signInWithPassword');
  await submit(user);
  const button = screen.getByRole('button', { name: 'Signing In...' });
  expect(button).toBeDisabled();
  await user.type(password(), '{Enter}');
  release();
  await screen.findByRole('heading', { name: 'Overview' });
  expect(backend.called('auth.signInWithPassword')).toHaveLength(1);
});

test.each([
  ['invalid credentials', fakeErrors.invalidCredentials(), 'Invalid email or password. Please try again.'],
  [
    'an unconfirmed address',
    fakeErrors.emailNotConfirmed(),
    'Please check your email and confirm your account.',
  ],
  ['another message of the server', fakeErrors.requestLimit(), 'Request rate limit reached'],
  ['no message', fakeErrors.emptyAnswer(), 'Failed to sign in. Please check your credentials.'],
])('%s: toast and form say so, the email stays', async (_what, error, words) => {
  const { user, backend } = open();
  backend.failNext('auth.signInWithPassword', error);
  await submit(user);
  await waitFor(() => expect(formAlert()).toHaveTextContent(words));
  expect(toast()).toHaveTextContent(words);
  expect(email()).toHaveValue(ada.email);
  expect(screen.getByRole('button', { name: 'Sign In' })).toBeEnabled();
});

test('an unconfirmed address can have its email sent again', async () => {
  const { user, backend } = open();
  backend.failNext('auth.signInWithPassword', fakeErrors.emailNotConfirmed());
  await submit(user);
  await user.click(await screen.findByRole('button', { name: 'Send the confirmation email again' }));
  expect(backend.called('auth.resend')[0]?.args[0]).toMatchObject({ type: 'signup', email: ada.email });
});

test('the address typed at sign-in stands on the page for a forgotten password, not in the address bar', async () => {
  const { user, router } = open();
  await user.type(email(), ada.email);
  await user.click(screen.getByRole('link', { name: 'Forgot password?' }));
  expect(await screen.findByRole('heading', { name: 'Forgot your password?' })).toBeVisible();
  expect(email()).toHaveValue(ada.email);
  expect(router().location.search).toBe('');
});

test('email and password are required', async () => {
  const { user, backend } = open();
  await user.click(screen.getByRole('button', { name: 'Sign In' }));
  await waitFor(() => expect(email()).toBeInvalid());
  expect(email()).toHaveAccessibleDescription('Enter your email');
  expect(password()).toHaveAccessibleDescription('Enter your password');
  expect(email()).toBeRequired();
  expect(password()).toBeRequired();
  expect(backend.called('auth.signInWithPassword')).toHaveLength(0);
});

test('says that a session ended, and that a link of a mail no longer works', () => {
  arriveWith('/login', 'error=access_denied&error_code=otp_expired');
  open({ pathname: '/login', state: { ended: true } });
  expect(screen.getByText('Your session has ended')).toBeVisible();
  expect(screen.getByText('This link no longer works')).toBeVisible();
});
