import { act, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { SessionProvider } from 'shared-auth/session-provider';
import { createFakeBackend } from 'shared-auth/testing';
import { Component as Confirm } from '../confirm/confirm-page.tsx';
import { Component as ForgotPassword } from '../forgot-password/forgot-password-page.tsx';
import { Component as ResetPassword } from '../reset-password/reset-password-page.tsx';
import { Component as SignIn } from '../sign-in/sign-in-page.tsx';
import { Component as SignUp } from '../sign-up/sign-up-page.tsx';
import { resetPage } from './testing/render-at.tsx';

const pages: [string, ComponentType, string][] = [
  ['/login', SignIn, 'Sign in'],
  ['/register', SignUp, 'Create an account'],
  ['/forgot-password', ForgotPassword, 'Forgot your password?'],
  ['/reset-password', ResetPassword, 'Set a new password'],
  ['/confirm', Confirm, 'Confirm your email address'],
];

beforeEach(resetPage);

test.each(pages)('%s is written without a browser and taken over in place', async (path, Page, title) => {
  const session = createFakeBackend().createSession();
  const tree = (
    <MemoryRouter initialEntries={[path]}>
      <SessionProvider session={session}>
        <Page />
      </SessionProvider>
    </MemoryRouter>
  );
  const html = renderToString(tree);
  expect(html).not.toContain('style=');

  const root = document.createElement('main');
  root.innerHTML = html;
  document.body.replaceChildren(root);
  const heading = screen.getByRole('heading', { level: 1, name: title });
  const email = screen.queryByLabelText<HTMLInputElement>('Email');
  if (email) email.value = 'typed before';

  const complaints: unknown[] = [];
  const errors = jest.spyOn(console, 'error').mockImplementation((...words) => complaints.push(words));
  await act(async () => {
    hydrateRoot(root, tree, { onRecoverableError: (error) => complaints.push(error) });
  });
  expect(complaints).toEqual([]);
  expect(screen.getByRole('heading', { level: 1 })).toBe(heading);
  if (email) expect(screen.getByLabelText('Email')).toHaveValue('typed before');
  errors.mockRestore();
});
