import { act, screen, waitFor } from '@testing-library/react';
import { createFakeBackend, fakeErrors } from 'shared-auth/testing';
import { renderAt, resetPage } from '../shared/testing/render-at.tsx';

const ada = { email: 'ada@example.com' };

beforeEach(resetPage);

function inside(entry = '/dashboard/clients?client=7#notes') {
  const backend = createFakeBackend();
  backend.storeSession(backend.addAccount(ada));
  return renderAt(entry, backend);
}

test('shows a spinner while the session is loading, then the content', async () => {
  inside();
  expect(screen.getByRole('status')).toHaveTextContent('Loading your dashboard');
  expect(screen.getByRole('main')).toContainElement(screen.getByRole('status'));
  // Screen readers and the tab's title identify the page already.
  expect(screen.getByRole('heading', { level: 1, name: 'Clients' })).toBeInTheDocument();
  expect(document.title).toMatch(/^Clients \|/);
  expect(await screen.findByRole('heading', { name: 'Clients' })).toBeVisible();
});

test('sends whoever is not signed in to the sign-in page, remembering the place and replacing history', async () => {
  const { router } = renderAt('/dashboard/clients?client=7#notes');
  expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeVisible();
  expect(router().location).toMatchObject({
    pathname: '/login',
    state: { from: '/dashboard/clients?client=7#notes' },
  });
  await act(async () => router().navigate(-1));
  expect(router().location.pathname).toBe('/');
});

test('from a guarded address through sign-in back to it', async () => {
  const backend = createFakeBackend();
  backend.addAccount(ada);
  const { router, user } = renderAt('/dashboard/clients?client=7', backend);
  await user.type(await screen.findByLabelText('Email'), ada.email);
  await user.type(screen.getByLabelText('Password'), 'demo-password');
  await user.click(screen.getByRole('button', { name: 'Sign In' }));
  expect(await screen.findByRole('heading', { name: 'Clients' })).toBeVisible();
  expect(router().location.search).toBe('?client=7');
});

test('a session that ends by itself is told, and the place is kept', async () => {
  const { router } = inside();
  await screen.findByRole('heading', { name: 'Clients' });
  window.localStorage.clear();
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: null })));
  expect(await screen.findByText('Your session has ended')).toBeVisible();
  expect(router().location.state).toEqual({ from: '/dashboard/clients?client=7#notes', ended: true });
});

test('after a sign-out that was asked for, the next person starts at the dashboard', async () => {
  const { router, session } = inside();
  await screen.findByRole('heading', { name: 'Clients' });
  await act(() => session.operations.signOut());
  expect(router().location).toMatchObject({ pathname: '/login', state: {} });
  expect(screen.queryByText('Your session has ended')).not.toBeInTheDocument();
  await act(async () => router().navigate('/dashboard/clients'));
  expect(router().location.state).toEqual({ from: '/dashboard/clients' });
});

describe('a profile that could not be loaded', () => {
  async function failed() {
    const backend = createFakeBackend();
    backend.storeSession(backend.addAccount(ada));
    backend.failNext('profiles.select *', fakeErrors.denied());
    const view = renderAt('/dashboard', backend);
    expect(await screen.findByRole('alert')).toHaveTextContent('Your profile could not be loaded.');
    expect(screen.queryByRole('heading', { name: 'Overview' })).not.toBeInTheDocument();
    return view;
  }

  test('can be tried again', async () => {
    const { user } = await failed();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'Overview' })).toBeVisible();
  });

  test('stays when it fails again', async () => {
    const { user, backend } = await failed();
    backend.failNext('profiles.select *', fakeErrors.denied());
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Try again' })).toBeEnabled());
    expect(screen.getByRole('alert')).toBeVisible();
  });

  test('does not keep anybody from signing out', async () => {
    const { user } = await failed();
    await user.click(screen.getByRole('button', { name: 'Sign Out' }));
    expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeVisible();
  });
});

test('another user gets a tree of their own', async () => {
  const { backend, router } = inside('/dashboard');
  const first = await screen.findByRole('heading', { name: 'Overview' });
  const ben = backend.addAccount({ email: 'ben@example.com' });
  backend.storeSession(ben);
  act(() => backend.emit('SIGNED_IN', backend.session(ben)));
  expect(first).not.toBeInTheDocument();
  expect(await screen.findByRole('heading', { name: 'Overview' })).toBeVisible();
  expect(router().location.pathname).toBe('/dashboard');
});
