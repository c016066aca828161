import assert from 'node:assert/strict';
import { test } from 'node:test';
import { startSample, unwrap } from '../../../tests/harness/project.ts';

const nobody = '00000000-0000-0000-0000-000000000000';
const project = await startSample();
const ann = await project.signUp('ann', { full_name: 'Ann A' });
const bob = await project.signUp('bob', { full_name: 'Bob B' });
const visitor = project.visitor();
const [a, b] = [ann.client, bob.client];

const make = async (values: Record<string, unknown>) =>
  unwrap(await a.from('clients').insert(values).select().single()) as Record<string, unknown> & {
    id: string;
  };
const beta = await make({ name: 'Beta', tags: ['x', 'y'], meta: { k: { n: 1 } }, value: 12.5 });
const alpha = await make({ name: 'Alpha' });

test('the sign-up trigger made the profile', async () => {
  const profile = unwrap(await a.from('profiles').select('*').eq('id', ann.id).single());
  assert.deepEqual([profile['full_name'], profile['role']], ['Ann A', 'member']);
});

test('a foreign profile is neither read nor changed', async () => {
  assert.deepEqual(unwrap(await a.from('profiles').select('*').eq('id', bob.id)), []);
  assert.equal(unwrap(await a.from('profiles').select('id')).length, 1);
  assert.deepEqual(unwrap(await a.from('profiles').update({ full_name: 'x' }).eq('id', bob.id).select()), []);
  assert.equal(unwrap(await b.from('profiles').select('full_name').single())['full_name'], 'Bob B');
});

test('a trigger refuses the own role with its code and hint, and lets the name change', async () => {
  const refused = await a.from('profiles').update({ role: 'admin' }).eq('id', ann.id).select();
  assert.deepEqual(
    [refused.status, refused.error?.code, refused.error?.hint],
    [403, '42501', 'ask an administrator'],
  );
  const renamed = await a.from('profiles').update({ full_name: 'Ann 2' }).eq('id', ann.id).select().single();
  assert.equal(unwrap(renamed)['full_name'], 'Ann 2');
});

test('a visitor without grant gets permission denied', async () => {
  const { error, status } = await visitor.from('clients').select('*');
  assert.deepEqual([status, error?.code], [401, '42501']);
});

test('an insert gives back defaults, arrays, JSON, ISO dates and numbers', () => {
  assert.equal(beta['owner_id'], ann.id);
  assert.deepEqual(beta['tags'], ['x', 'y']);
  assert.deepEqual(beta['meta'], { k: { n: 1 } });
  assert.equal(beta['value'], 12.5);
  assert.match(String(beta['created_at']), /^\d{4}-\d\d-\d\dT[\d:.]+\+00:00$/);
});

test('many rows at once, with an identity column', async () => {
  const rows = unwrap(
    await a
      .from('stories')
      .insert([
        { client_id: beta.id, title: 's1' },
        { client_id: beta.id, title: 's2', status: 'done' },
        { client_id: alpha.id, title: 's3' },
      ])
      .select('id,title,status'),
  );
  assert.equal(rows.length, 3);
  assert.equal(typeof rows[0]?.id, 'number');
});

test('an insert without select answers 201 and nothing', async () => {
  const answer = await a.from('clients').insert({ name: 'Gamma' });
  assert.deepEqual([answer.status, answer.data, answer.error], [201, null, null]);
});

test('an insert for another owner is refused', async () => {
  const { error, status } = await a.from('clients').insert({ name: 'X', owner_id: bob.id }).select();
  assert.deepEqual([status, error?.code], [403, '42501']);
});

test('columns, filter and two orders', async () => {
  const rows: { title: string }[] = unwrap(
    await a
      .from('stories')
      .select('id,title,status')
      .eq('client_id', beta.id)
      .order('status', { ascending: false })
      .order('title'),
  );
  assert.deepEqual(
    rows.map(({ title }) => title),
    ['s2', 's1'],
  );
  assert.deepEqual(Object.keys(rows[0] ?? {}), ['id', 'title', 'status']);
});

test('single: none and many are PGRST116; maybeSingle: none is null', async () => {
  const none = await a.from('clients').select('*').eq('id', nobody).single();
  assert.deepEqual([none.status, none.error?.code], [406, 'PGRST116']);
  assert.equal((await a.from('clients').select('*').single()).error?.code, 'PGRST116');
  const maybe = await a.from('clients').select('*').eq('id', nobody).maybeSingle();
  assert.deepEqual([maybe.data, maybe.error], [null, null]);
  assert.equal(unwrap(await a.from('clients').select('id').eq('id', beta.id).maybeSingle()).id, beta.id);
});

test('an update runs the trigger', async () => {
  const row = unwrap(await a.from('clients').update({ name: 'Beta2' }).eq('id', beta.id).select().single());
  assert.equal(row['name'], 'Beta2');
  assert.ok(String(row['updated_at']) > String(beta['updated_at']));
});

test('upsert by primary key and by named columns', async () => {
  const byKey = { id: beta.id, owner_id: ann.id, name: 'Beta3' };
  assert.equal(unwrap(await a.from('clients').upsert(byKey).select().single())['name'], 'Beta3');
  const byName = { owner_id: ann.id, name: 'Alpha', meta: { u: 1 } };
  const row = unwrap(
    await a.from('clients').upsert(byName, { onConflict: 'owner_id,name' }).select().single(),
  );
  assert.equal(row['id'], alpha.id);
});

