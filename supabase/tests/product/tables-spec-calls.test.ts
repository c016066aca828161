import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Json } from '../../../shared-auth/src/database.types.ts';
import { listenTo } from '../harness/channels.ts';
import { startProduct, succeed, unwrap } from '../harness/project.ts';

/* The specification's two call tables (site and sign-in; dashboard), row by row. The public pages make no calls. */
const project = await startProduct();
const demo = (name: string) => project.signIn(`${name}@example.com`, 'demo-password');
const [admin, coach, owner] = [await demo('admin'), await demo('coach'), await demo('client')];
const now = () => new Date().toISOString();
const defaults = {
  theme: 'system',
  notifications: { email: true, browser: true, stories: true, clients: true },
  privacy: { profile_visible: true, show_email: false, allow_messages: true },
};
const isDescending = (values: (string | null)[]): boolean =>
  values.every((value, index) => index === 0 || (values[index - 1] ?? '') >= (value ?? ''));

test('sign up with metadata, sign in, current session and user, state changes, sign out', async () => {
  const client = project.visitor();
  const heard: string[] = [];
  client.auth.onAuthStateChange((event) => void heard.push(event));
  const [email, password] = [`new.${crypto.randomUUID()}@example.com`, 'secret-1'];
  const data = { full_name: 'New Person', role: 'cpa', company: 'Firm', phone: '(615) 555-0142' };
  unwrap(await client.auth.signUp({ email, password, options: { data } }));
  succeed(await client.auth.signOut());
  assert.equal((await client.auth.getSession()).data.session, null);
  const { user } = unwrap(await client.auth.signInWithPassword({ email, password }));
  assert.equal((await client.auth.getSession()).data.session?.user.id, user.id);
  assert.equal((await client.auth.getUser()).data.user?.email, email);
  assert.deepEqual(heard.filter((event) => event !== 'INITIAL_SESSION').slice(0, 3), [
    'SIGNED_IN',
    'SIGNED_OUT',
    'SIGNED_IN',
  ]);
});

test('load profile, its absence, create default profile, check new user, update and reload', async () => {
  const { client, id, email } = await project.signUp('fresh');
  succeed(await project.service.from('profiles').delete().eq('id', id));
  assert.equal((await client.from('profiles').select('*').eq('id', id).single()).error?.code, 'PGRST116');
  const name = email.split('@')[0] ?? '';
  const row = { id, email, name, role: 'user', onboarded: false, created_at: now(), updated_at: now() };
  const made = unwrap(await client.from('profiles').insert(row).select().single());
  assert.deepEqual([made.id, made.name, made.role, made.onboarded], [id, name, 'user', false]);
  assert.deepEqual(unwrap(await client.from('profiles').select('role, status').eq('id', id).single()), {
    role: 'user',
    status: 'active',
  });
  assert.deepEqual(unwrap(await client.from('profiles').select('onboarded').eq('id', id).single()), {
    onboarded: false,
  });
  succeed(await client.from('profiles').update({ name: 'Fresh', updated_at: now() }).eq('id', id));
  assert.equal(unwrap(await client.from('profiles').select('*').eq('id', id).single()).name, 'Fresh');
});

test('read own role; coaches; all users in their order; change role', async () => {
  const own = await coach.client.from('todo_profiles').select('role').eq('id', coach.id).single();
  assert.deepEqual(unwrap(own), { role: 'coach' });
  const coaches = unwrap(
    await admin.client
      .from('todo_profiles')
      .select('*')
      .eq('role', 'coach')
      .order('created_at', { ascending: false }),
  );
  assert.ok(coaches.length >= 2 && isDescending(coaches.map(({ created_at }) => created_at)));
  const users = unwrap(
    await admin.client
      .from('todo_profiles')
      .select('id, email, role, created_at, name')
      .order('role', { ascending: false })
      .order('created_at', { ascending: false }),
  );
  assert.ok(users.length >= 4);
  assert.ok(isDescending(users.map(({ role, created_at }) => `${role} ${created_at}`)));
  const { id } = await project.signUp('rising');
  for (const role of ['coach', 'user', 'admin', 'user']) {
    succeed(await admin.client.from('todo_profiles').update({ role }).eq('id', id));
    const after = await admin.client.from('todo_profiles').select('role').eq('id', id).single();
    assert.deepEqual(unwrap(after), { role });
  }
  assert.deepEqual(
    unwrap(await coach.client.from('todo_profiles').update({ role: 'admin' }).eq('id', id).select()),
    [],
  );
});

test('live subscription: every event, on the table under the view', async () => {
  const live = await listenTo(admin.client, { table: 'profiles', event: '*' });
  const { id } = await project.signUp('live');
  succeed(await admin.client.from('todo_profiles').update({ role: 'coach' }).eq('id', id));
  succeed(await admin.client.from('todo_profiles').delete().eq('id', id));
  const events = await live.until(3);
  assert.deepEqual(
    events.map(({ eventType }) => eventType),
    ['INSERT', 'UPDATE', 'DELETE'],
  );
  assert.equal((events[1]?.new as { role?: string }).role, 'coach');
  await live.leave();
});

