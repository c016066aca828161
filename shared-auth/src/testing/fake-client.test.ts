import { createFakeClient } from './fake-client.ts';
import { fakeErrors } from './fake-errors.ts';

const ann = { id: 'a', name: 'Ann', status: 'Active', created_at: '2026-11-01' };
const bob = { id: 'b', name: 'Bob', status: 'Inactive', created_at: '2026-11-02' };
const open = () => createFakeClient({ tables: { clients: [ann, bob] } });

test('rows are filtered, ordered, cut out and counted as a server would', async () => {
  const { client } = open();
  const newest = client
    .from('clients')
    .select('id', { count: 'exact' })
    .order('created_at', { ascending: false });
  expect(await newest.range(1, 1)).toMatchObject({ data: [{ id: 'a' }], count: 2, error: null });
  expect((await client.from('clients').select('name').or('name.ilike.%BO%,company.ilike.%BO%')).data).toEqual(
    [{ name: 'Bob' }],
  );
  expect((await client.from('clients').select('name').in('status', ['Active', 'Prospect'])).data).toEqual([
    { name: 'Ann' },
  ]);
  const count = await client
    .from('clients')
    .select('id', { count: 'exact', head: true })
    .eq('status', 'Active');
  expect([count.data, count.count]).toEqual([null, 1]);
});

test('what is written is read again; a row that is there is no new one', async () => {
  const { client, table } = open();
  const rows = client.from('clients');
  expect((await rows.insert({ id: 'a', name: 'Again' })).error?.code).toBe('23505');
  await rows.insert({ id: 'c', name: 'Cat' });
  await rows.update({ name: 'Anna' }).eq('id', 'a');
  await rows.delete().eq('id', 'b');
  expect([...table('clients').values()].map(({ name }) => name)).toEqual(['Anna', 'Cat']);
  expect((await rows.select().eq('id', 'b').single()).error?.code).toBe('PGRST116');
  expect((await rows.select().eq('id', 'b').maybeSingle()).data).toBeNull();
});

test('functions of the database and of the server are answered by what they are given', async () => {
  const { client, requests } = createFakeClient({
    rpc: { finish_onboarding: null },
    functions: { booking: ({ action }: { action: string }) => ({ did: action }) },
  });
  expect((await client.rpc('finish_onboarding')).error).toBeNull();
  expect((await client.functions.invoke('booking', { body: { action: 'read' } })).data).toEqual({
    did: 'read',
  });
  expect(requests.map(({ name }) => name)).toEqual(['rpc.finish_onboarding', 'functions.booking']);
});

test('one call can fail, and one can be held', async () => {
  const { client, failNext, holdNext } = open();
  const read = async () => client.from('clients').select('id');
  failNext('clients.select', fakeErrors.denied());
  expect((await read()).error?.code).toBe('42501');
  const release = holdNext('clients.select id');
  const settled = jest.fn();
  const held = read().then(settled);
  expect((await read()).data).toHaveLength(2);
  expect(settled).not.toHaveBeenCalled();
  release();
  await held;
  expect(settled).toHaveBeenCalledTimes(1);
});

test('a filter that it does not know is no filter that finds everything', async () => {
  const { client } = open();
  const { error } = await client.from('clients').select('id').retry(false).gt('created_at', '2026-11-01');
  expect(error?.message).toMatch(/does not know the filter created_at=gt/);
});