test('broken rules carry their codes', async () => {
  const twice = await a.from('clients').insert({ name: 'Alpha' }).select();
  assert.deepEqual([twice.status, twice.error?.code], [409, '23505']);
  const blank = await a.from('clients').insert({ name: '  ' });
  assert.deepEqual([blank.status, blank.error?.code], [400, '23514']);
  const kind = await a.from('stories').insert({ client_id: beta.id, title: 'q', status: 'zzz' });
  assert.equal(kind.error?.code, '22P02');
  assert.equal((await a.from('clients').select('nope')).error?.code, '42703');
  assert.equal((await a.from('nope').select('*')).error?.code, 'PGRST205');
});

test('related rows come along, an empty list included', async () => {
  const rows = unwrap(await a.from('clients').select('*,stories(id,status,updated_at)').order('name')) as {
    name: string;
    stories: { status: string; updated_at: string }[];
  }[];
  assert.equal(rows.find(({ name }) => name === 'Beta3')?.stories.length, 2);
  assert.ok(rows.find(({ name }) => name === 'Beta3')?.stories[0]?.updated_at);
  assert.deepEqual(rows.find(({ name }) => name === 'Gamma')?.stories, []);
});

test('related rows: inner join, filter, order and limit', async () => {
  const inner = await a
    .from('stories')
    .select('title,client:clients!inner(id,name)')
    .eq('client.name', 'Alpha');
  assert.deepEqual(unwrap(inner), [{ title: 's3', client: { id: alpha.id, name: 'Alpha' } }]);
  const last = await a
    .from('clients')
    .select('name,stories(title)')
    .eq('id', beta.id)
    .order('title', { referencedTable: 'stories', ascending: false })
    .limit(1, { referencedTable: 'stories' })
    .single();
  assert.deepEqual(unwrap(last).stories, [{ title: 's2' }]);
});

test('filters: in, ilike, or, contains, JSON path, range and counts', async () => {
  const clients = () => a.from('clients').select('id');
  assert.equal(unwrap(await a.from('stories').select('id').in('status', ['draft', 'done'])).length, 3);
  assert.equal(unwrap(await clients().ilike('name', '%BET%')).length, 1);
  assert.equal(unwrap(await clients().or('name.eq.Alpha,name.eq.Gamma')).length, 2);
  assert.equal(unwrap(await clients().contains('tags', ['x'])).length, 1);
  assert.equal(unwrap(await a.from('clients').select('id,meta->k->n').eq('meta->>u', '1')).length, 1);
  const page = await a.from('clients').select('*', { count: 'exact' }).order('name').range(0, 1);
  assert.deepEqual([page.count, page.data?.length], [3, 2]);
  assert.equal((await a.from('clients').select('*', { count: 'exact', head: true })).count, 3);
});

test('a security_invoker view keeps the reader in their rows', async () => {
  assert.equal(unwrap(await a.from('client_overview').select('name,story_count')).length, 3);
  assert.deepEqual(unwrap(await b.from('client_overview').select('name')), []);
});

test('foreign rows are not seen, changed or deleted', async () => {
  assert.deepEqual(unwrap(await b.from('clients').select('*,stories(*)')), []);
  assert.deepEqual(unwrap(await b.from('stories').select('*')), []);
  assert.deepEqual(unwrap(await b.from('clients').update({ name: 'h' }).eq('id', beta.id).select()), []);
  assert.deepEqual(unwrap(await b.from('clients').delete().eq('id', beta.id).select()), []);
  assert.equal(unwrap(await a.from('clients').select('id').eq('id', beta.id)).length, 1);
});

test('rpc: table with and without argument, unknown name', async () => {
  assert.equal(unwrap(await a.rpc('my_story_counts', { p_min: 1 })).length, 2);
  assert.equal(unwrap(await a.rpc('my_story_counts')).length, 3);
  assert.equal((await a.rpc('nope')).error?.code, 'PGRST202');
});

test('rpc: every caller is who they are', async () => {
  assert.deepEqual(unwrap(await a.rpc('whoami')), {
    uid: ann.id,
    role: 'authenticated',
    email: ann.email,
    db_role: 'authenticated',
  });
  const anon = unwrap(await visitor.rpc('whoami'));
  assert.deepEqual([anon.uid, anon.db_role], [null, 'anon']);
  assert.equal(unwrap(await project.service.rpc('whoami')).db_role, 'service_role');
});

test('rpc: a raised exception is 400 with detail and hint; a revoked function is refused', async () => {
  const raised = await a.rpc('admin_only');
  assert.deepEqual(
    [raised.status, raised.error?.code, raised.error?.details, raised.error?.hint],
    [400, 'P0001', 'd', 'h'],
  );
  assert.equal((await visitor.rpc('admin_only')).error?.code, '42501');
});

test('the secret key passes row security and may give a role', async () => {
  assert.ok(unwrap(await project.service.from('profiles').select('*')).length >= 2);
  const given = await project.service
    .from('profiles')
    .update({ role: 'admin' })
    .eq('id', bob.id)
    .select()
    .single();
  assert.equal(unwrap(given)['role'], 'admin');
  assert.equal(unwrap(await b.from('clients').select('id')).length, 3);
  assert.equal(unwrap(await b.rpc('admin_only')), 'ok');
});

test('a delete answers 204 and cascades', async () => {
  assert.equal((await a.from('clients').delete().eq('id', alpha.id)).status, 204);
  assert.deepEqual(unwrap(await a.from('stories').select('id').eq('client_id', alpha.id)), []);
});
