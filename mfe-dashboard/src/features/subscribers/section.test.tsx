import { screen, waitFor, within } from '@testing-library/react';
import { getSupabase } from 'shared-auth/supabase-client';
import { createFakeClient, fakeErrors } from 'shared-auth/testing';
import { MOVE_EVENT } from 'shared-contract/page-events';
import { saveFile } from 'shared-ui/save-file';
import { QueryScope } from '../../app/query-scope.tsx';
import { exportList } from '../../lib/export-list.ts';
import { renderPage, violationsOf } from '../../testing/render-page.tsx';
import { watchMessages } from '../../testing/watch-messages.ts';
import { Section } from './section.tsx';

jest.mock('shared-auth/supabase-client', () => ({ getSupabase: jest.fn() }));
jest.mock('shared-ui/save-file', () => ({ saveFile: jest.fn() }));
jest.mock('../../lib/export-list.ts', () => ({ exportList: jest.fn() }));

const subscriber = (id: string, status: string, parts: object = {}) => ({
  id,
  email: `${id}@example.com`,
  source: null,
  status,
  created_at: '2026-11-02T12:00:00Z',
  confirmed_at: null,
  unsubscribed_at: null,
  ...parts,
});
const all = [
  subscriber('ann', 'confirmed', { source: 'footer', confirmed_at: '2026-11-03T12:00:00Z' }),
  subscriber('bob', 'pending'),
  subscriber('cy', 'unsubscribed', { unsubscribed_at: '2026-11-20T12:00:00Z' }),
];

let messages: string[] = [];
beforeEach(() => {
  messages = watchMessages();
  window.matchMedia = (query) => Object.assign(new EventTarget(), { media: query, matches: true }) as never;
});
afterEach(() => jest.restoreAllMocks());

function open(more = '', rows: readonly object[] = all) {
  const fake = createFakeClient({
    tables: { subscribers: rows },
    rpc: {
      unsubscribe_address: ({ subscriber_id: id }: { subscriber_id: string }) => {
        const table = fake.table('subscribers');
        table.set(id, { ...table.get(id), status: 'unsubscribed' });
      },
    },
  });
  jest.mocked(getSupabase).mockResolvedValue(fake.client);
  const address = `/dashboard/admin?section=subscribers${more}`;
  return {
    ...fake,
    start: (page = <Section />) => renderPage(page, { profile: { role: 'admin' } }, address),
  };
}
const row = (name: string) => screen.findByRole('row', { name: new RegExp(`^${name}@`) });
const drawerOf = async (email: string) => within(await screen.findByRole('dialog', { name: email }));

test('each address shows its source, status, and dates', async () => {
  const { container } = open().start();
  expect(await row('ann')).toHaveTextContent('ann@example.comfooterConfirmedNov 2, 2026Nov 3, 2026');
  expect(await row('bob')).toHaveTextContent('bob@example.comnoneUnconfirmedNov 2, 2026none');
  expect(await violationsOf(container)).toEqual([]);
});

test('search and status narrow the request; an empty result can be cleared', async () => {
  const { start, requests } = open('&status=unsubscribed');
  const { user, address } = start();
  await row('cy');
  expect(screen.getAllByRole('row')).toHaveLength(2);
  await user.type(screen.getByRole('searchbox', { name: 'Search by email' }), 'ann');
  expect(await screen.findByText('No subscribers found')).toBeVisible();
  expect(requests.at(-1)?.filters).toEqual([
    ['email', 'ilike.%ann%'],
    ['status', 'in.("unsubscribed")'],
  ]);
  await user.click(screen.getByRole('button', { name: 'Show all subscribers' }));
  await row('ann');
  expect(address()).toBe('/dashboard/admin?section=subscribers');
});

test('an empty list says where addresses come from; a failed one can be retried', async () => {
  const empty = open('', []).start();
  expect(await screen.findByText('The sign-up form is in the footer of every public page.')).toBeVisible();
  empty.unmount();
  const { start, failNext } = open();
  failNext('subscribers.select', fakeErrors.denied());
  const { user } = start();
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Subscribers could not be loaded');
  await user.click(within(alert).getByRole('button', { name: 'Try again' }));
  await row('ann');
});

test('unsubscribing asks first, reports a failure, and can be repeated', async () => {
  const { start, failNext, called } = open('&subscriber=ann');
  const { user } = start();
  await user.click(await (await drawerOf('ann@example.com')).findByRole('button', { name: 'Unsubscribe' }));
  const question = await drawerOf('Unsubscribe ann@example.com?');
  expect(called('rpc.unsubscribe_address')).toEqual([]);
  failNext('rpc.unsubscribe_address', fakeErrors.denied());
  await user.click(question.getByRole('button', { name: 'Unsubscribe' }));
  expect(await question.findByRole('alert')).toHaveTextContent('The address was not unsubscribed.');
  await user.click(question.getByRole('button', { name: 'Unsubscribe' }));
  await waitFor(() => expect(messages).toEqual(['success: ann@example.com is unsubscribed']));
  expect(called('rpc.unsubscribe_address').at(-1)?.args).toEqual([{ subscriber_id: 'ann' }]);
  const drawer = await drawerOf('ann@example.com');
  await waitFor(() => expect(drawer.getByText('Unsubscribed')).toBeVisible());
  expect(drawer.queryByRole('button', { name: 'Unsubscribe' })).toBeNull();
});

test('no document of a new release replaces the page while an address is unsubscribed', async () => {
  const { start, holdNext } = open('&subscriber=ann');
  const { user } = start(
    <QueryScope>
      <Section />
    </QueryScope>,
  );
  const mayChangePage = () => dispatchEvent(new Event(MOVE_EVENT, { cancelable: true }));
  await user.click(await (await drawerOf('ann@example.com')).findByRole('button', { name: 'Unsubscribe' }));
  const question = await drawerOf('Unsubscribe ann@example.com?');
  const release = holdNext('rpc.unsubscribe_address');
  expect(mayChangePage()).toBe(true);
  await user.click(question.getByRole('button', { name: 'Unsubscribe' }));
  expect(mayChangePage()).toBe(false);
  release();
  await waitFor(() => expect(messages).toEqual(['success: ann@example.com is unsubscribed']));
  await waitFor(() => expect(mayChangePage()).toBe(true));
});

test('keeping an address on the list sends nothing', async () => {
  const { start, called } = open('&subscriber=bob');
  const { user } = start();
  await user.click(await (await drawerOf('bob@example.com')).findByRole('button', { name: 'Unsubscribe' }));
  const question = await drawerOf('Unsubscribe bob@example.com?');
  await user.click(question.getByRole('button', { name: 'Keep on the list' }));
  await waitFor(() => expect(screen.queryByText('Unsubscribe bob@example.com?')).toBeNull());
  expect(called('rpc.unsubscribe_address')).toEqual([]);
});

test('the export holds confirmed addresses only, whatever the list shows', async () => {
  const { user } = open('&status=pending').start();
  await row('bob');
  jest.mocked(exportList).mockResolvedValue({ file: new Blob(), rows: 1 });
  await user.click(screen.getByRole('button', { name: 'Export confirmed' }));
  await waitFor(() => expect(messages).toEqual(['success: 1 row exported']));
  expect(jest.mocked(exportList).mock.lastCall?.[1]).toMatchObject({
    list: 'subscribers',
    query: 'status=confirmed',
  });
  expect(saveFile).toHaveBeenCalled();
});
