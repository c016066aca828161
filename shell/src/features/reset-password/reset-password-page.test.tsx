import { act, screen, waitFor, within } from '@testing-library/react';
import { createFakeBackend, fakeErrors } from 'shared-auth/testing';
import { renderAt, resetPage } from '../shared/testing/render-at.tsx';

beforeEach(resetPage);

async function followLink() {
  const backend = createFakeBackend();
  const account = backend.addAccount({ email: 'ada@example.com' });
  backend.storeSession(account);
  const view = renderAt('/reset-password', backend);
  await waitFor(() => expect(view.session.store.getState().loading).toBe(false));
  act(() => backend.emit('PASSWORD_RECOVERY', backend.session(account)));
  return view;
}

async function save({ user }: Awaited<ReturnType<typeof followLink>>, password: string, again = password) {
  await user.type(screen.getByLabelText('New Password'), password);
  await user.type(screen.getByLabelText('Confirm Password'), again);
  await user.click(screen.getByRole('button', { name: 'Save the new password' }));
}

test('sets the new password and goes on to the dashboard', async () => {
  const view = await followLink();
  const seen: (string | null)[] = [];
  const watch = new MutationObserver(() => seen.push(view.container.textContent));
  watch.observe(view.container, { childList: true, subtree: true });
  await save(view, 'a better one');
  expect(await screen.findByRole('heading', { name: 'Overview' })).toBeVisible();
  expect(await screen.findByText('Your password has been changed.')).toBeVisible();
  expect(view.backend.called('auth.updateUser')[0]?.args).toEqual([{ password: 'a better one' }]);
  watch.disconnect();
  expect(seen.filter((text) => text?.includes('This link cannot be used'))).toEqual([]);
});

test.each([
  ['five5', 'five5', 'New Password', 'Password must be at least 6 characters'],
  ['secret1', 'secret2', 'Confirm Password', 'Passwords do not match'],
])('%s and %s: %s says so', async (password, again, label, words) => {
  const view = await followLink();
  await save(view, password, again);
  const field = screen.getByLabelText(label);
  await waitFor(() => expect(field).toBeInvalid());
  expect(field).toHaveAccessibleDescription(expect.stringContaining(words));
  expect(view.backend.called('auth.updateUser')).toHaveLength(0);
});

test('a refusal of the server is shown in the form', async () => {
  const view = await followLink();
  view.backend.failNext('auth.updateUser', fakeErrors.samePassword());
  await save(view, 'demo-password');
  expect(await within(screen.getByRole('form')).findByRole('alert')).toHaveTextContent(
    'New password should be different from the old password.',
  );
});

test('without a link it refuses and leads to a new one', async () => {
  renderAt('/reset-password#error=access_denied&error_code=otp_expired');
  expect(await screen.findByText('This link cannot be used')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Ask for a new link' })).toHaveAttribute(
    'href',
    '/forgot-password',
  );
  expect(screen.queryByLabelText('New Password')).not.toBeInTheDocument();
});

test('an ordinary session is not enough', async () => {
  const backend = createFakeBackend();
  backend.storeSession(backend.addAccount({ email: 'ada@example.com' }));
  renderAt('/reset-password', backend);
  expect(screen.getByRole('status')).toHaveTextContent('Checking your link');
  expect(await screen.findByText('This link cannot be used')).toBeVisible();
});
