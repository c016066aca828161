import { render, screen, waitFor, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { getSupabase } from 'shared-auth/supabase-client';
import { createFakeClient, fakeErrors } from 'shared-auth/testing';
import { clientsList } from 'shared-contract/lists/clients';
import { notify } from 'shared-ui/toast';
import { renderPage, violationsOf } from '../testing/render-page.tsx';
import { EditedView, ListViews } from './list-views.tsx';
import { useViews } from './use-views.ts';

jest.mock('shared-auth/supabase-client', () => ({ getSupabase: jest.fn() }));

function Page({ role }: { readonly role: string }) {
  const views = useViews({ list: clientsList, role }, 'All clients');
  return views ? (
    <>
      <ListViews views={views} />
      <EditedView views={views} />
    </>
  ) : null;
}

const view = (id: string, parts: object = {}) => ({
  id,
  list: 'clients',
  owner: 'me',
  name: `View ${id}`,
  query: 'status=Active',
  shared: false,
  version: 3,
  position: 0,
  ...parts,
});
const saved = [view('a'), view('b', { owner: 'other', shared: true }), view('x', { list: 'leads' })];

let success: jest.SpyInstance;
let error: jest.SpyInstance;
beforeEach(() => {
  success = jest.spyOn(notify, 'success').mockReturnValue('');
  error = jest.spyOn(notify, 'error').mockReturnValue('');
});
afterEach(() => jest.restoreAllMocks());

function open(more = '', role = 'coach') {
  const fake = createFakeClient({
    tables: { saved_views: saved },
    defaults: { saved_views: (row) => ({ id: 'new', owner: 'me', version: 1, ...row }) },
  });
  jest.mocked(getSupabase).mockResolvedValue(fake.client);
  const page = renderPage(<Page role={role} />, { profile: { role } }, `/dashboard/clients${more}`);
  const menu = async () => {
    await page.user.click(screen.getByRole('button', { name: /^View: / }));
    await screen.findByRole('menuitem', { name: 'View a' });
  };
  const pick = async (name: string) => {
    await menu();
    await page.user.click(screen.getByRole('menuitem', { name }));
  };
  return { ...fake, ...page, menu, pick };
}
const items = () => screen.getAllByRole('menuitem').map(({ textContent }) => textContent);
const form = async (name: string) => within(await screen.findByRole('form', { name }));
const fill = async (
  user: ReturnType<typeof open>['user'],
  fields: Awaited<ReturnType<typeof form>>,
  name: string,
) => {
  await user.clear(fields.getByLabelText(/^Name/));
  await user.type(fields.getByLabelText(/^Name/), name);
  await user.click(fields.getByRole('button', { name: 'Save' }));
};

test.each([
  ['coach', ['All clients', 'Due in 30 days', 'Not contacted in 60 days', 'View a', 'View b (shared)']],
  [
    'admin',
    ['All clients', 'Due in 30 days', 'Not contacted in 60 days', 'No coach', 'View a', 'View b (shared)'],
  ],
])('the menu of a %s offers the built-in and saved views of this list', async (role, names) => {
  const { menu } = open('', role);
  await menu();
  expect(items()).toEqual([...names, 'Save as a view']);
  expect(await violationsOf(screen.getByRole('menu'))).toEqual([]);
});

test('a view that is picked becomes the address, and "All clients" leaves it', async () => {
  const { pick, address } = open('?section=x&q=ann');
  await pick('View a');
  expect(address()).toBe('/dashboard/clients?status=Active&section=x&view=a');
  expect(screen.getByRole('button', { name: 'View: View a' })).toBeVisible();
  await pick('All clients');
  expect(address()).toBe('/dashboard/clients?section=x');
});

test('an address that only names a view opens what the view holds', async () => {
  const { address } = open('?view=b');
  await waitFor(() => expect(address()).toBe('/dashboard/clients?status=Active&view=b'));
});

test('what the list shows is saved under a name, without its page; the name is required and unique', async () => {
  const { pick, user, table, failNext, address } = open('?q=ann&status=Active&page=3');
  await pick('Save as a view');
  const fields = await form('Save as a view');
  await user.click(fields.getByRole('button', { name: 'Save' }));
  expect(fields.getByLabelText(/^Name/)).toHaveAccessibleDescription('Enter a name');
  failNext('saved_views.insert', fakeErrors.duplicate());
  await fill(user, fields, 'Mine');
  const name = fields.getByLabelText(/^Name/);
  await waitFor(() =>
    expect(name).toHaveAccessibleDescription('You already have a view with this name. Choose another name.'),
  );
  expect(name).toHaveValue('Mine');
  await user.click(fields.getByRole('checkbox', { name: /^Share with coaches/ }));
  await user.click(fields.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(success).toHaveBeenCalledWith('View saved'));
  const stored = { list: 'clients', name: 'Mine', shared: true, query: 'q=ann&status=Active' };
  expect([...table('saved_views').values()].at(-1)).toMatchObject(stored);
  await waitFor(() => expect(address()).toBe('/dashboard/clients?q=ann&status=Active&view=new'));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('the owner renames and unshares; a newer version is not overwritten', async () => {
  const { pick, user, table } = open('?status=Active&view=a');
  await screen.findByRole('button', { name: 'View: View a' });
  await pick('Rename or share');
  await fill(user, await form('Rename or share'), 'Busy');
  await waitFor(() => expect(success).toHaveBeenCalledWith('View saved'));
  expect(table('saved_views').get('a')).toMatchObject({ name: 'Busy', shared: false });
  await screen.findByRole('button', { name: 'View: Busy' });
  table('saved_views').set('a', view('a', { name: 'Theirs', version: 9 }));
  await user.click(screen.getByRole('button', { name: 'View: Busy' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Rename or share' }));
  await fill(user, await form('Rename or share'), 'Late');
  await waitFor(() => expect(error).toHaveBeenCalledWith(expect.stringMatching(/^Another user has changed/)));
  expect(table('saved_views').get('a')).toMatchObject({ name: 'Theirs' });
});

test.each([
  ['a user shares nothing', 'user', 'a', false],
  ['a coach shares their own', 'coach', 'a', true],
  ['an administrator shares others’ views', 'admin', 'b', true],
])('%s', async (_, role, id, canShare) => {
  const { pick } = open(`?status=Active&view=${id}`, role);
  await screen.findByRole('button', { name: `View: View ${id}` });
  await pick('Rename or share');
  const box = (await form('Rename or share')).queryByRole('checkbox', { name: /^Share/ });
  expect(box !== null).toBe(canShare);
});

test('another person’s shared view is neither renamed nor saved over by a coach', async () => {
  const { menu } = open('?status=Inactive&view=b');
  expect(await screen.findByText('Edited:')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Save as' })).toBeVisible();
  await menu();
  expect(items()).not.toContain('Rename or share');
  expect(items()).not.toContain('Remove this view');
});

test('an edited view is saved or reset', async () => {
  const { user, table, failNext, address } = open('?status=Inactive&view=a');
  failNext('saved_views.update', fakeErrors.denied());
  await user.click(await screen.findByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(error).toHaveBeenCalledWith(
      'The view was not changed. Your account does not have permission to do this.',
    ),
  );
  await user.click(screen.getByRole('button', { name: 'Reset' }));
  expect(address()).toBe('/dashboard/clients?status=Active&view=a');
  expect(screen.queryByText('Edited:')).toBeNull();
  expect(table('saved_views').get('a')).toMatchObject({ query: 'status=Active' });
});

test('a view is removed, and undo brings it back', async () => {
  const { pick, user, table, address, failNext } = open('?status=Active&view=a');
  await screen.findByRole('button', { name: 'View: View a' });
  failNext('saved_views.delete', fakeErrors.denied());
  await pick('Remove this view');
  await waitFor(() =>
    expect(error).toHaveBeenCalledWith(
      'The view was not removed. Your account does not have permission to do this.',
    ),
  );
  await pick('Remove this view');
  await waitFor(() => expect(table('saved_views').has('a')).toBe(false));
  await waitFor(() => expect(success).toHaveBeenCalled());
  await waitFor(() => expect(address()).toBe('/dashboard/clients'));
  const { container } = render(<div role="note">{success.mock.lastCall?.[0] as ReactNode}</div>);
  await user.click(within(container).getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(success).toHaveBeenLastCalledWith('Undone'));
  expect([...table('saved_views').values()].at(-1)).toMatchObject({ name: 'View a', query: 'status=Active' });
});
