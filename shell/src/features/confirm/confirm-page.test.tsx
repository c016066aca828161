import { act, screen, waitFor } from '@testing-library/react';
import { createFakeBackend, fakeErrors } from 'shared-auth/testing';
import { arriveWith, renderAt, resetPage } from '../shared/testing/render-at.tsx';

const ada = { email: 'ada@example.com', profile: { onboarded: true } };
const ben = { email: 'ben@example.com' };

beforeEach(resetPage);

function setUp(signedIn?: typeof ben) {
  const backend = createFakeBackend();
  const account = backend.addAccount(ada);
  if (signedIn) backend.storeSession(backend.addAccount(signedIn));
  return { backend, account };
}
const question = () => screen.findByRole('heading', { name: 'Continue as ada@example.com?' });
const button = (name: string) => screen.findByRole('button', { name });

test('asks before it signs anybody in, with the address of the account', async () => {
  const { backend, account } = setUp();
  arriveWith('/confirm', backend.linkFor(account, 'signup'));
  const { session, user } = renderAt('/confirm', backend);
  expect(await question()).toHaveFocus();
  expect(session.store.getState().user).toBeNull();
  expect(localStorage).toHaveLength(0);
  await user.click(await button('Continue'));
  expect(await screen.findByRole('heading', { name: 'Overview' })).toBeVisible();
  expect(await screen.findByText('Your email address is confirmed.')).toBeVisible();
  expect(session.store.getState().user?.id).toBe(account.id);
  expect(window.ninecourseBoot?.arrived).toBeUndefined();
});

test('not me: nobody is signed in and the link is forgotten', async () => {
  const { backend, account } = setUp();
  arriveWith('/confirm', backend.linkFor(account, 'magiclink'));
  const { user, router } = renderAt('/confirm', backend);
  await user.click(await button('Not me'));
  expect(await screen.findByRole('heading', { name: 'Home' })).toBeVisible();
  expect(localStorage).toHaveLength(0);
  act(() => void router().navigate('/confirm'));
  expect(await screen.findByText('This link cannot be used')).toBeVisible();
});

test('somebody else is signed in: says so, and asks once they have signed out', async () => {
  const { backend, account } = setUp(ben);
  arriveWith('/confirm', backend.linkFor(account, 'signup'));
  const { session, user } = renderAt('/confirm', backend);
  expect(await screen.findByText('Another account is signed in')).toBeVisible();
  expect(screen.getByText(ben.email)).toBeVisible();
  expect(screen.getByText(ada.email)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Continue' })).not.toBeInTheDocument();
  await user.click(await button('Sign out first'));
  await question();
  expect(session.store.getState().user).toBeNull();
  await user.click(await button('Continue'));
  await waitFor(() => expect(session.store.getState().user?.email).toBe(ada.email));
});

test('a token that opening uses up waits for a press', async () => {
  const { backend, account } = setUp();
  arriveWith('/confirm', `token_hash=hash-of-${account.id}&type=email`);
  const { user } = renderAt('/confirm', backend);
  await user.click(await button('Continue'));
  await question();
  expect(backend.called('auth.setSession')).toEqual([]);
  await user.click(await button('Continue'));
  expect(await screen.findByRole('heading', { name: 'Overview' })).toBeVisible();
});

test('a link that arrives while the one before is being opened takes its place', async () => {
  const { backend, account } = setUp();
  const other = backend.addAccount(ben);
  arriveWith('/confirm', `token_hash=hash-of-${account.id}&type=email`);
  const { user } = renderAt('/confirm', backend);
  const release = backend.holdNext('auth.verifyOtp');
  await user.click(await button('Continue'));
  act(() => arriveWith('/confirm', backend.linkFor(other, 'signup')));
  const theirs = { name: `Continue as ${ben.email}?` };
  expect(await screen.findByRole('heading', theirs)).toBeVisible();
  await act(async () => release());
  expect(screen.getByRole('heading', theirs)).toBeVisible();
  expect(await button('Continue')).toBeEnabled();
});

test('a new address leads to the settings, a recovery to the page for passwords', async () => {
  const first = setUp();
  arriveWith('/confirm', first.backend.linkFor(first.account, 'email_change'));
  const view = renderAt('/confirm', first.backend);
  await view.user.click(await button('Continue'));
  expect(await screen.findByRole('heading', { name: 'Settings' })).toBeVisible();
  view.unmount();
  resetPage();

  const second = setUp();
  arriveWith('/confirm', second.backend.linkFor(second.account, 'recovery'));
  const { user } = renderAt('/confirm', second.backend);
  await user.click(await button('Continue'));
  expect(await screen.findByLabelText('New Password')).toBeVisible();
});

test('the first of two letters says that another one waits', async () => {
  arriveWith('/confirm', 'message=Confirmation+link+accepted.+Call+us&sb=');
  renderAt('/confirm');
  expect(await screen.findByText('One more email')).toBeVisible();
  expect(document.body).not.toHaveTextContent('Call us');
});

test.each([
  ['no link', ''],
  ['an error', 'error=access_denied&error_description=Call+us+at+555'],
  ['a code', 'code=5f3a'],
  ['half a session', 'access_token=a'],
  ['a session that is over', 'access_token=token-of-nobody&refresh_token=r&type=signup'],
])('%s: the page says what to do, never the words of the address', async (_what, values) => {
  const { backend } = setUp();
  if (values) arriveWith('/confirm', values);
  renderAt('/confirm', backend);
  expect(await screen.findByText('This link cannot be used')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/login');
  expect(document.body).not.toHaveTextContent('Call us');
  expect(localStorage).toHaveLength(0);
});

test('what arrived at another page is not used here', async () => {
  const { backend, account } = setUp();
  arriveWith('/about', backend.linkFor(account, 'signup'));
  renderAt('/confirm', backend);
  expect(await screen.findByText('This link cannot be used')).toBeVisible();
});

test('a server that does not answer uses nothing up', async () => {
  const { backend, account } = setUp();
  arriveWith('/confirm', backend.linkFor(account, 'signup'));
  backend.failNext('auth.getUser', fakeErrors.unreachable());
  const { user } = renderAt('/confirm', backend);
  await user.click(await button('Try again'));
  await question();
});
