import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createClient } from '@supabase/supabase-js';
import { startSample, succeed, unwrap } from '../../../tests/harness/project.ts';

const project = await startSample();
const ann = await project.signUp('ann', { full_name: 'Ann A' });
const events: string[] = [];
ann.client.auth.onAuthStateChange((event) => events.push(event));

test('signing up gives a session and keeps the metadata', async () => {
  const client = project.visitor();
  const data = unwrap(
    await client.auth.signUp({
      email: 'new@example.com',
      password: 'secret-new',
      options: { data: { full_name: 'New' } },
    }),
  );
  assert.ok(data.session?.access_token);
  assert.equal(data.user?.user_metadata['full_name'], 'New');
});

test('signing up twice is refused', async () => {
  const { error } = await project.visitor().auth.signUp({ email: ann.email, password: 'another-one' });
  assert.equal(error?.code, 'user_already_exists');
});

test('a wrong password and an unknown address are refused alike', async () => {
  const wrong = await project.visitor().auth.signInWithPassword({ email: ann.email, password: 'nope-nope' });
  const unknown = await project
    .visitor()
    .auth.signInWithPassword({ email: 'no@example.com', password: 'nope-nope' });
  assert.equal(wrong.error?.code, 'invalid_credentials');
  assert.equal(wrong.error.message, 'Invalid login credentials');
  assert.deepEqual(
    [unknown.error?.code, unknown.error?.message, unknown.error?.status],
    [wrong.error.code, wrong.error.message, wrong.error.status],
  );
});

test('a password under the minimum is refused', async () => {
  const { error } = await project.visitor().auth.signUp({ email: 'short@example.com', password: '12345' });
  assert.equal(error?.code, 'weak_password');
});

test('a common password is refused wherever one is set, in any letter case, and an uncommon one of six is not', async () => {
  const { client } = await project.signUp('chooser');
  const admin = project.service.auth.admin;
  const made = unwrap(await admin.createUser({ email: 'made-for@example.com', password: 'kX7%qz' }));
  for (const password of ['password1', 'QWERTY', '1qaz2wsx']) {
    const answers = await Promise.all([
      project.visitor().auth.signUp({ email: 'common@example.com', password }),
      client.auth.updateUser({ password }),
      admin.createUser({ email: 'common@example.com', password }),
      admin.updateUserById(made.user.id, { password }),
    ]);
    for (const { error } of answers) {
      assert.equal(error?.code, 'weak_password', password);
      assert.match(error.message, /^Many people use this password/);
    }
  }
  succeed(await client.auth.updateUser({ password: 'kX7%qz' }));
});

test('signing out and in', async () => {
  succeed(await ann.client.auth.signOut());
  const data = unwrap(await ann.client.auth.signInWithPassword(ann));
  assert.ok(data.session.refresh_token);
});

test('session, user and claims are told', async () => {
  assert.ok(unwrap(await ann.client.auth.getSession()).session);
  assert.equal(unwrap(await ann.client.auth.getUser()).user.email, ann.email);
  assert.equal(unwrap(await ann.client.auth.getClaims()).claims.role, 'authenticated');
});

test('a refresh rotates the refresh token', async () => {
  const before = unwrap(await ann.client.auth.getSession()).session?.refresh_token;
  const { session } = unwrap(await ann.client.auth.refreshSession());
  assert.notEqual(session?.refresh_token, before);
});

test('a new password works at once', async () => {
  unwrap(await ann.client.auth.updateUser({ password: 'NewPassw0rd!' }));
  await project.signIn(ann.email, 'NewPassw0rd!');
  const { error } = await project.visitor().auth.signInWithPassword(ann);
  assert.equal(error?.code, 'invalid_credentials');
});

test('metadata is merged', async () => {
  const { user } = unwrap(await ann.client.auth.updateUser({ data: { theme: 'dark' } }));
  assert.equal(user.user_metadata['theme'], 'dark');
  assert.equal(user.user_metadata['full_name'], 'Ann A');
});

test('state changes were told', () => {
  for (const event of ['SIGNED_IN', 'SIGNED_OUT', 'TOKEN_REFRESHED', 'USER_UPDATED']) {
    assert.ok(events.includes(event), `${event} in ${events.join(', ')}`);
  }
});

test('signing out elsewhere ends other sessions and keeps this one', async () => {
  const other = await project.signIn(ann.email, 'NewPassw0rd!');
  succeed(await ann.client.auth.signOut({ scope: 'others' }));
  assert.ok((await other.client.auth.refreshSession()).error);
  assert.ok(unwrap(await ann.client.auth.refreshSession()).session);
});

test('signing out everywhere ends every session', async () => {
  const [one, two] = [
    await project.signIn(ann.email, 'NewPassw0rd!'),
    await project.signIn(ann.email, 'NewPassw0rd!'),
  ];
  succeed(await one.client.auth.signOut({ scope: 'global' }));
  assert.ok((await two.client.auth.refreshSession()).error);
  assert.ok((await two.client.auth.getUser()).error);
});

test('the secret key creates, lists, reads, changes and deletes users', async () => {
  const { admin } = project.service.auth;
  const email = 'made@example.com';
  const { user } = unwrap(
    await admin.createUser({
      email,
      password: 'secret-made',
      email_confirm: true,
      user_metadata: { full_name: 'M' },
    }),
  );
  await project.signIn(email, 'secret-made');
  assert.ok(unwrap(await admin.listUsers()).users.length >= 2);
  assert.equal(unwrap(await admin.getUserById(user.id)).user.email, email);
  const changed = unwrap(await admin.updateUserById(user.id, { user_metadata: { k: 1 } }));
  assert.deepEqual(changed.user.user_metadata, { full_name: 'M', k: 1 });
  unwrap(await admin.deleteUser(user.id));
  assert.deepEqual(unwrap(await project.service.from('profiles').select('id').eq('id', user.id)), []);
  assert.equal((await admin.getUserById(user.id)).error?.status, 404);
});

test('the publishable key and a user administer nobody', async () => {
  const person = await project.signUp('plain');
  for (const client of [project.visitor(), person.client]) {
    const { error } = await client.auth.admin.createUser({ email: 'z@example.com', password: 'secret-z' });
    assert.equal(error?.status, 403);
    assert.equal((await client.auth.admin.deleteUser(person.id)).error?.status, 403);
  }
});

test('a forged token and a foreign key are refused', async () => {
  const forged =
    'eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.eyJyb2xlIjoic2VydmljZV9yb2xlIiwic3ViIjoieCIsImV4cCI6NDEwMjQ0NDgwMH0.AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA';
  const options = { auth: { persistSession: false, autoRefreshToken: false } };
  const { url, publishableKey } = project.backend;
  const liar = createClient(url, publishableKey, {
    ...options,
    global: { headers: { Authorization: `Bearer ${forged}` } },
  });
  assert.equal((await liar.from('profiles').select('*')).status, 401);
  const stranger = createClient(url, 'sb_publishable_of_somebody_else', options);
  assert.equal((await stranger.from('profiles').select('*')).status, 401);
});
