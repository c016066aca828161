import { screen, waitFor, within } from '@testing-library/react';
import { getSupabase } from 'shared-auth/supabase-client';
import { createFakeClient, fakeErrors, makeProfile } from 'shared-auth/testing';
import { renderPage, violationsOf } from '../../testing/render-page.tsx';
import { watchMessages } from '../../testing/watch-messages.ts';
import { Component as Settings } from './page.tsx';

jest.mock('shared-auth/supabase-client', () => ({ getSupabase: jest.fn() }));

const profile = {
  name: 'Dana Whitcombe',
  role: 'coach',
  created_at: '2026-01-05T12:00:00Z',
  updated_at: '2026-11-01T12:00:00Z',
  version: 3,
};
let fake = createFakeClient();
let told: string[] = [];
beforeEach(() => {
  fake = createFakeClient({
    tables: { profiles: [makeProfile({ id: 'me', email: 'dana@example.com', ...profile })] },
    rpc: { my_sessions: [], cancel_email_change: null },
  });
  jest.mocked(getSupabase).mockResolvedValue(fake.client);
  told = watchMessages();
});
afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
});

type Session = Parameters<typeof renderPage>[1];
async function open(session: Session = {}, tab = '') {
  const view = renderPage(<Settings />, { profile, ...session }, `/dashboard/settings${tab}`);
  await screen.findByRole(tab === '' ? 'form' : 'tabpanel');
  return view;
}
const nameField = () => screen.getByLabelText('Full Name');
const emailField = () => screen.getByLabelText('Email Address');
const savedName = () => fake.table('profiles').get('me')?.['name'];
const save = { name: 'Save Changes' };

test('shows who one is, in which role, since when', async () => {
  const { container } = await open();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Settings');
  expect(screen.getByText('Coach')).toBeVisible();
  expect(screen.getByText(/export your data, and delete your own account/)).toBeVisible();
  expect(nameField()).toHaveValue('Dana Whitcombe');
  expect(emailField()).toHaveValue('dana@example.com');
  const value = (term: string) => screen.getByText(term).nextElementSibling;
  expect(value('Account Created')).toHaveTextContent('Jan 5, 2026');
  expect(value('Last Updated')).toHaveTextContent('Nov 1, 2026');
  expect(await violationsOf(container)).toEqual([]);
});

test('a missing date is N/A', async () => {
  await open({ profile: { ...profile, updated_at: '' } });
  expect(screen.getByText('Last Updated').nextElementSibling).toHaveTextContent('N/A');
});

test('until the profile is there a tab has no fields', () => {
  renderPage(<Settings />, { profile: null, state: { loading: true } }, '/dashboard/settings');
  expect(screen.getByRole('status')).toHaveTextContent('Loading: Profile');
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
});

test('the tabs are gone through by arrows, and the address says which one is open', async () => {
  const { user, address } = await open();
  const tab = (name: string) => screen.getByRole('tab', { name });
  expect(tab('Profile')).toHaveAttribute('aria-selected', 'true');
  await user.click(tab('Profile'));
  await user.keyboard('{ArrowLeft}');
  expect(tab('Data')).toHaveFocus();
  expect(address()).toBe('/dashboard/settings?tab=data');
  expect(await screen.findByRole('heading', { name: 'Export Your Data' })).toBeVisible();
  await user.keyboard('{Home}{ArrowRight}');
  expect(address()).toBe('/dashboard/settings?tab=account');
  expect(tab('Account')).toHaveAttribute('aria-selected', 'true');
  expect(screen.getAllByRole('tab').filter(({ tabIndex }) => tabIndex === 0)).toEqual([tab('Account')]);
});

test('an address of a tab that there is none of opens the first', async () => {
  await open({}, '?tab=billing');
  expect(screen.getByRole('tab', { name: 'Profile' })).toHaveAttribute('aria-selected', 'true');
});

