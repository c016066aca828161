import { screen, waitFor } from '@testing-library/react';
import { createFakeBackend, fakeErrors } from 'shared-auth/testing';
import { renderAt, resetPage } from '../shared/testing/render-at.tsx';

beforeEach(resetPage);

async function ask(email: string, backend = createFakeBackend()) {
  backend.addAccount({ email: 'ada@example.com' });
  const view = renderAt('/forgot-password', backend);
  await view.user.type(screen.getByLabelText('Email'), email);
  await view.user.click(screen.getByRole('button', { name: 'Send the link' }));
  return view;
}

test.each(['ada@example.com', 'nobody@example.com'])('%s gets the same answer', async (email) => {
  const { backend } = await ask(email);
  expect(await screen.findByText('Check your email')).toBeVisible();
  expect(screen.getByText(/If there is an account for/)).toHaveTextContent(email);
  expect(backend.called('auth.resetPasswordForEmail')[0]?.args).toEqual([
    email,
    { redirectTo: 'http://localhost/reset-password' },
  ]);
  expect(screen.getByRole('button', { name: /^Send the email again/ })).toBeDisabled();
});

test('a limit that only known addresses meet is not shown', async () => {
  const backend = createFakeBackend();
  backend.failNext('auth.resetPasswordForEmail', fakeErrors.mailLimit());
  await ask('ada@example.com', backend);
  expect(await screen.findByText('Check your email')).toBeVisible();
});

test('a server that did not answer is told, and the address stays', async () => {
  const backend = createFakeBackend();
  backend.failNext('auth.resetPasswordForEmail', fakeErrors.unreachable());
  await ask('ada@example.com', backend);
  expect(await screen.findByRole('alert')).toHaveTextContent('We could not reach the server.');
  expect(screen.getByLabelText('Email')).toHaveValue('ada@example.com');
});

test('what is no address is not sent', async () => {
  const { backend } = await ask('ada');
  await waitFor(() => expect(screen.getByLabelText('Email')).toBeInvalid());
  expect(backend.called('auth.resetPasswordForEmail')).toHaveLength(0);
});
