import { screen, waitFor } from '@testing-library/react';
import { notify } from 'shared-ui/toast';
import { renderPage, violationsOf } from '../../testing/render-page.tsx';
import { Component as Settings } from './settings-page.tsx';

const profile = {
  name: 'Dana Whitcombe',
  role: 'coach',
  created_at: '2026-01-05T12:00:00Z',
  updated_at: '2026-11-01T12:00:00Z',
};

afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
  delete document.documentElement.dataset.theme;
});

test('shows who one is, in which role, since when', async () => {
  const { container } = renderPage(<Settings />, { profile });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Settings');
  expect(screen.getByText('Coach')).toBeVisible();
  expect(screen.getByLabelText('Full Name')).toHaveValue('Dana Whitcombe');
  const value = (term: string) => screen.getByText(term).nextElementSibling;
  expect(value('Email Address')).toHaveTextContent('dana@example.com');
  expect(value('Account Created')).toHaveTextContent('Jan 5, 2026');
  expect(value('Last Updated')).toHaveTextContent('Nov 1, 2026');
  expect(await violationsOf(container)).toEqual([]);
});

test('saves the name alone, busy while it does', async () => {
  const told = jest.spyOn(notify, 'success').mockReturnValue('');
  const saving = Promise.withResolvers<undefined>();
  const updateProfile = jest.fn(() => saving.promise);
  const { user } = renderPage(<Settings />, { profile, operations: { updateProfile } });
  await user.clear(screen.getByLabelText('Full Name'));
  await user.type(screen.getByLabelText('Full Name'), '  Dana Marlowe ');
  await user.click(screen.getByRole('button', { name: 'Save Changes' }));
  expect(await screen.findByRole('button', { name: 'Saving...' })).toBeDisabled();
  await waitFor(() => expect(updateProfile).toHaveBeenCalledWith({ name: 'Dana Marlowe' }));
  saving.resolve(undefined);
  await waitFor(() => expect(told).toHaveBeenCalledWith('Profile updated successfully'));
  expect(screen.getByRole('button', { name: 'Save Changes' })).toBeEnabled();
});

test('what could not be saved is told, and stays in the form', async () => {
  const told = jest.spyOn(notify, 'error').mockReturnValue('');
  const refused = { code: '22001', message: 'value too long for type character varying(120)' };
  const operations = { updateProfile: async () => Promise.reject(Object.assign(new Error(), refused)) };
  const { user } = renderPage(<Settings />, { profile, operations });
  await user.type(screen.getByLabelText('Full Name'), ' II');
  await user.click(screen.getByRole('button', { name: 'Save Changes' }));
  await waitFor(() => expect(told).toHaveBeenCalledWith('Failed to update profile'));
  expect(screen.getByLabelText('Full Name')).toHaveValue('Dana Whitcombe II');
  const form = screen.getByRole('form', { name: 'Profile' });
  expect(form).toHaveTextContent(
    'Nothing was saved. What you typed is still here. One of the texts is too long. Shorten it and try again.',
  );
  expect(form).not.toHaveTextContent('varying');
});

test('an empty name is not sent', async () => {
  const updateProfile = jest.fn(async () => undefined);
  const { user } = renderPage(<Settings />, { profile, operations: { updateProfile } });
  await user.clear(screen.getByLabelText('Full Name'));
  await user.click(screen.getByRole('button', { name: 'Save Changes' }));
  await waitFor(() =>
    expect(screen.getByLabelText('Full Name')).toHaveAccessibleDescription('Enter your full name'),
  );
  expect(updateProfile).not.toHaveBeenCalled();
});

test('a theme is in force at once and kept on the device', async () => {
  const { user } = renderPage(<Settings />, { profile });
  expect(screen.getByRole('radio', { name: /^System/ })).toBeChecked();
  await user.click(screen.getByRole('radio', { name: /^Dark/ }));
  expect(document.documentElement).toHaveAttribute('data-theme', 'dark');
  expect(localStorage.getItem('nc-theme')).toBe('dark');
});

test('signs out everywhere', async () => {
  jest.spyOn(notify, 'success').mockReturnValue('');
  const signOut = jest.fn(async () => undefined);
  const { user, address } = renderPage(
    <Settings />,
    { profile, operations: { signOut } },
    '/dashboard/settings',
  );
  await user.click(screen.getByRole('button', { name: 'Sign out everywhere' }));
  expect(signOut).toHaveBeenCalledTimes(1);
  await waitFor(() => expect(address()).toBe('/login'));
});