describe('the name', () => {
  test('is saved over the version that was read, busy while it is', async () => {
    const release = fake.holdNext('profiles.update');
    const { user } = await open();
    await user.clear(nameField());
    await user.type(nameField(), '  Dana Marlowe ');
    await user.click(screen.getByRole('button', save));
    expect(await screen.findByRole('button', { name: 'Saving...' })).toBeDisabled();
    release();
    await waitFor(() => expect(told).toEqual(['success: Profile updated successfully']));
    expect(savedName()).toBe('Dana Marlowe');
    expect(fake.requests.find(({ operation }) => operation === 'update')?.filters).toContainEqual([
      'version',
      'eq.3',
    ]);
    expect(screen.queryByRole('region', { name: 'Unsaved changes' })).not.toBeInTheDocument();
  });

  test('that somebody changed elsewhere is told, and replaced when it is saved again', async () => {
    const { user } = await open();
    fake
      .table('profiles')
      .set('me', { ...fake.table('profiles').get('me'), name: 'D. Whitcombe', version: 4 });
    await user.type(nameField(), ' II');
    await user.click(screen.getByRole('button', save));
    await waitFor(() =>
      expect(nameField()).toHaveAccessibleDescription(
        expect.stringContaining('Changed to “D. Whitcombe” on another device'),
      ),
    );
    expect(told).toEqual(['error: Failed to update profile']);
    expect([savedName(), nameField()]).toEqual([
      'D. Whitcombe',
      expect.objectContaining({ value: 'Dana Whitcombe II' }),
    ]);
  });

  test('that was changed elsewhere while somebody typed is told too where the change has come in live', async () => {
    const { user, changeProfile } = await open();
    await user.type(nameField(), ' II');
    fake
      .table('profiles')
      .set('me', { ...fake.table('profiles').get('me'), name: 'D. Whitcombe', version: 4 });
    await changeProfile({ name: 'D. Whitcombe', version: 4 });
    expect(nameField()).toHaveValue('Dana Whitcombe II');
    await user.click(screen.getByRole('button', save));
    await waitFor(() =>
      expect(nameField()).toHaveAccessibleDescription(
        expect.stringContaining('Changed to “D. Whitcombe” on another device'),
      ),
    );
    await user.click(screen.getByRole('button', save));
    await waitFor(() => expect(savedName()).toBe('Dana Whitcombe II'));
  });

  test('that was changed elsewhere shows where nobody types', async () => {
    const { changeProfile } = await open();
    await changeProfile({ name: 'D. Whitcombe', version: 4 });
    expect(nameField()).toHaveValue('D. Whitcombe');
  });

  test('is saved although something else of the profile was changed', async () => {
    const { user } = await open();
    fake.table('profiles').set('me', { ...fake.table('profiles').get('me'), role: 'admin', version: 4 });
    await user.type(nameField(), ' II');
    await user.click(screen.getByRole('button', save));
    await waitFor(() => expect(savedName()).toBe('Dana Whitcombe II'));
  });

  test('that could not be saved is told, and stays in the form', async () => {
    const { user } = await open();
    fake.failNext('profiles.update', {
      ...fakeErrors.denied(),
      code: '22001',
      message: 'value too long for type character varying(120)',
    });
    await user.type(nameField(), ' II');
    await user.click(screen.getByRole('button', save));
    await waitFor(() => expect(told).toEqual(['error: Failed to update profile']));
    expect(nameField()).toHaveValue('Dana Whitcombe II');
    const form = screen.getByRole('form', { name: 'Profile' });
    expect(form).toHaveTextContent(
      'Nothing was saved. What you typed is still here. One of the texts is too long. Shorten it and try again.',
    );
    expect(form).not.toHaveTextContent('varying');
  });

  test('that is empty is not sent', async () => {
    const { user } = await open();
    await user.clear(nameField());
    await user.click(screen.getByRole('button', save));
    await waitFor(() => expect(nameField()).toHaveAccessibleDescription('Enter your full name'));
    expect(savedName()).toBe('Dana Whitcombe');
  });
});

