import { fakeClient } from '../../../testing/fake-client.ts';
import { countForAdmin } from './count-for-admin.ts';
import { countOwnStories } from './count-own-stories.ts';
import { listClientsWithStories } from './list-clients-with-stories.ts';
import { listRecentClients } from './list-recent-clients.ts';

const failing = () => fakeClient(() => ({ error: { message: 'permission denied' } })).client;

test('recent clients: the five that were added last', async () => {
  const { client, queries } = fakeClient(() => ({ data: [{ id: 'c1' }] }));
  expect(await listRecentClients(client)).toEqual([{ id: 'c1' }]);
  expect(queries).toEqual([
    [
      'clients',
      ['select', 'id, name, company, status, last_contact'],
      ['order', 'created_at', { ascending: false }],
      ['limit', 5],
    ],
  ]);
});

test('own stories are counted, not fetched, and only the own ones', async () => {
  const { client, queries } = fakeClient(() => ({ count: 3 }));
  expect(await countOwnStories(client, 'me')).toBe(3);
  expect(queries).toEqual([
    ['stories', ['select', 'id', { count: 'exact', head: true }], ['eq', 'user_id', 'me']],
  ]);
});

test('clients come with their stories, newest first', async () => {
  const { client, queries } = fakeClient(() => ({ data: [] }));
  await listClientsWithStories(client);
  expect(queries[0]).toEqual([
    'clients',
    ['select', 'id, stories(id, status, updated_at)'],
    ['order', 'created_at', { ascending: false }],
  ]);
});

test('the counts for administrators each come from their own rows', async () => {
  const { client } = fakeClient(([table, , filter]) => ({
    count: { profiles: filter ? 2 : 9, clients: 16, leads: filter?.[2] === 'new' ? 4 : 0 }[table] ?? 0,
  }));
  expect(await countForAdmin(client)).toEqual({ users: 9, coaches: 2, clients: 16, newLeads: 4 });
});

test('an error of the database is thrown, never taken for nothing', async () => {
  const denied = { message: 'permission denied' };
  await expect(listRecentClients(failing())).rejects.toEqual(denied);
  await expect(countOwnStories(failing(), 'me')).rejects.toEqual(denied);
  await expect(listClientsWithStories(failing())).rejects.toEqual(denied);
  await expect(countForAdmin(failing())).rejects.toEqual(denied);
});
