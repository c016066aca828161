import { screen, waitFor, within } from '@testing-library/react';
import { createFakeBackend, fakeErrors } from 'shared-auth/testing';
import { arriveWith, renderAt, resetPage } from '../shared/testing/render-at.tsx';

beforeEach(resetPage);

async function followLink(type = 'recovery', more = '') {
  const backend = createFakeBackend();
  const account = backend.addAccount({ email: 'ada@example.com' });
  arriveWith('/reset-password', `${backend.linkFor(account, type)}${more}`);
  const view = renderAt('/reset-password', backend);
  await view.user.click(await screen.findByRole('button', { name: 'Continue' }));
  await screen.findByLabelText('New Password');
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
  // The toast disappears by itself, so check it first.
  expect(await screen.findByText('Your password has been changed.')).toBeVisible();
  expect(await screen.findByRole('heading', { name: 'Overview' })).toBeVisible();
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

test('an invitation is accepted before its password is chosen', async () => {
  const view = await followLink('invite', '&invitation=of-the-letter');
  expect(view.backend.called('rpc.accept_invitation')[0]?.args).toEqual([{ token: 'of-the-letter' }]);
  await save(view, 'a better one');
  expect(await screen.findByRole('heading', { name: 'Overview' })).toBeVisible();
});

test('an invitation that is over says so, and no password can be set', async () => {
  const backend = createFakeBackend();
  const account = backend.addAccount({ email: 'ada@example.com' });
  backend.failNext('rpc.accept_invitation', fakeErrors.database('PT404', 'x'));
  arriveWith('/reset-password', `${backend.linkFor(account, 'invite')}&invitation=i`);
  const { user } = renderAt('/reset-password', backend);
  await user.click(await screen.findByRole('button', { name: 'Continue' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('This invitation is no longer valid.');
  expect(screen.getByRole('alert')).toHaveTextContent('You have not been signed in.');
  expect(screen.queryByLabelText('New Password')).not.toBeInTheDocument();
});

test.each(['', 'error=access_denied&error_code=otp_expired&error_description=Pay+here'])(
  'with the link "%s" it refuses and leads to a new one',
  async (values) => {
    if (values) arriveWith('/reset-password', values);
    renderAt('/reset-password');
    expect(await screen.findByText('This link cannot be used')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Request a new link' })).toHaveAttribute(
      'href',
      '/forgot-password',
    );
    expect(screen.queryByLabelText('New Password')).not.toBeInTheDocument();
    expect(document.body).not.toHaveTextContent('Pay here');
  },
);

test('an ordinary session is not enough', async () => {
  const backend = createFakeBackend();
  backend.storeSession(backend.addAccount({ email: 'ada@example.com' }));
  renderAt('/reset-password', backend);
  expect(screen.getByRole('status')).toHaveTextContent('Checking your link');
  expect(await screen.findByText('This link cannot be used')).toBeVisible();
});
