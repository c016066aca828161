import assert from 'node:assert/strict';
import { test } from 'node:test';
import { startProduct, succeed, unwrap } from '../harness/project.ts';
import { send, tokenOf } from '../harness/raw.ts';

const project = await startProduct();
const { service } = project;
const demo = (name: string) => project.signIn(`${name}@example.com`, 'demo-password');
const [coach, rival, owner] = [await demo('coach'), await demo('coach2'), await demo('client')];
const mallory = await project.signUp('mallory');
const token = await tokenOf(mallory);
const [theirs] = unwrap(await owner.client.from('clients').select('*').eq('status', 'Active').limit(1));
assert.ok(theirs);
const isRefused = (answer: { error: { code: string } | null }): void =>
  assert.equal(answer.error?.code, '42501');
const clientNow = async () => unwrap(await service.from('clients').select('*').eq('id', theirs.id).single());

test('a foreign id on insert is refused, as owner, coach, writer and user of preferences', async () => {
  for (const id of [owner.id, coach.id]) {
    isRefused(await mallory.client.from('clients').insert({ name: 'x', user_id: id }));
    isRefused(await mallory.client.from('clients').insert({ name: 'x', coach_id: id }));
    isRefused(await mallory.client.from('stories').insert({ title: 'x', user_id: id }));
    isRefused(await mallory.client.from('user_preferences').insert({ user_id: id, preferences: {} }));
  }
  const own = unwrap(await mallory.client.from('clients').insert({ name: 'Own' }).select().single());
  assert.equal(own.user_id, mallory.id);
});

test('a known id is not taken over by upsert', async () => {
  const taken = { id: theirs.id, name: 'Taken', user_id: mallory.id };
  isRefused(await mallory.client.from('clients').upsert(taken));
  const ignored = await mallory.client.from('clients').upsert(taken, { ignoreDuplicates: true }).select();
  assert.ok(ignored.error !== null || ignored.data.length === 0);
  assert.deepEqual(await clientNow(), theirs);
  const own = unwrap(await mallory.client.from('clients').insert({ name: 'Own' }).select().single());
  succeed(await mallory.client.from('clients').upsert({ id: own.id, name: 'Edited' }));
  const now = unwrap(await mallory.client.from('clients').select('name').eq('id', own.id).single());
  assert.equal(now.name, 'Edited');
});

test('no story is attached to another’s client: by insert, update, upsert, or in bulk', async () => {
  const insert = { title: 'x', client_id: theirs.id };
  for (const { client } of [mallory, rival]) isRefused(await client.from('stories').insert(insert));
  const free = unwrap(await mallory.client.from('stories').insert({ title: 'Free' }).select().single());
  const attached = { client_id: theirs.id };
  isRefused(await mallory.client.from('stories').update(attached).eq('id', free.id));
  isRefused(await mallory.client.from('stories').upsert({ id: free.id, title: 'Free', ...attached }));
  isRefused(await mallory.client.from('stories').insert([{ title: 'y', client_id: null }, insert]));
  const seen = unwrap(await owner.client.from('clients').select('id, stories(title)').eq('id', theirs.id));
  assert.ok(seen[0]?.stories.every(({ title }) => title !== 'x' && title !== 'y'));
  for (const { client } of [owner, coach]) succeed(await client.from('stories').insert(insert));
});

test('a coach who was taken off a client writes no more about it', async () => {
  const insert = { title: 'After', client_id: theirs.id };
  succeed(await service.from('clients').update({ coach_id: rival.id }).eq('id', theirs.id));
  isRefused(await coach.client.from('stories').insert(insert));
  succeed(await rival.client.from('stories').insert(insert));
  succeed(await service.from('clients').update({ coach_id: coach.id }).eq('id', theirs.id));
});

test('preferences are not written over another’s, by either name', async () => {
  const kept = unwrap(await service.from('user_preferences').select('*').eq('user_id', owner.id).single());
  const forged = { user_id: owner.id, preferences: { theme: 'stolen' } };
  for (const table of ['user_preferences', 'todo_user_preferences'] as 'user_preferences'[]) {
    isRefused(await mallory.client.from(table).upsert(forged));
    isRefused(await mallory.client.from(table).upsert(forged, { onConflict: 'user_id' }));
    const changed = await mallory.client.from(table).update(forged).eq('user_id', owner.id).select();
    assert.ok(changed.error !== null || changed.data.length === 0);
    succeed(await mallory.client.from(table).upsert({ user_id: mallory.id, preferences: { theme: 'dark' } }));
    isRefused(await mallory.client.from(table).update({ user_id: owner.id }).eq('user_id', mallory.id));
  }
  const now = unwrap(await service.from('user_preferences').select('*').eq('user_id', owner.id).single());
  assert.deepEqual(now, kept);
});

test('a delete without a filter, or with one that is always true, removes own rows at most', async () => {
  const before = unwrap(await service.from('clients').select('id').neq('user_id', mallory.id)).length;
  for (const filter of ['', '?id=not.is.null', '?or=(id.not.is.null,user_id.is.null)']) {
    const { status } = await send(project, `/rest/v1/clients${filter}`, { method: 'DELETE', token });
    assert.ok(status < 500);
  }
  const after = unwrap(await service.from('clients').select('id').neq('user_id', mallory.id)).length;
  assert.equal(after, before);
});

test('text that is SQL, a path or markup is text', async () => {
  const nasty = `'; drop table public.clients; -- <img src=x onerror=alert(1)> ../../etc/passwd \${7*7} \u202e`;
  const row = unwrap(await mallory.client.from('clients').insert({ name: nasty }).select().single());
  assert.equal(row.name, nasty);
  for (const value of [nasty, `x"y,(z)`, '*', '%']) {
    const found = await mallory.client.from('clients').select('name').eq('name', value);
    assert.equal(unwrap(found).length, value === nasty ? 1 : 0);
  }
  for (const path of [
    `/rest/v1/clients?select=id&name=eq.x');drop table clients;--`,
    `/rest/v1/clients?select=id&order=name);select pg_sleep(9`,
    `/rest/v1/clients?select=id&limit=1;delete from clients`,
    `/rest/v1/clients?select=id,coalesce(name,'x')`,
    `/rest/v1/pg_catalog.pg_authid?select=rolname`,
    `/rest/v1/auth.users?select=email`,
    `/rest/v1/users?select=email`,
  ]) {
    const { status, text } = await send(project, path, { token });
    assert.ok(status < 500 && !text.includes('encrypted'), `${path}: ${status} ${text.slice(0, 200)}`);
    assert.ok(!text.includes('admin@example.com'), path);
  }
  for (const profile of ['auth', 'private', 'storage', 'pg_catalog', 'supabase_migrations']) {
    for (const path of [
      '/rest/v1/users?select=*',
      '/rest/v1/objects?select=*',
      '/rest/v1/schema_migrations',
    ]) {
      const answer = await send(project, path, { token, headers: { 'accept-profile': profile } });
      assert.ok(
        answer.status >= 400 && answer.status < 500,
        `${profile}${path}: ${answer.status} ${answer.text}`,
      );
    }
  }
  assert.ok(unwrap(await service.from('clients').select('id')).length > 16);
});
