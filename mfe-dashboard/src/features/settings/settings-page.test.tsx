import { screen, waitFor } from '@testing-library/react';
import { getSupabase } from 'shared-auth/supabase-client';
import { createFakeClient } from 'shared-auth/testing';
import { notify } from 'shared-ui/toast';
import { renderPage, violationsOf } from '../../testing/render-page.tsx';
import { Component as Settings } from './settings-page.tsx';

jest.mock('shared-auth/supabase-client', () => ({ getSupabase: jest.fn() }));
beforeEach(() => {
  const { client } = createFakeClient({ rpc: { my_sessions: [] } });
  jest.mocked(getSupabase).mockResolvedValue(client);
});

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
  expect(screen.getByLabelText('Email Address')).toHaveValue('dana@example.com');
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

test('a missing date is N/A', () => {
  renderPage(<Settings />, { profile: { ...profile, updated_at: '' } });
  expect(screen.getByText('Last Updated').nextElementSibling).toHaveTextContent('N/A');
});

describe('the address', () => {
  const typeEmail = async (user: ReturnType<typeof renderPage>['user'], email: string) => {
    await user.clear(screen.getByLabelText('Email Address'));
    await user.type(screen.getByLabelText('Email Address'), email);
    await user.click(screen.getByRole('button', { name: 'Save Changes' }));
  };
  const waiting = (sentAt = new Date().toISOString()) => ({
    profile,
    user: {
      id: 'me',
      email: 'dana@example.com',
      new_email: 'dana@new.example',
      email_change_sent_at: sentAt,
    },
  });

  test('is asked for from the account, never written into the profile', async () => {
    const told = jest.spyOn(notify, 'info').mockReturnValue('');
    const [changeEmail, updateProfile] = [jest.fn(async () => undefined), jest.fn(async () => undefined)];
    const { user } = renderPage(<Settings />, { profile, operations: { changeEmail, updateProfile } });
    await typeEmail(user, ' Dana@New.example');
    await waitFor(() => expect(changeEmail).toHaveBeenCalledWith('dana@new.example', '/confirm'));
    expect(updateProfile).not.toHaveBeenCalled();
    await waitFor(() =>
      expect(told).toHaveBeenCalledWith('Confirm your new address: we have written to dana@new.example.'),
    );
  });

  test('and name go together, each its own way', async () => {
    jest.spyOn(notify, 'info').mockReturnValue('');
    const [changeEmail, updateProfile] = [jest.fn(async () => undefined), jest.fn(async () => undefined)];
    const { user } = renderPage(<Settings />, { profile, operations: { changeEmail, updateProfile } });
    await user.type(screen.getByLabelText('Full Name'), ' II');
    await typeEmail(user, 'dana@new.example');
    await waitFor(() => expect(changeEmail).toHaveBeenCalledTimes(1));
    expect(updateProfile).toHaveBeenCalledWith({ name: 'Dana Whitcombe II' });
  });

  test.each(['dana', 'dana@example-.com'])('that is no address is not sent: %s', async (email) => {
    const changeEmail = jest.fn(async () => undefined);
    const { user } = renderPage(<Settings />, { profile, operations: { changeEmail } });
    await typeEmail(user, email);
    await waitFor(() =>
      expect(screen.getByLabelText('Email Address')).toHaveAccessibleDescription(
        expect.stringContaining('Enter an email like name@example.com'),
      ),
    );
    expect(changeEmail).not.toHaveBeenCalled();
  });

  test('that is refused says so at its field, and stays there', async () => {
    const told = jest.spyOn(notify, 'error').mockReturnValue('');
    const words = 'This address cannot be used. Choose another one.';
    const operations = { changeEmail: async () => Promise.reject(new Error(words)) };
    const { user } = renderPage(<Settings />, { profile, operations });
    await typeEmail(user, 'ben@example.com');
    await waitFor(() => expect(told).toHaveBeenCalledWith('Failed to update profile'));
    const field = screen.getByLabelText('Email Address');
    expect(field).toHaveAccessibleDescription(expect.stringContaining(words));
    expect(field).toHaveValue('ben@example.com');
  });

  test('that is refused after the name was saved says both', async () => {
    const told = jest.spyOn(notify, 'error').mockReturnValue('');
    const operations = {
      updateProfile: jest.fn(async () => undefined),
      changeEmail: async () => Promise.reject(new Error('This address cannot be used. Choose another one.')),
    };
    const { user } = renderPage(<Settings />, { profile, operations });
    await user.type(screen.getByLabelText('Full Name'), ' II');
    await typeEmail(user, 'ben@example.com');
    await waitFor(() =>
      expect(told.mock.calls).toEqual([['Your name was saved. Your email address was not changed.']]),
    );
    expect(operations.updateProfile).toHaveBeenCalledTimes(1);
    expect(screen.getByLabelText('Email Address')).toHaveAccessibleDescription(
      expect.stringContaining('This address cannot be used.'),
    );
  });

  test('that waits is shown beside the one in force, and its letter can be had again', async () => {
    const told = jest.spyOn(notify, 'success').mockReturnValue('');
    const [changeEmail, refreshUser] = [jest.fn(async () => undefined), jest.fn(async () => undefined)];
    const { user, container } = renderPage(<Settings />, {
      ...waiting(),
      operations: { changeEmail, refreshUser },
    });
    expect(screen.getByText('Confirm your new address')).toBeVisible();
    expect(screen.getByText('dana@new.example')).toBeVisible();
    expect(screen.getByLabelText('Email Address')).toHaveValue('dana@example.com');
    expect(refreshUser).toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Send the email again' }));
    expect(changeEmail).toHaveBeenCalledWith('dana@new.example', '/confirm');
    await waitFor(() =>
      expect(told).toHaveBeenCalledWith('Another email is on its way to dana@new.example.'),
    );
    expect(screen.getByRole('button', { name: 'Email sent' })).toBeDisabled();
    expect(await violationsOf(container)).toEqual([]);
  });

  test('that was never confirmed is not waited for any longer', () => {
    renderPage(<Settings />, waiting('2026-01-01T00:00:00Z'));
    expect(screen.queryByText('Confirm your new address')).not.toBeInTheDocument();
  });
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