test('coach dashboard clients with their stories; admin clients; newest first', async () => {
  const list = unwrap(
    await coach.client
      .from('clients')
      .select('*, stories(id, status, updated_at)')
      .order('created_at', { ascending: false }),
  );
  assert.equal(list.length, 16);
  assert.ok(isDescending(list.map(({ created_at }) => created_at)));
  const story = list.flatMap(({ stories }) => stories)[0];
  assert.deepEqual(Object.keys(story ?? {}).sort(), ['id', 'status', 'updated_at']);
  const all = unwrap(
    await admin.client.from('clients').select('*').order('created_at', { ascending: false }),
  );
  assert.ok(all.length >= 18 && isDescending(all.map(({ created_at }) => created_at)));
});

test('leads newest first; change lead status to any value', async () => {
  const leads = unwrap(
    await admin.client.from('leads').select('*').order('created_at', { ascending: false }),
  );
  assert.ok(leads.length >= 5 && isDescending(leads.map(({ created_at }) => created_at)));
  const id = leads[0]?.id ?? '';
  for (const status of ['converted', 'contacted', 'qualified', 'new']) {
    succeed(await admin.client.from('leads').update({ status }).eq('id', id));
    assert.deepEqual(unwrap(await admin.client.from('leads').select('status').eq('id', id).single()), {
      status,
    });
  }
});

test('settings: read and save profile, preferences with defaults, password', async () => {
  const { client, id, email, password } = await project.signUp('settled');
  const read = await client.from('todo_profiles').select('name, email, role').eq('id', id).single();
  assert.equal(unwrap(read).email, email);
  succeed(await client.from('todo_profiles').update({ name: 'Settled', email }).eq('id', id));
  const preferencesOf = () =>
    client.from('todo_user_preferences').select('preferences').eq('user_id', id).single();
  assert.equal((await preferencesOf()).error?.code, 'PGRST116', 'a missing row is told as such');
  succeed(await client.from('todo_user_preferences').upsert({ user_id: id }));
  assert.deepEqual(unwrap(await preferencesOf()).preferences, defaults);
  const preferences = { ...defaults, theme: 'dark', privacy: { ...defaults.privacy, show_email: true } };
  succeed(await client.from('todo_user_preferences').upsert({ user_id: id, preferences }));
  assert.deepEqual(unwrap(await preferencesOf()).preferences, preferences);
  unwrap(await client.auth.updateUser({ password: 'changed-1' }));
  assert.ok((await project.visitor().auth.signInWithPassword({ email, password })).error);
  unwrap(await project.visitor().auth.signInWithPassword({ email, password: 'changed-1' }));
});

test('preferences keep their shape', async () => {
  const { client, id } = await project.signUp('shaped');
  const save = (preferences: Exclude<Json, null>) =>
    client.from('todo_user_preferences').upsert({ user_id: id, preferences });
  for (const bad of [
    { theme: 'neon' },
    { notifications: { email: 'yes' } },
    { notifications: [] },
    { privacy: { show_email: null } },
    { privacy: true },
    { role: 'admin' },
    [],
  ]) {
    assert.equal((await save(bad)).error?.code, '23514', JSON.stringify(bad));
  }
  for (const good of [defaults, {}, { theme: 'light' }, { notifications: { digest: false } }]) {
    succeed(await save(good));
  }
});

test('export: the caller’s profile, stories and clients', async () => {
  const { client, id } = owner;
  assert.equal(unwrap(await client.from('todo_profiles').select('*').eq('id', id).single()).id, id);
  const stories = unwrap(await client.from('stories').select('*').eq('user_id', id));
  const clients = unwrap(await client.from('clients').select('*').eq('user_id', id));
  assert.deepEqual([stories.length > 0, clients.length], [true, 16]);
  assert.ok([...stories, ...clients].every(({ user_id }) => user_id === id));
});

test('delete account: stories, clients, profile, preferences, then the function in place of the privileged call', async () => {
  const { client, id } = await project.signUp('leaving');
  succeed(await client.from('clients').insert({ name: 'C' }));
  succeed(await client.from('stories').insert({ title: 'S' }));
  succeed(await client.from('todo_user_preferences').upsert({ user_id: id }));
  succeed(await client.from('stories').delete().eq('user_id', id));
  succeed(await client.from('clients').delete().eq('user_id', id));
  succeed(await client.from('todo_profiles').delete().eq('id', id));
  succeed(await client.from('todo_user_preferences').delete().eq('user_id', id));
  const { service } = project;
  const counts = async () => [
    unwrap(await service.from('stories').select('id').eq('user_id', id)).length,
    unwrap(await service.from('clients').select('id').eq('user_id', id)).length,
    unwrap(await service.from('user_preferences').select('user_id').eq('user_id', id)).length,
    unwrap(await service.from('profiles').select('id').eq('id', id)).length,
  ];
  assert.deepEqual(await counts(), [0, 0, 0, 1], 'the profile goes with the account only');
  assert.ok((await client.auth.admin.deleteUser(id)).error, 'the public key deletes no user');
  unwrap(await client.functions.invoke('delete-account'));
  assert.deepEqual(await counts(), [0, 0, 0, 0]);
});
