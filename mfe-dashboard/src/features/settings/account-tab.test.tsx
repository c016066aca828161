import { screen, waitFor, within } from '@testing-library/react';
import { getSupabase } from 'shared-auth/supabase-client';
import { createFakeClient, fakeErrors, makeProfile, stillFactor } from 'shared-auth/testing';
import { renderPage, violationsOf } from '../../testing/render-page.tsx';
import { watchMessages } from '../../testing/watch-messages.ts';
import { Component as AccountTab } from './account-tab.tsx';

jest.mock('shared-auth/supabase-client', () => ({ getSupabase: jest.fn() }));

const administrator = (id: string, status: 'active' | 'suspended' = 'active') =>
  makeProfile({ id, email: `${id}@example.com`, role: 'admin', status });
let told: string[] = [];
function given(input: Parameters<typeof createFakeClient>[0] = {}) {
  const fake = createFakeClient({ rpc: { end_other_sessions: 2 }, ...input });
  jest.mocked(getSupabase).mockResolvedValue(fake.client);
  return fake;
}
beforeEach(() => {
  told = watchMessages();
});
afterEach(() => jest.restoreAllMocks());

const label = { current: 'Current Password', next: 'New Password', again: 'Confirm New Password' };
const field = (name: keyof typeof label) => screen.getByLabelText(label[name]);
const update = () => screen.getByRole('button', { name: 'Update Password' });
type View = ReturnType<typeof renderPage>;
async function type({ user }: View, current: string, next: string, again = next) {
  if (current !== '') await user.type(field('current'), current);
  await user.type(field('next'), next);
  await user.type(field('again'), again);
}
const withFactor = (parts: Partial<typeof stillFactor>) => ({
  secondFactor: async () => ({ ...stillFactor, ...parts }),
});

describe('Change Password', () => {
  test('waits for both new ones before it can be pressed', async () => {
    given();
    const view = renderPage(<AccountTab />);
    expect(update()).toBeDisabled();
    await view.user.type(field('next'), 'nine-courses');
    expect(update()).toBeDisabled();
    await view.user.type(field('again'), 'nine-courses');
    expect(update()).toBeEnabled();
    expect(screen.getAllByRole('button', { name: 'Show password' })).toHaveLength(3);
    expect(await violationsOf(view.container)).toEqual([]);
  });

  test.each([
    ['nine-courses', 'ten-courses', 'again', 'New passwords do not match'],
    ['five5', 'five5', 'next', 'Password must be at least 6 characters long'],
    ['five5', 'six6', 'again', 'New passwords do not match'],
  ] as const)('%s and %s: at the field, and in a message', async (next, again, at, words) => {
    given();
    const updatePassword = jest.fn(async () => undefined);
    const view = renderPage(<AccountTab />, { operations: { updatePassword } });
    await type(view, 'old-courses', next, again);
    await view.user.click(update());
    await waitFor(() => expect(field(at)).toHaveAccessibleDescription(expect.stringContaining(words)));
    expect(told).toEqual([`error: ${words}`]);
    expect(updatePassword).not.toHaveBeenCalled();
  });

  test('proves the current one first: a wrong one is an error at its field', async () => {
    given();
    const updatePassword = jest.fn(async () => undefined);
    const provePassword = async () => Promise.reject(new Error('That is not your password.'));
    const view = renderPage(<AccountTab />, {
      operations: { updatePassword, ...withFactor({ provePassword }) },
    });
    await type(view, 'not-this-one', 'nine-courses');
    await view.user.click(update());
    await waitFor(() => expect(field('current')).toHaveAccessibleDescription('That is not your password.'));
    expect(told).toEqual(['error: Failed to change password']);
    expect(updatePassword).not.toHaveBeenCalled();
    expect(field('next')).toHaveValue('nine-courses');
  });

  test('changes it, ends the other sessions and empties the fields', async () => {
    given();
    const [updatePassword, provePassword] = [jest.fn(async () => undefined), jest.fn(async () => undefined)];
    const view = renderPage(<AccountTab />, {
      operations: { updatePassword, ...withFactor({ provePassword }) },
    });
    await type(view, 'old-courses', 'nine-courses');
    await view.user.click(update());
    await waitFor(() =>
      expect(told).toEqual([
        'success: Password updated successfully',
        'info: 2 other devices were signed out.',
      ]),
    );
    expect(provePassword).toHaveBeenCalledWith('old-courses');
    expect(updatePassword).toHaveBeenCalledWith('nine-courses');
    expect(field('current')).toHaveValue('');
    expect(update()).toBeDisabled();
  });

  test('says so when the others could not be ended', async () => {
    const fake = given();
    fake.failNext('rpc.end_other_sessions', fakeErrors.denied());
    const view = renderPage(<AccountTab />);
    await type(view, 'old-courses', 'nine-courses');
    await view.user.click(update());
    await waitFor(() => expect(told[1]).toContain('Your other devices are still signed in.'));
  });
});

