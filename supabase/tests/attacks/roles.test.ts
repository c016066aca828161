import assert from 'node:assert/strict';
import { test } from 'node:test';
import { startProduct, succeed, unwrap } from '../harness/project.ts';
import { send, tokenOf } from '../harness/raw.ts';

const project = await startProduct();
const { service } = project;
const demo = (name: string) => project.signIn(`${name}@example.com`, 'demo-password');
const [admin, coach] = [await demo('admin'), await demo('coach')];
const [mallory, victim] = [await project.signUp('mallory'), await project.signUp('victim')];
const token = await tokenOf(mallory);

const roleOf = async (id: string): Promise<string> =>
  unwrap(await service.from('profiles').select('role').eq('id', id).single()).role;
const raised = ['admin', 'coach'];

test('no role comes in by update, of the table or its view, of one row or of all', async () => {
  for (const role of raised) {
    for (const table of ['profiles', 'todo_profiles'] as 'profiles'[]) {
      const own = await mallory.client.from(table).update({ role, name: 'x' }).eq('id', mallory.id);
      assert.equal(own.error?.code, '42501');
      const all = await send(project, `/rest/v1/${table}?role=eq.user`, {
        method: 'PATCH',
        token,
        body: { role },
      });
      assert.equal(all.status, 403, all.text);
    }
  }
  assert.deepEqual([await roleOf(mallory.id), await roleOf(victim.id)], ['user', 'user']);
});

test('no role comes in by upsert, with any preference or conflict target', async () => {
  const row = { id: mallory.id, email: mallory.email, role: 'admin' };
  for (const path of ['profiles', 'profiles?on_conflict=id', 'todo_profiles?on_conflict=id']) {
    for (const resolution of ['merge-duplicates', 'ignore-duplicates']) {
      const prefer = { prefer: `resolution=${resolution},return=representation` };
      const answer = await send(project, `/rest/v1/${path}`, {
        method: 'POST',
        token,
        body: row,
        headers: prefer,
      });
      assert.ok(answer.status >= 400 || answer.text === '[]', `${path} ${resolution}: ${answer.text}`);
      assert.equal(await roleOf(mallory.id), 'user');
    }
  }
  const honest = { id: mallory.id, email: mallory.email, name: 'Mallory' };
  assert.equal(unwrap(await mallory.client.from('profiles').upsert(honest).select().single()).role, 'user');
});

test('a bulk insert with one forged row keeps nothing of it', async () => {
  const before = unwrap(await service.from('clients').select('id')).length;
  const rows = [{ name: 'Honest' }, { name: 'Forged', user_id: victim.id }, { name: 'Honest too' }];
  const mixed = await send(project, '/rest/v1/clients?columns=name,user_id', {
    method: 'POST',
    token,
    body: rows,
  });
  assert.equal(mixed.status, 403, mixed.text);
  assert.equal(unwrap(await service.from('clients').select('id')).length, before);
  const profiles = [
    { id: mallory.id, email: 'a@example.com', role: 'user' },
    { id: victim.id, email: 'b@example.com', role: 'admin' },
  ];
  const bulk = await send(project, '/rest/v1/profiles', {
    method: 'POST',
    token,
    body: profiles,
    headers: { prefer: 'resolution=merge-duplicates' },
  });
  assert.equal(bulk.status, 403, bulk.text);
  const own = { name: 'Honest', user_id: mallory.id };
  succeed(await mallory.client.from('clients').insert([own, own]));
  assert.equal(unwrap(await service.from('clients').select('id')).length, before + 2);
});

test('no role comes in by metadata, at sign-up, later, or by a refreshed token', async () => {
  const liar = await project.signUp('liar', { role: 'admin', app_role: 'admin', profile: { role: 'admin' } });
  unwrap(await liar.client.auth.updateUser({ data: { role: 'admin', user_role: 'admin' } }));
  const forgedApp = await send(project, '/auth/v1/user', {
    method: 'PUT',
    token: await tokenOf(liar),
    body: { app_metadata: { role: 'admin' }, role: 'service_role', aud: 'service_role' },
  });
  assert.ok(forgedApp.status < 500, forgedApp.text);
  const { session } = unwrap(await liar.client.auth.refreshSession());
  const claims = JSON.parse(
    Buffer.from(session?.access_token.split('.')[1] ?? '', 'base64url').toString(),
  ) as {
    role: string;
    app_metadata?: { role?: string };
  };
  assert.deepEqual([claims.role, claims.app_metadata?.role], ['authenticated', undefined]);
  assert.equal(await roleOf(liar.id), 'user');
  assert.deepEqual(unwrap(await liar.client.from('leads').select('id')), []);
  assert.equal(unwrap(await liar.client.from('profiles').select('id')).length, 1);
});

