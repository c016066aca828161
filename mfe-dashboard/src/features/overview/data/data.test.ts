import { fakeClient } from '../../../testing/fake-client.ts';
import { countForAdmin } from './count-for-admin.ts';
import { countOwnStories } from './count-own-stories.ts';
import { listRecentClients } from './list-recent-clients.ts';
import { readCoachFigures } from './read-coach-figures.ts';

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

test('the figures of a coach come from one call; the rate is the share of what was published', async () => {
  const { client, queries } = fakeClient(() => ({
    data: { clients_with_stories: 2, stories: 3, published: 1 },
  }));
  expect(await readCoachFigures(client)).toEqual({
    activeClients: 2,
    storiesCreated: 3,
    successStories: 1,
    completionRate: 33,
  });
  expect(queries).toEqual([['rpc story_figures', ['single']]]);
});

test('without stories every figure is a real zero', async () => {
  const { client } = fakeClient(() => ({ data: { clients_with_stories: 0, stories: 0, published: 0 } }));
  const zero = { activeClients: 0, storiesCreated: 0, successStories: 0, completionRate: 0 };
  expect(await readCoachFigures(client)).toEqual(zero);
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
  await expect(readCoachFigures(failing())).rejects.toEqual(denied);
  await expect(countForAdmin(failing())).rejects.toEqual(denied);
});
