import { createFakeClient, fakeErrors } from 'shared-auth/testing';
import { clientsList } from 'shared-contract/lists/clients';
import type { ListQuery } from 'shared-contract/lists/list';
import { listClients, listCoaches, readClient, readClientFigures } from './queries.ts';

const all: ListQuery = { q: '', filters: {}, sort: clientsList.defaultSort, page: 1, size: 25 };
const idOf = (index: number) => `00000000-0000-4000-8001-${String(index).padStart(12, '0')}`;
/** Each was added one day after the one before. */
const clients = Array.from({ length: 90 }, (_, index) => ({
  id: idOf(index),
  name: `Person ${index}`,
  created_at: new Date(Date.UTC(2026, 0, 1 + index)).toISOString(),
}));

/** Returns the request address without its column list. */
async function asked(query: Partial<ListQuery>) {
  const { client, requests } = createFakeClient({ tables: { clients } });
  await listClients(client, { ...all, ...query }, idOf(7));
  return requests[0]?.address.replace(/select=[^&]*&/, '');
}
const newest = 'order=created_at.desc,id.asc';

test('a page is cut out on the server, newest first, and everything that was found is counted', async () => {
  expect(await asked({})).toBe(`clients?${newest}&offset=0&limit=25`);
  expect(await asked({ page: 3 })).toBe(`clients?${newest}&offset=50&limit=25`);
  const { client, requests } = createFakeClient({ tables: { clients } });
  const found = await listClients(client, { ...all, page: 4 }, 'me');
  expect([found.total, found.page, found.rows.map((one) => one.id)]).toEqual([
    90,
    4,
    Array.from({ length: 15 }, (_, index) => idOf(14 - index)),
  ]);
  expect(requests[0]?.isCounted).toBe(true);
});

test('filters, search and order go into the query', async () => {
  expect(
    await asked({
      q: 'holm',
      filters: { status: ['Active'], coach: ['me'] },
      sort: { column: 'retainer', descending: true },
    }),
  ).toBe(
    `clients?search=ilike.%holm%&status=in.("Active")&coach_id=in.(${idOf(7)})&order=retainer_value.desc,id.asc&offset=0&limit=25`,
  );
});

test('a page after the last one is the last', async () => {
  const { client } = createFakeClient({ tables: { clients } });
  const { rows, page, total } = await listClients(client, { ...all, page: 9 }, 'me');
  expect([rows.length, page, total]).toEqual([15, 4, 90]);
});

test('a page of nothing is the first', async () => {
  const { client } = createFakeClient({ tables: { clients: [] } });
  expect(await listClients(client, { ...all, page: 9 }, 'me')).toEqual({ rows: [], page: 1, total: 0 });
});

test('one client is read by id; an id that can be nobody’s asks nobody', async () => {
  const { client, requests } = createFakeClient({ tables: { clients } });
  expect(await readClient(client, idOf(3))).toMatchObject({ id: idOf(3), name: 'Person 3' });
  expect(await readClient(client, idOf(999))).toBeNull();
  expect(await readClient(client, 'c3')).toBeNull();
  expect(requests).toHaveLength(2);
});

test('coaches have a name whatever their profile lacks', async () => {
  const profiles = [
    { id: 'a', name: 'Ann', email: 'ann@example.com', role: 'coach' },
    { id: 'b', name: '', email: 'bob@example.com', role: 'coach' },
    { id: 'c', name: 'Cat', email: 'cat@example.com', role: 'user' },
  ];
  const { client } = createFakeClient({ tables: { profiles } });
  expect((await listCoaches(client)).map(({ name }) => name).sort()).toEqual(['Ann', 'bob@example.com']);
});

test('figures come from one call, and errors are thrown', async () => {
  const { client, requests, failNext } = createFakeClient({ rpc: { client_figures: { active: 12 } } });
  expect(await readClientFigures(client)).toEqual({ active: 12 });
  expect(requests.map(({ name, isSingle }) => [name, isSingle])).toEqual([['rpc.client_figures', true]]);
  failNext('rpc.client_figures', fakeErrors.denied());
  await expect(readClientFigures(client)).rejects.toMatchObject({ code: '42501' });
  for (const read of [() => listClients(client, all, 'me'), () => readClient(client, idOf(1))]) {
    failNext('clients.select', fakeErrors.denied());
    await expect(read()).rejects.toMatchObject({ code: '42501' });
  }
});
