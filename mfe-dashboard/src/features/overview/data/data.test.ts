import { createFakeClient, fakeErrors } from 'shared-auth/testing';
import { countForAdmin } from './count-for-admin.ts';
import { countOwnStories } from './count-own-stories.ts';
import { listRecentClients } from './list-recent-clients.ts';
import { readCoachFigures } from './read-coach-figures.ts';

const figures = (story_figures: object) => createFakeClient({ rpc: { story_figures } });

test('recent clients: the five that were added last', async () => {
  const clients = ['a', 'b', 'c', 'd', 'e', 'f'].map((id, index) => ({
    id,
    created_at: `2026-11-0${index + 1}`,
  }));
  const { client, requests } = createFakeClient({ tables: { clients } });
  expect((await listRecentClients(client)).map(({ id }) => id)).toEqual(['f', 'e', 'd', 'c', 'b']);
  expect(requests.map(({ address }) => address)).toEqual([
    'clients?select=id,name,company,status,last_contact&order=created_at.desc&limit=5',
  ]);
});

test('own stories are counted, not fetched, and only the own ones', async () => {
  const stories = ['me', 'me', 'you', 'me'].map((user_id, id) => ({ id, user_id }));
  const { client, requests } = createFakeClient({ tables: { stories } });
  expect(await countOwnStories(client, 'me')).toBe(3);
  expect(requests.map(({ method }) => method)).toEqual(['HEAD']);
});

test('the figures of a coach come from one call; the rate is the share of what was published', async () => {
  const { client, requests } = figures({ clients_with_stories: 2, stories: 3, published: 1 });
  expect(await readCoachFigures(client)).toEqual({
    activeClients: 2,
    storiesCreated: 3,
    successStories: 1,
    completionRate: 33,
  });
  expect(requests.map(({ name, isSingle }) => [name, isSingle])).toEqual([['rpc.story_figures', true]]);
});

test('without stories every figure is a real zero', async () => {
  const { client } = figures({ clients_with_stories: 0, stories: 0, published: 0 });
  const zero = { activeClients: 0, storiesCreated: 0, successStories: 0, completionRate: 0 };
  expect(await readCoachFigures(client)).toEqual(zero);
});

test('the counts for administrators each come from their own rows', async () => {
  const rows = (length: number, row: (id: number) => object = () => ({})) =>
    Array.from({ length }, (_, id) => ({ id, ...row(id) }));
  const { client } = createFakeClient({
    tables: {
      profiles: rows(9, (id) => ({ role: id < 2 ? 'coach' : 'user' })),
      clients: rows(16),
      leads: rows(6, (id) => ({ status: id < 4 ? 'new' : 'contacted' })),
    },
  });
  expect(await countForAdmin(client)).toEqual({ users: 9, coaches: 2, clients: 16, newLeads: 4 });
});

test('an error of the database is thrown, never taken for nothing', async () => {
  const { client, failNext } = createFakeClient();
  const denied = { code: '42501' };
  for (const [name, run] of [
    ['clients.select', () => listRecentClients(client)],
    ['stories.select', () => countOwnStories(client, 'me')],
    ['rpc.story_figures', () => readCoachFigures(client)],
    ['leads.select', () => countForAdmin(client)],
  ] as const) {
    failNext(name, fakeErrors.denied());
    await expect(run()).rejects.toMatchObject(denied);
  }
});
