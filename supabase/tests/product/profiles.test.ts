import assert from 'node:assert/strict';
import { test } from 'node:test';
import { startProduct, succeed, unwrap } from '../harness/project.ts';

const project = await startProduct();
const { service } = project;
const ann = await project.signUp('ann', { full_name: 'Ann A' });
const bob = await project.signUp('bob');
const admin = await project.signIn('admin@example.com', 'demo-password');
const coach = await project.signIn('coach@example.com', 'demo-password');

const profileOf = async (id: string) =>
  unwrap(await service.from('profiles').select('*').eq('id', id).single());
const isRefused = (answer: { error: { code: string } | null }): void =>
  assert.equal(answer.error?.code, '42501');

test('signing up makes a profile: name, kind, company and phone as typed, role user, active, not onboarded', async () => {
  const data = { full_name: ' Cpa Person ', role: 'cpa', company: 'Firm', phone: '555' };
  const made = await profileOf((await project.signUp('cpa', data)).id);
  assert.deepEqual(
    [made.name, made.account_type, made.company, made.phone, made.role, made.status, made.onboarded],
    ['Cpa Person', 'cpa', 'Firm', '555', 'user', 'active', false],
  );
  const bare = await profileOf(bob.id);
  assert.deepEqual([bare.name, bare.account_type, bare.company], [bob.email.split('@')[0], 'client', null]);
});

test('no role comes in by metadata, at sign-up or later', async () => {
  for (const role of ['admin', 'coach', { role: 'admin' }]) {
    const data = { role, status: 'pending', onboarded: true, app_role: 'admin', is_admin: true };
    const liar = await project.signUp('liar', data);
    const made = await profileOf(liar.id);
    assert.deepEqual(
      [made.role, made.status, made.onboarded, made.account_type],
      ['user', 'active', false, 'client'],
    );
    unwrap(await liar.client.auth.updateUser({ data: { role: 'admin' } }));
    assert.equal((await profileOf(liar.id)).role, 'user');
    assert.deepEqual(unwrap(await liar.client.from('leads').select('id')), []);
  }
});

test('metadata of any length or type makes a profile', async () => {
  const long = 'x'.repeat(5000);
  const made = await profileOf(
    (await project.signUp('long', { full_name: long, company: 7, phone: [long] })).id,
  );
  assert.deepEqual([made.name.length, made.company, made.phone?.length], [120, '7', 40]);
});

test('people change their own name and send whole rows; role, status, id and dates stay', async () => {
  const row = unwrap(await ann.client.from('profiles').select('*').eq('id', ann.id).single());
  // Forms don't send columns that only the database computes.
  const { version: _version, updated_by: _by, search: _search, theme: _theme, ...own } = row;
  const renamed = await ann.client
    .from('profiles')
    .update({ ...own, name: 'Ann B' })
    .eq('id', ann.id)
    .select()
    .single();
  assert.equal(unwrap(renamed).name, 'Ann B');
  for (const change of [
    { role: 'admin' },
    { role: 'coach', name: 'x' },
    { status: 'pending' },
    { status: 'suspended' },
    { created_at: '2020-01-01T00:00:00Z' },
    { id: crypto.randomUUID() },
  ]) {
    isRefused(await ann.client.from('profiles').update(change).eq('id', ann.id));
    isRefused(await ann.client.from('todo_profiles').update(change).eq('id', ann.id));
  }
  const after = await profileOf(ann.id);
  assert.deepEqual([after.role, after.status, after.created_at], [own.role, own.status, own.created_at]);
});

test('an upsert raises nobody either', async () => {
  isRefused(await ann.client.from('profiles').upsert({ id: ann.id, email: ann.email, role: 'admin' }));
  const honest = await ann.client
    .from('profiles')
    .upsert({ id: ann.id, email: ann.email, name: 'Ann C' })
    .select()
    .single();
  assert.deepEqual([unwrap(honest).name, unwrap(honest).role], ['Ann C', 'user']);
});

test('the default profile is made by its owner only, with safe values', async () => {
  const defaults = { id: bob.id, email: bob.email, name: 'bob', role: 'user', onboarded: false };
  const dates = { created_at: '2001-01-01T00:00:00Z', updated_at: '2001-01-01T00:00:00Z' };
  succeed(await service.from('profiles').delete().eq('id', bob.id));
  assert.equal(
    (await bob.client.from('profiles').select('*').eq('id', bob.id).single()).error?.code,
    'PGRST116',
  );
  for (const forged of [{ role: 'admin' }, { role: 'coach' }, { onboarded: true }, { status: 'pending' }]) {
    isRefused(await bob.client.from('profiles').insert({ ...defaults, ...forged }));
  }
  isRefused(await ann.client.from('profiles').insert(defaults));
  const made = unwrap(
    await bob.client
      .from('profiles')
      .insert({ ...defaults, ...dates })
      .select()
      .single(),
  );
  assert.equal(made.role, 'user');
  assert.ok(made.created_at > '2026', 'the date of creation is the database’s');
});

