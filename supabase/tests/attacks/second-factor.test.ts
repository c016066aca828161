import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Authenticator } from '../harness/authenticator.ts';
import { listenTo } from '../harness/channels.ts';
import { ask, newAddress } from '../harness/functions.ts';
import { fillAccount, memberRows } from '../harness/member-rows.ts';
import { startProduct, succeed, unwrap, type Person, type ProductClient } from '../harness/project.ts';
import { readable } from '../harness/readable-rows.ts';
import { send, tokenOf } from '../harness/raw.ts';

/* Attackers with the password of an account that has a second factor, or with a token issued before it, try every
   endpoint. */
const project = await startProduct();
const { service } = project;
const newRows = await memberRows(project);
const image = (): Blob => new Blob([new Uint8Array([137, 80, 78, 71])], { type: 'image/png' });

interface Protected extends Person<ProductClient> {
  factorId: string;
  app: Authenticator;
  /** Token of the same session from before the factor was verified. */
  before: string;
}

async function protect(person: Person<ProductClient>): Promise<Protected> {
  const before = await tokenOf(person);
  const { id, totp } = unwrap(await person.client.auth.mfa.enroll({ factorType: 'totp' }));
  const app = new Authenticator(totp.secret);
  unwrap(await person.client.auth.mfa.challengeAndVerify({ factorId: id, code: app.next() }));
  return { ...person, factorId: id, app, before };
}

/** Returns the tables and views that return rows, except those that visitors can read too. */
async function seen(token: string): Promise<string[]> {
  const found: string[] = [];
  for (const [name, own] of Object.entries(readable)) {
    const { status, text } = await send(project, `/rest/v1/${name}?select=*&limit=1`, { token });
    if (status === 200 && text !== '[]' && own !== 'all') found.push(name);
  }
  return found;
}

async function writable(token: string, id: string): Promise<string[]> {
  const written: string[] = [];
  for (const [table, body] of Object.entries({
    ...newRows(),
    notifications: { kind: 'story', title: 'T' },
  })) {
    const { status } = await send(project, `/rest/v1/${table}`, { method: 'POST', token, body });
    if (status < 400) written.push(table);
  }
  const patch = { method: 'PATCH', token, headers: { prefer: 'return=representation' } };
  for (const [path, body] of Object.entries({
    [`profiles?id=eq.${id}`]: { name: 'Taken' },
    [`clients?user_id=eq.${id}`]: { name: 'Taken' },
  })) {
    const { status, text } = await send(project, `/rest/v1/${path}`, { ...patch, body });
    if (status < 400 && text !== '[]') written.push(`change ${path.split('?')[0]}`);
  }
  return written;
}

const doors = [
  [
    'a new sign-in by the password alone',
    async (person: Protected) => tokenOf(await project.signIn(person.email, person.password)),
  ],
  ['the token of the same session from before', (person: Protected) => Promise.resolve(person.before)],
] as const;

for (const [name, open_] of doors) {
  test(`${name} reads and writes nothing; with the factor it does`, async () => {
    const person = await project.signUp('walk');
    await fillAccount(project, person, newRows());
    const guarded = await protect(person);
    const low = await open_(guarded);
    assert.deepEqual(await seen(low), []);
    assert.deepEqual(await writable(low, person.id), []);
    const high = await tokenOf(guarded);
    assert.ok((await seen(high)).length >= 10);
    assert.ok((await writable(high, person.id)).length >= 4);
  });
}

test('no spelling of the address changes password or email without the factor', async () => {
  const person = await protect(await project.signUp('spelled'));
  const token = await tokenOf(await project.signIn(person.email, person.password));
  const put = (path: string, body: object, bearer: string) =>
    send(project, `/auth/v1/${path}`, { method: 'PUT', token: bearer, body });
  for (const body of [{ password: 'taken-over-1' }, { email: newAddress('taken') }]) {
    assert.equal((await put('user', body, token)).status, 401);
    for (const path of ['%75ser', 'use%72', 'user/', '/user', '%2575ser'])
      assert.equal((await put(path, body, token)).status, 400, path);
  }
  assert.equal((await put('user', { password: 'chosen-by-owner' }, await tokenOf(person))).status, 200);
});

test('a token from before its session gave the factor changes neither factors, password nor email', async () => {
  const person = await protect(await project.signUp('older'));
  const calls: readonly [method: string, path: string, body: object | undefined, refused: number][] = [
    ['POST', 'factors', { factor_type: 'totp', friendly_name: 'second' }, 403],
    ['POST', 'factors/recovery-codes', {}, 403],
    ['PUT', 'user', { password: 'chosen-by-owner' }, 401],
    ['PUT', 'user', { email: newAddress('older') }, 401],
    ['DELETE', `factors/${person.factorId}`, undefined, 422],
  ];
  const raised = await tokenOf(person);
  const call = (token: string, method: string, path: string, body: object | undefined) =>
    send(project, `/auth/v1/${path}`, { method, token, ...(body === undefined ? {} : { body }) });
  for (const [method, path, body, refused] of calls) {
    const { status, text } = await call(person.before, method, path, body);
    assert.deepEqual([path, status, text.includes('insufficient_aal')], [path, refused, true]);
  }
  for (const [method, path, body] of calls) {
    const { status, text } = await call(raised, method, path, body);
    assert.equal(status, 200, `${method} ${path} ${text}`);
  }
});