test('raw sign-up fields beside the metadata give nothing either', async () => {
  const email = `raw.${crypto.randomUUID().slice(0, 8)}@example.com`;
  const answer = await send(project, '/auth/v1/signup', {
    method: 'POST',
    body: {
      email,
      password: 'secret-raw',
      role: 'service_role',
      app_metadata: { role: 'admin' },
      raw_app_meta_data: { role: 'admin' },
      email_confirm: true,
      id: victim.id,
    },
  });
  assert.equal(answer.status, 200, answer.text);
  const { id } = (await project.signIn(email, 'secret-raw')) satisfies { id: string };
  assert.notEqual(id, victim.id);
  assert.equal(await roleOf(id), 'user');
});

test('the address in a profile is no key, and the administrator’s is not claimed there', async () => {
  const claim = await mallory.client.from('profiles').update({ email: admin.email }).eq('id', mallory.id);
  assert.equal(claim.error?.code, '42501');
  assert.deepEqual(unwrap(await mallory.client.from('leads').select('id')), []);
  assert.deepEqual(unwrap(await mallory.client.from('profiles').select('id')), [{ id: mallory.id }]);
  assert.equal(unwrap(await admin.client.auth.getUser()).user.email, admin.email);
  const signIn = await project.visitor().auth.signInWithPassword({ ...mallory, email: admin.email });
  assert.equal(signIn.error?.code, 'invalid_credentials');
});

test('nor is one that nobody has yet: whoever owns it signs up and finds it in their profile', async () => {
  const email = `late.${crypto.randomUUID().slice(0, 8)}@example.com`;
  assert.ok((await mallory.client.from('profiles').update({ email }).eq('id', mallory.id)).error);
  const late = project.visitor();
  const { user } = unwrap(await late.auth.signUp({ email, password: 'secret-late' }));
  const made = unwrap(
    await late
      .from('profiles')
      .select('*')
      .eq('id', user?.id ?? '')
      .single(),
  );
  assert.equal(made.email, email);
  assert.equal(unwrap(await late.from('profiles').select('id')).length, 1);
});

test('a demoted coach has nothing left with the old token, in tables, by name or by key', async () => {
  const old = await tokenOf(coach);
  const [row] = unwrap(await coach.client.from('clients').select('id, user_id').limit(1));
  const paths = [
    '/rest/v1/clients?select=id',
    `/rest/v1/clients?select=id&id=eq.${row?.id}`,
    `/rest/v1/profiles?select=id&id=eq.${row?.user_id}`,
    `/rest/v1/stories?select=id&user_id=neq.${coach.id}`,
  ];
  for (const path of paths) {
    assert.notEqual((await send(project, path, { token: old })).text, '[]', `before: ${path}`);
  }
  succeed(await admin.client.from('profiles').update({ role: 'user' }).eq('id', coach.id));
  for (const path of paths) assert.equal((await send(project, path, { token: old })).text, '[]', path);
  const write = await send(project, `/rest/v1/clients?id=eq.${row?.id}`, {
    method: 'PATCH',
    token: old,
    body: { phone: '1' },
    headers: { prefer: 'return=representation' },
  });
  assert.equal(write.text, '[]');
  succeed(await admin.client.from('profiles').update({ role: 'coach' }).eq('id', coach.id));
  succeed(
    await admin.client
      .from('clients')
      .update({ coach_id: coach.id })
      .eq('id', row?.id ?? ''),
  );
  assert.notEqual((await send(project, paths[0] ?? '', { token: old })).text, '[]');
});

test('two administrators who demote each other at once leave one, twenty times', async () => {
  const second = await project.signUp('second');
  const pair = [
    { by: admin, of: second },
    { by: second, of: admin },
  ];
  for (let round = 0; round < 20; round += 1) {
    succeed(await service.from('profiles').update({ role: 'admin' }).in('id', [admin.id, second.id]));
    const changes = round % 2 === 0 ? { role: 'user' } : { status: 'suspended' };
    await Promise.all(
      pair.map(({ by, of }) => by.client.from('profiles').update(changes).eq('id', of.id).select()),
    );
    const left = unwrap(
      await service.from('profiles').select('id').eq('role', 'admin').neq('status', 'suspended'),
    );
    assert.equal(left.length, 1, `round ${round}`);
    succeed(await service.from('profiles').update({ status: 'active' }).in('id', [admin.id, second.id]));
  }
  succeed(await service.from('profiles').update({ role: 'admin' }).eq('id', admin.id));
});