describe('what is typed and not saved', () => {
  const bar = () => screen.queryByRole('region', { name: 'Unsaved changes' });

  test('is said, saved from the bar, or discarded', async () => {
    const { user } = await open();
    expect(bar()).not.toBeInTheDocument();
    await user.type(nameField(), ' II');
    await user.click(screen.getByRole('button', { name: 'Discard' }));
    expect(nameField()).toHaveValue('Dana Whitcombe');
    expect(bar()).not.toBeInTheDocument();
    await user.type(nameField(), ' III');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(savedName()).toBe('Dana Whitcombe III'));
  });

  test('is asked about before it is left, kept, and offered again', async () => {
    const { user, address } = await open();
    await user.type(nameField(), ' II');
    await user.click(screen.getByRole('tab', { name: 'Account' }));
    const dialog = await screen.findByRole('dialog', { name: 'Leave without saving?' });
    await user.click(within(dialog).getByRole('button', { name: 'Stay' }));
    expect(nameField()).toHaveValue('Dana Whitcombe II');
    await user.click(screen.getByRole('tab', { name: 'Account' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Leave' }));
    await waitFor(() => expect(address()).toBe('/dashboard/settings?tab=account'));
    await user.click(screen.getByRole('tab', { name: 'Profile' }));
    await user.click(await screen.findByRole('button', { name: 'Put it back' }));
    expect(nameField()).toHaveValue('Dana Whitcombe II');
    expect(bar()).toBeVisible();
  });
});

describe('the address', () => {
  const typeEmail = async (user: Awaited<ReturnType<typeof open>>['user'], email: string) => {
    await user.clear(emailField());
    await user.type(emailField(), email);
    await user.click(screen.getByRole('button', save));
  };
  const waiting = (sentAt = new Date().toISOString()) => ({
    user: {
      id: 'me',
      email: 'dana@example.com',
      new_email: 'dana@new.example',
      email_change_sent_at: sentAt,
    },
  });

  test('is asked for from the account, never written into the profile', async () => {
    const changeEmail = jest.fn(async () => undefined);
    const { user } = await open({ operations: { changeEmail } });
    await typeEmail(user, ' Dana@New.example');
    await waitFor(() => expect(changeEmail).toHaveBeenCalledWith('dana@new.example', '/confirm'));
    await waitFor(() =>
      expect(told).toEqual(['info: Confirm your new address. We’ve emailed dana@new.example.']),
    );
    expect(fake.table('profiles').get('me')?.['email']).toBe('dana@example.com');
    expect(emailField()).toHaveValue('dana@example.com');
  });

  test.each(['dana', 'dana@example-.com'])('that is no address is not sent: %s', async (email) => {
    const changeEmail = jest.fn(async () => undefined);
    const { user } = await open({ operations: { changeEmail } });
    await typeEmail(user, email);
    await waitFor(() =>
      expect(emailField()).toHaveAccessibleDescription(
        expect.stringContaining('Enter an email like name@example.com'),
      ),
    );
    expect(changeEmail).not.toHaveBeenCalled();
  });

  test('that is refused says so at its field, and that the name was saved', async () => {
    const words = 'This address cannot be used. Choose another one.';
    const operations = { changeEmail: async () => Promise.reject(new Error(words)) };
    const { user } = await open({ operations });
    await user.type(nameField(), ' II');
    await typeEmail(user, 'ben@example.com');
    await waitFor(() =>
      expect(told).toEqual(['error: Your name was saved. Your email address was not changed.']),
    );
    expect(savedName()).toBe('Dana Whitcombe II');
    expect(emailField()).toHaveAccessibleDescription(expect.stringContaining(words));
    expect(emailField()).toHaveValue('ben@example.com');
  });

  test('that waits is shown, its letter can be had again, and the wish taken back', async () => {
    const [changeEmail, refreshUser] = [jest.fn(async () => undefined), jest.fn(async () => undefined)];
    const { user, container } = await open({ ...waiting(), operations: { changeEmail, refreshUser } });
    expect(screen.getByText(/^Waiting for you to confirm/)).toHaveTextContent('dana@new.example');
    expect(emailField()).toHaveValue('dana@example.com');
    expect(refreshUser).toHaveBeenCalledTimes(1);
    expect(await violationsOf(container)).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Resend' }));
    expect(changeEmail).toHaveBeenCalledWith('dana@new.example', '/confirm');
    await waitFor(() => expect(told).toEqual(['success: Another email is on its way to dana@new.example.']));
    expect(screen.getByRole('button', { name: 'Email sent' })).toBeDisabled();
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(told).toContain('success: Your address stays dana@example.com.'));
    expect(fake.called('rpc.cancel_email_change')).toHaveLength(1);
    expect(refreshUser).toHaveBeenCalledTimes(2);
  });

  test('that could not be taken back says so', async () => {
    const { user } = await open(waiting());
    fake.failNext('rpc.cancel_email_change', fakeErrors.denied());
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(told).toEqual([expect.stringContaining('The change was not canceled.')]));
  });

  test('that was never confirmed is not waited for any longer', async () => {
    await open(waiting('2026-01-01T00:00:00Z'));
    expect(screen.queryByText(/^Waiting for you to confirm/)).not.toBeInTheDocument();
  });
});

test('signs out everywhere', async () => {
  const signOut = jest.fn(async () => undefined);
  const { user, address } = await open({ operations: { signOut } }, '?tab=security');
  await user.click(await screen.findByRole('button', { name: 'Sign out everywhere' }));
  expect(signOut).toHaveBeenCalledTimes(1);
  await waitFor(() => expect(address()).toBe('/login'));
});

test('a picture is removed; a failure is reported', async () => {
  const storage = { download: async () => ({ data: null, error: new Error('none') }), remove: jest.fn() };
  jest.spyOn(fake.client.storage, 'from').mockReturnValue(storage as never);
  const reloadProfile = jest.fn(async () => undefined);
  const { user } = await open({
    profile: { ...profile, avatar_path: 'me/1.webp' },
    operations: { reloadProfile },
  });
  fake.failNext('profiles.update', fakeErrors.denied());
  await user.click(screen.getByRole('button', { name: 'Remove' }));
  await waitFor(() =>
    expect(told).toEqual([
      'error: The picture was not removed. Your account does not have permission to do this.',
    ]),
  );
  await waitFor(() => expect(screen.getByRole('button', { name: 'Remove' })).toBeEnabled());
  await user.click(screen.getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(told.at(-1)).toBe('success: Picture removed'));
  expect(storage.remove).toHaveBeenCalledWith(['me/1.webp']);
  expect(reloadProfile).toHaveBeenCalledTimes(1);
  await waitFor(() => expect(screen.getByRole('group', { name: 'Picture' })).toHaveFocus());
});