test('nobody but an administrator sees or changes foreign profiles; a coach sees those they coach', async () => {
  assert.deepEqual(unwrap(await ann.client.from('profiles').select('id')), [{ id: ann.id }]);
  assert.deepEqual(
    unwrap(await ann.client.from('profiles').update({ name: 'x' }).eq('id', bob.id).select()),
    [],
  );
  const seen = unwrap(await coach.client.from('profiles').select('email').order('email'));
  assert.deepEqual(
    seen.map(({ email }) => email),
    ['client@example.com', 'coach@example.com'],
  );
  assert.ok(unwrap(await admin.client.from('profiles').select('id')).length > 4);
  assert.equal((await project.visitor().from('profiles').select('id')).error?.code, '42501');
});

test('an administrator gives and takes a role, and it counts with the same token at once', async () => {
  succeed(await admin.client.from('todo_profiles').update({ role: 'admin' }).eq('id', ann.id));
  assert.ok(unwrap(await ann.client.from('leads').select('id')).length > 0);
  succeed(await admin.client.from('todo_profiles').update({ role: 'user' }).eq('id', ann.id));
  assert.deepEqual(unwrap(await ann.client.from('leads').select('id')), []);
});

test('a suspended administrator administers nothing', async () => {
  succeed(await service.from('profiles').update({ role: 'admin', status: 'suspended' }).eq('id', bob.id));
  assert.deepEqual(unwrap(await bob.client.from('leads').select('id')), []);
  isRefused(await bob.client.from('profiles').update({ status: 'active' }).eq('id', bob.id));
  succeed(await service.from('profiles').update({ role: 'user', status: 'active' }).eq('id', bob.id));
});

test('finishing the onboarding ends pending; nothing else does', async () => {
  succeed(await service.from('profiles').update({ status: 'pending' }).eq('id', bob.id));
  isRefused(await bob.client.from('profiles').update({ status: 'active' }).eq('id', bob.id));
  succeed(await bob.client.from('profiles').update({ onboarded: true }).eq('id', bob.id));
  const { status, onboarded } = await profileOf(bob.id);
  assert.deepEqual([status, onboarded], ['active', true]);
});

test('the last administrator stays, whoever asks; a second one may leave', async () => {
  const demote = (client: typeof service, id: string) =>
    client.from('profiles').update({ role: 'user' }).eq('id', id);
  isRefused(await demote(admin.client, admin.id));
  isRefused(await demote(service, admin.id));
  isRefused(await service.from('profiles').update({ status: 'suspended' }).eq('id', admin.id));
  assert.ok((await service.auth.admin.deleteUser(admin.id)).error);
  assert.equal((await profileOf(admin.id)).role, 'admin');

  succeed(await admin.client.from('profiles').update({ role: 'admin' }).eq('id', ann.id));
  await Promise.all([demote(admin.client, ann.id), demote(ann.client, admin.id)]);
  const left = unwrap(await service.from('profiles').select('id').eq('role', 'admin'));
  assert.equal(left.length, 1, 'two who demote each other at once leave one');
  succeed(await service.from('profiles').update({ role: 'admin' }).eq('id', admin.id));
  succeed(await service.from('profiles').update({ role: 'user' }).eq('id', ann.id));
});

test('nobody deletes their profile row; an administrator deletes another', async () => {
  assert.deepEqual(unwrap(await ann.client.from('profiles').delete().eq('id', ann.id).select()), []);
  assert.deepEqual(unwrap(await admin.client.from('profiles').delete().eq('id', admin.id).select()), []);
  const gone = await project.signUp('gone');
  assert.equal(unwrap(await admin.client.from('profiles').delete().eq('id', gone.id).select()).length, 1);
});

test('preferences are read and written by their owner, by either name', async () => {
  const preferences = { theme: 'dark' };
  const none = await ann.client
    .from('todo_user_preferences')
    .select('preferences')
    .eq('user_id', ann.id)
    .single();
  assert.equal(none.error?.code, 'PGRST116');
  succeed(await ann.client.from('todo_user_preferences').upsert({ user_id: ann.id, preferences }));
  succeed(
    await ann.client
      .from('todo_user_preferences')
      .upsert({ user_id: ann.id, preferences: { theme: 'light' } }),
  );
  assert.deepEqual(
    unwrap(await ann.client.from('user_preferences').select('preferences').single()).preferences,
    {
      theme: 'light',
    },
  );
  isRefused(await bob.client.from('user_preferences').insert({ user_id: admin.id, preferences }));
  assert.deepEqual(unwrap(await bob.client.from('user_preferences').select('*').eq('user_id', ann.id)), []);
  const huge = { note: 'x'.repeat(20_000) };
  const refused = await ann.client.from('user_preferences').upsert({ user_id: ann.id, preferences: huge });
  assert.equal(refused.error?.code, '23514');
});
