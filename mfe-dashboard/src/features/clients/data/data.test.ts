import { createFakeClient, fakeErrors } from 'shared-auth/testing';
import type { ClientFilter } from '../model.ts';
import { listClients } from './list-clients.ts';
import { readClientFigures } from './read-client-figures.ts';

const all: ClientFilter = { search: '', status: 'All', client: null, coach: null, page: 1 };
const id = '00000000-0000-4000-8001-000000000001';
const idOf = (index: number) => `00000000-0000-4000-8001-${String(index).padStart(12, '0')}`;
/** Clients that were added one after the other. */
const clients = Array.from({ length: 90 }, (_, index) => ({
  id: idOf(index),
  name: `Person ${index}`,
  created_at: new Date(Date.UTC(2026, 0, 1 + index)).toISOString(),
}));

/** What the server is asked, without the columns. */
async function asked(filter: Partial<ClientFilter>) {
  const { client, requests } = createFakeClient({ tables: { clients } });
  await listClients(client, { ...all, ...filter });
  return requests[0]?.address.replace(/select=[^&]*&/, '');
}
const newest = 'order=created_at.desc,id.asc';

test('a page is cut out on the server, newest first, and everything that was found is counted', async () => {
  expect(await asked({})).toBe(`clients?${newest}&offset=0&limit=24`);
  expect(await asked({ page: 3 })).toBe(`clients?${newest}&offset=48&limit=24`);
  const { client, requests } = createFakeClient({ tables: { clients } });
  const found = await listClients(client, { ...all, page: 4 });
  expect([found.total, found.page, found.clients.map((one) => one.id)]).toEqual([
    90,
    4,
    Array.from({ length: 18 }, (_, index) => idOf(17 - index)),
  ]);
  expect(requests[0]?.isCounted).toBe(true);
});

test('status, client, coach and search go into the query', async () => {
  expect(await asked({ status: 'Active', client: id, coach: id, search: ' holm ' })).toBe(
    `clients?status=eq.Active&id=eq.${id}&coach_id=eq.${id}&or=(name.ilike.%holm%,company.ilike.%holm%)&${newest}&offset=0&limit=24`,
  );
});

test('nothing that is typed becomes part of the condition', async () => {
  const address = await asked({ search: 'a,b)(*%"\\_id.eq.1' });
  expect(address).toContain('or=(name.ilike.%a_b_______id.eq.1%,company.ilike.%a_b_______id.eq.1%)&');
});

test('an id that can be nobody’s finds nobody, and asks nobody', async () => {
  const { client, requests } = createFakeClient();
  expect(await listClients(client, { ...all, client: 'c3' })).toEqual({ clients: [], total: 0, page: 1 });
  expect(await listClients(client, { ...all, coach: '1' })).toEqual({ clients: [], total: 0, page: 1 });
  expect(requests).toEqual([]);
});

test('a page after the last one is the first', async () => {
  const { client } = createFakeClient({ tables: { clients: clients.slice(0, 1) } });
  expect(await listClients(client, { ...all, page: 9 })).toMatchObject({
    clients: [{ id: idOf(0) }],
    total: 1,
    page: 1,
  });
});

test('figures come from one call, and errors are thrown', async () => {
  const { client, requests, failNext } = createFakeClient({ rpc: { client_figures: { active: 12 } } });
  expect(await readClientFigures(client)).toEqual({ active: 12 });
  expect(requests.map(({ name, isSingle }) => [name, isSingle])).toEqual([['rpc.client_figures', true]]);
  failNext('rpc.client_figures', fakeErrors.denied());
  await expect(readClientFigures(client)).rejects.toMatchObject({ code: '42501' });
  failNext('clients.select', fakeErrors.denied());
  await expect(listClients(client, all)).rejects.toMatchObject({ code: '42501' });
});
