import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { FakeSession, type FakeSessionProps } from 'shared-auth/testing';
import { notify, Toaster } from 'shared-ui/toast';
import { SessionMenu } from './site-header.tsx';

beforeEach(() => notify.dismiss());

function show(props: Omit<FakeSessionProps, 'children'> = {}) {
  render(
    <MemoryRouter>
      <FakeSession {...props}>
        <SessionMenu />
        <Toaster area="public" />
      </FakeSession>
    </MemoryRouter>,
  );
}
const ada = { email: 'ada@example.com' };

test('signed out: the way to sign in', () => {
  show();
  expect(screen.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/login');
});

test('looks signed out until the session is known', () => {
  show({ state: { loading: true } });
  expect(screen.getByRole('link', { name: 'Sign In' })).toBeVisible();
});

test('signed in: the dashboard, and out again', async () => {
  show({ user: ada });
  expect(screen.getByRole('link', { name: 'Dashboard' })).toHaveAttribute('href', '/dashboard');
  await userEvent.click(screen.getByRole('button', { name: 'Sign Out' }));
  expect(screen.getByRole('link', { name: 'Sign In' })).toBeVisible();
  expect(await screen.findByText('You are signed out.')).toBeVisible();
});

test('a sign-out that failed is told and can be tried again', async () => {
  show({ user: ada, operations: { signOut: () => Promise.reject(new Error('offline')) } });
  await userEvent.click(screen.getByRole('button', { name: 'Sign Out' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Signing out did not work.');
  expect(screen.getByRole('button', { name: 'Sign Out' })).toBeEnabled();
});
