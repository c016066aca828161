import { screen, waitFor, within } from '@testing-library/react';
import { getSupabase } from 'shared-auth/supabase-client';
import { createFakeClient, fakeErrors } from 'shared-auth/testing';
import { notify } from 'shared-ui/toast';
import { renderPage, violationsOf } from '../../testing/render-page.tsx';
import { Bell } from './bell.tsx';

jest.mock('shared-auth/supabase-client', () => ({ getSupabase: jest.fn() }));
jest.mock('../../lib/use-live.ts', () => ({ useLive: jest.fn() }));

const notice = (id: string, hour: number, more: object = {}) => ({
  id,
  user_id: 'me',
  kind: 'client',
  title: `Notice ${id}`,
  body: null,
  link: '/dashboard/clients?client=7',
  read_at: null,
  happens_at: null,
  created_at: new Date(Date.now() - hour * 3_600_000).toISOString(),
  ...more,
});

function open(...notifications: ReturnType<typeof notice>[]) {
  const fake = createFakeClient({ tables: { notifications } });
  jest.mocked(getSupabase).mockResolvedValue(fake.client);
  return { ...fake, ...renderPage(<Bell />) };
}
const bell = (name: string | RegExp) => screen.findByRole('button', { name });
const lines = () =>
  within(screen.getByRole('dialog', { name: 'Notifications' }))
    .queryAllByRole('listitem')
    .map((line) => line.textContent);

afterEach(() => jest.restoreAllMocks());

test('the bell says how many wait; to open it reads none of them', async () => {
  const { user, table } = open(notice('a', 3), notice('b', 30), notice('c', 50, { read_at: '2026-11-01' }));
  await user.click(await bell('Notifications, 2 unread'));
  await waitFor(() => expect(lines()).toHaveLength(3));
  expect(lines()[0]).toBe('Unread: Notice a3 hours ago');
  expect(await violationsOf(screen.getByRole('dialog'))).toEqual([]);
  expect([...table('notifications').values()].filter((row) => row['read_at'] === null)).toHaveLength(2);
});

test('to follow one reads it and closes the panel', async () => {
  const { user, address, table } = open(notice('a', 3), notice('b', 30));
  await user.click(await bell(/2 unread/));
  await user.click(await screen.findByRole('link', { name: 'Notice a' }));
  expect(address()).toBe('/dashboard/clients?client=7');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(await bell('Notifications, 1 unread')).toBeVisible();
  await waitFor(() => expect(table('notifications').get('a')?.['read_at']).not.toBeNull());
});

test('how many wait leads the title of the tab, whatever page sets it, and goes with the bell', async () => {
  document.title = 'Settings | The firm';
  const { user, unmount } = open(notice('a', 3), notice('b', 30));
  await waitFor(() => expect(document.title).toBe('(2) Settings | The firm'));
  document.title = 'Clients | The firm';
  await waitFor(() => expect(document.title).toBe('(2) Clients | The firm'));
  await user.click(await bell(/2 unread/));
  await user.click(await screen.findByRole('button', { name: 'Mark all as read' }));
  await waitFor(() => expect(document.title).toBe('Clients | The firm'));
  unmount();
  const again = open(notice('a', 3));
  await waitFor(() => expect(document.title).toBe('(1) Clients | The firm'));
  again.unmount();
  expect(document.title).toBe('Clients | The firm');
});

test('where the application is installed its icon says it, too', async () => {
  const setAppBadge = jest.fn(async () => undefined);
  const clearAppBadge = jest.fn(async () => undefined);
  Object.assign(navigator, { setAppBadge, clearAppBadge });
  const { unmount } = open(notice('a', 3), notice('b', 30));
  await waitFor(() => expect(setAppBadge).toHaveBeenLastCalledWith(2));
  clearAppBadge.mockClear();
  unmount();
  expect(clearAppBadge).toHaveBeenCalledTimes(1);
  Reflect.deleteProperty(navigator, 'setAppBadge');
  Reflect.deleteProperty(navigator, 'clearAppBadge');
});

test('a call that begins within a quarter of an hour is said, once; nothing else is', async () => {
  const said = jest.spyOn(notify, 'info').mockReturnValue('');
  const soon = new Date(Date.now() + 10 * 60_000).toISOString();
  const title = 'New call CALL-AAAA-BBBB';
  const call = { kind: 'booking', title, link: '/dashboard?call=7', happens_at: soon };
  const { rerender } = open(notice('a', 3, call), notice('b', 1, { kind: 'lead', title: 'New lead 7' }));
  await waitFor(() => expect(said).toHaveBeenCalledTimes(1));
  expect(said.mock.calls[0]?.[0]).toMatch(/^CALL-AAAA-BBBB begins at .* ET/);
  rerender(<p>Elsewhere</p>);
  expect(said).toHaveBeenCalledTimes(1);
});

test('one that leads to a page that is not there is no link', async () => {
  const { user } = open(notice('a', 3, { link: '/dashboard/nowhere' }));
  await user.click(await bell(/1 unread/));
  expect(await screen.findByText('Notice a')).toBeVisible();
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});

test('all are marked at once, and taken back when the server would not', async () => {
  const told = jest.spyOn(notify, 'error').mockReturnValue('');
  const { user, failNext } = open(notice('a', 3), notice('b', 30));
  await user.click(await bell(/2 unread/));
  failNext('notifications.update', fakeErrors.denied());
  await user.click(await screen.findByRole('button', { name: 'Mark all as read' }));
  await waitFor(() => expect(told).toHaveBeenCalledTimes(1));
  await user.click(screen.getByRole('button', { name: 'Mark all as read' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Mark all as read' })).toBeDisabled());
  await user.keyboard('{Escape}');
  expect(await bell('Notifications')).toHaveFocus();
});

test('without any it says so; what cannot be read says why', async () => {
  const { user, unmount } = open();
  await user.click(await bell('Notifications'));
  expect(await screen.findByText('Nothing new.')).toBeVisible();
  unmount();
  const second = createFakeClient({ tables: { notifications: [] } });
  second.failNext('notifications.select', fakeErrors.database('57014', 'canceling statement'));
  jest.mocked(getSupabase).mockResolvedValue(second.client);
  const again = renderPage(<Bell />);
  await again.user.click(await bell('Notifications'));
  expect(await screen.findByRole('alert')).toHaveTextContent('The server took too long to answer.');
});