describe('Delete Account', () => {
  const press = async ({ user }: View) => user.click(screen.getByRole('button', { name: 'Delete Account' }));
  const dialog = () => screen.findByRole('dialog', { name: 'Delete Account' });

  test('asks in the words of the product, with focus on Cancel', async () => {
    const fake = given();
    const view = renderPage(<AccountTab />);
    await press(view);
    expect(await dialog()).toHaveAccessibleDescription(
      'Are you sure you want to delete your account? This action cannot be undone.',
    );
    const cancel = within(await dialog()).getByRole('button', { name: 'Cancel' });
    expect(cancel).toHaveFocus();
    await view.user.click(cancel);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(fake.called('functions.delete-account')).toEqual([]);
  });

  test('deletes, signs out and says so on the sign-in page', async () => {
    const fake = given({ functions: { 'delete-account': { deleted: true, files: 1 } } });
    const release = fake.holdNext('functions.delete-account');
    const signOut = jest.fn(async () => undefined);
    const view = renderPage(<AccountTab />, { operations: { signOut } });
    await press(view);
    await view.user.click(within(await dialog()).getByRole('button', { name: 'Delete Account' }));
    expect(screen.getByRole('button', { name: 'Deleting...' })).toBeDisabled();
    release();
    await waitFor(() => expect(told).toEqual(['success: Account deleted successfully']));
    expect(signOut).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(view.address()).toBe('/login'));
  });

  test('says why it did not, where it was asked, and can be tried again', async () => {
    const fake = given();
    fake.failNext('functions.delete-account', {
      ...fakeErrors.noAnswer(),
      status: 502,
      message: 'The account could not be deleted. Nothing was changed.',
    });
    const signOut = jest.fn(async () => undefined);
    const view = renderPage(<AccountTab />, { operations: { signOut } });
    await press(view);
    await view.user.click(within(await dialog()).getByRole('button', { name: 'Delete Account' }));
    expect(await within(await dialog()).findByRole('alert')).toHaveTextContent(
      'Your account was not deleted',
    );
    expect(told).toEqual(['error: Failed to delete account']);
    expect(signOut).not.toHaveBeenCalled();
    expect(within(await dialog()).getByRole('button', { name: 'Delete Account' })).toBeEnabled();
  });

  test('the last administrator is refused before anything is asked', async () => {
    given({ tables: { profiles: [administrator('me'), administrator('gone', 'suspended')] } });
    const view = renderPage(<AccountTab />, { profile: { role: 'admin' } });
    await press(view);
    expect(await screen.findByRole('alert')).toHaveTextContent('You are the only administrator.');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('another administrator is asked as everybody is', async () => {
    given({ tables: { profiles: [administrator('me'), administrator('other')] } });
    const view = renderPage(<AccountTab />, { profile: { role: 'admin' } });
    await press(view);
    expect(await dialog()).toBeVisible();
  });
});