test('functions of the database and of the server know nobody before the factor', async () => {
  const person = await protect(await project.signUp('calls'));
  const low = await project.signIn(person.email, person.password);
  const token = await tokenOf(low);
  for (const [name, args] of [
    ['my_sessions', {}],
    ['end_other_sessions', {}],
    ['finish_onboarding', {}],
    ['client_figures', {}],
    ['accept_invitation', { token: 'x' }],
  ] as const) {
    const { status, text } = await send(project, `/rest/v1/rpc/${name}`, {
      method: 'POST',
      token,
      body: args,
    });
    const isNothing = status >= 400 || /^\[?\{"clients":0/.test(text);
    assert.ok(isNothing, `${name}: ${status} ${text}`);
  }
  for (const name of ['delete-account', 'invite-user', 'certify', 'replace-tool']) {
    const { status, body } = await ask(project, name, {}, { token });
    assert.deepEqual([name, status, body['message']], [name, 401, 'Sign in first']);
  }
  assert.equal(
    unwrap(await person.client.rpc('my_sessions')).length,
    2,
    'the account is there, with both sessions',
  );
});

test('what anybody may send is taken from such a session, and not noted as its own', async () => {
  const person = await protect(await project.signUp('sends'));
  const low = await project.signIn(person.email, person.password);
  const email = newAddress('sends');
  const application = {
    applicantType: 'client',
    firstName: 'F',
    lastName: 'L',
    email,
    phone: '(615) 555-0142',
    businessName: 'B',
    annualRevenue: '2m-5m',
    interests: 'Pensions',
  };
  const entry = { form: 'certification', values: application, website: '', requestId: crypto.randomUUID() };
  assert.equal((await ask(project, 'submit-form', entry, { token: await tokenOf(low) })).status, 200);
  const kept = await service.from('certification_applications').select('user_id').eq('email', email).single();
  assert.equal(unwrap(kept).user_id, null);
});

test('stored files stay shut: read, listed, written, signed for', async () => {
  const person = await project.signUp('files');
  const path = `${person.id}/plan.png`;
  succeed(await person.client.storage.from('documents').upload(path, image()));
  const guarded = await protect(person);
  const { client: low } = await project.signIn(person.email, person.password);
  const documents = low.storage.from('documents');
  assert.ok((await documents.download(path)).error);
  assert.deepEqual(unwrap(await documents.list(person.id)), []);
  assert.ok((await documents.createSignedUrl(path, 60)).error);
  assert.ok((await documents.upload(`${person.id}/more.png`, image())).error);
  assert.deepEqual(unwrap(await documents.remove([path])), []);
  succeed(await guarded.client.storage.from('documents').download(path));
});

test('nothing is heard live, by a channel from before either', async () => {
  const person = await protect(await project.signUp('live'));
  const { client: low } = await project.signIn(person.email, person.password);
  // supabase-js passes the raised token to its channels only at the next refresh.
  await person.client.realtime.setAuth(await tokenOf(person));
  const deaf = await listenTo(low, { table: 'clients' });
  const hearing = await listenTo(person.client, { table: 'clients' });
  succeed(await person.client.from('clients').insert({ name: 'Heard by one' }));
  await hearing.until(1);
  assert.deepEqual(deaf.events, []);
  await Promise.all([deaf.leave(), hearing.leave()]);
});

test('an administrator without the factor changes nobody', async () => {
  const admin = await protect(await project.signIn('admin@example.com', 'demo-password'));
  const { client: low } = await project.signIn(admin.email, admin.password);
  const someone = await project.signUp('someone');
  const change = { role: 'coach' as const };
  const tried = await low.from('profiles').update(change).eq('id', someone.id).select('id');
  assert.deepEqual(tried.data ?? [], []);
  succeed(await admin.client.from('profiles').update(change).eq('id', someone.id));
  const { role } = unwrap(await someone.client.from('profiles').select('role').single());
  assert.equal(role, 'coach');
});

test('a session that was ended is refused from then on, and heard of no more', async () => {
  const here = await project.signUp('ends');
  const there = await project.signIn(here.email, here.password);
  const token = await tokenOf(there);
  const sessions = unwrap(await here.client.rpc('my_sessions'));
  assert.deepEqual(
    sessions.map(({ is_current }) => is_current),
    [true, false],
  );
  succeed(await here.client.rpc('end_session', { session_id: sessions[1]?.id ?? '' }));
  assert.deepEqual(await seen(token), []);
  assert.ok((await there.client.auth.refreshSession()).error);
  assert.ok((await there.client.auth.getUser()).error);
  const again = await here.client.rpc('end_session', { session_id: sessions[1]?.id ?? '' });
  assert.equal(again.error?.code, 'PT404');

  const more = [
    await project.signIn(here.email, here.password),
    await project.signIn(here.email, here.password),
  ];
  assert.equal(unwrap(await here.client.rpc('end_other_sessions')), 2);
  for (const { client } of more) assert.ok((await client.auth.getUser()).error);
  assert.ok(unwrap(await here.client.auth.getUser()).user);
  const kinds = unwrap(await here.client.from('auth_events').select('kind').order('id')).map(
    ({ kind }) => kind,
  );
  assert.deepEqual(kinds, ['sign_in', 'sign_in', 'session_ended', 'sign_in', 'sign_in', 'sign_out_others']);
});
