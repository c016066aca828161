import { fakeClient } from '../../../testing/fake-client.ts';
import type { ClientFilter } from '../model.ts';
import { listClients } from './list-clients.ts';
import { readClientFigures } from './read-client-figures.ts';

const all: ClientFilter = { search: '', status: 'All', client: null, coach: null, page: 1 };
const id = '00000000-0000-4000-8001-000000000001';

async function stepsOf(filter: Partial<ClientFilter>) {
  const { client, queries } = fakeClient(() => ({ count: 90 }));
  await listClients(client, { ...all, ...filter });
  return queries[0]?.slice(2);
}
const order = [
  ['order', 'created_at', { ascending: false }],
  ['order', 'id'],
];

test('a page is cut out on the server, newest first, and everything that was found is counted', async () => {
  expect(await stepsOf({})).toEqual([...order, ['range', 0, 23]]);
  expect(await stepsOf({ page: 3 })).toEqual([...order, ['range', 48, 71]]);
  const { client, queries } = fakeClient(() => ({ data: [{ id }], count: 90 }));
  expect(await listClients(client, { ...all, page: 3 })).toEqual({ clients: [{ id }], total: 90, page: 3 });
  expect(queries[0]?.[1]).toEqual(['select', expect.any(String), { count: 'exact' }]);
});

test('status, client, coach and search go into the query', async () => {
  expect(await stepsOf({ status: 'Active', client: id, coach: id, search: ' holm ' })).toEqual([
    ['eq', 'status', 'Active'],
    ['eq', 'id', id],
    ['eq', 'coach_id', id],
    ['or', 'name.ilike.%holm%,company.ilike.%holm%'],
    ...order,
    ['range', 0, 23],
  ]);
});

test('nothing that is typed becomes part of the condition', async () => {
  const steps = await stepsOf({ search: 'a,b)(*%"\\_id.eq.1' });
  expect(steps?.[0]).toEqual(['or', 'name.ilike.%a_b_______id.eq.1%,company.ilike.%a_b_______id.eq.1%']);
});

test('an id that can be nobody’s finds nobody, and asks nobody', async () => {
  const { client, queries } = fakeClient(() => ({
    error: { message: 'invalid input syntax', code: '22P02' },
  }));
  expect(await listClients(client, { ...all, client: 'c3' })).toEqual({ clients: [], total: 0, page: 1 });
  expect(await listClients(client, { ...all, coach: '1' })).toEqual({ clients: [], total: 0, page: 1 });
  expect(queries).toEqual([]);
});

test('a page after the last one is the first', async () => {
  const { client } = fakeClient((query) =>
    query.some(([step, first]) => step === 'range' && first !== 0)
      ? { error: { message: 'Requested range not satisfiable', code: 'PGRST103' } }
      : { data: [{ id }], count: 1 },
  );
  expect(await listClients(client, { ...all, page: 9 })).toEqual({ clients: [{ id }], total: 1, page: 1 });
});

test('figures come from one call, and errors are thrown', async () => {
  const { client, queries } = fakeClient(() => ({ data: { active: 12 } }));
  expect(await readClientFigures(client)).toEqual({ active: 12 });
  expect(queries).toEqual([['rpc client_figures', ['single']]]);
  const denied = { message: 'permission denied', code: '42501' };
  const failing = fakeClient(() => ({ error: denied })).client;
  await expect(readClientFigures(failing)).rejects.toEqual(denied);
  await expect(listClients(failing, all)).rejects.toEqual(denied);
});
