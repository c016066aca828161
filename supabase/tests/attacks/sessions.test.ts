import assert from 'node:assert/strict';
import { test } from 'node:test';
import { listenTo } from '../harness/channels.ts';
import { ask, openEmailLink, newAddress } from '../harness/functions.ts';
import { fillAccount, memberRows } from '../harness/member-rows.ts';
import { startProduct, succeed, unwrap, type Person, type ProductClient } from '../harness/project.ts';
import { claimsOf, forge, send, tokenOf } from '../harness/raw.ts';

/* A token that outlives its session, and a suspended account's token, tried at every endpoint for members. */
const project = await startProduct();
const { service } = project;
const admin = await project.signIn('admin@example.com', 'demo-password');
const newRows = await memberRows(project);
const image = (): Blob => new Blob([new Uint8Array([137, 80, 78, 71])], { type: 'image/png' });

/** Tables that visitors can read too. */
const open = ['cohorts', 'office_closures'];

interface Tried {
  read: string[];
  written: string[];
}

/** Tries every table, call, file, and function that a member can use with a token. */
async function tryEverything({ id, email }: { id: string; email: string }, token: string): Promise<Tried> {
  const [read, written]: [string[], string[]] = [[], []];
  const rows: Record<string, object> = {
    ...newRows(),
    profiles: { id, email, name: 'Taken' },
    'profiles?on_conflict=id': { id, email, name: 'Taken' },
    'todo_profiles?on_conflict=id': { id, email, name: 'Taken' },
    'user_preferences?on_conflict=user_id': { user_id: id, preferences: { theme: 'dark' } },
    'todo_user_preferences?on_conflict=user_id': { user_id: id, preferences: { theme: 'dark' } },
  };
  for (const [path, body] of Object.entries(rows)) {
    const upsert = path.includes('?') ? { prefer: 'resolution=merge-duplicates' } : undefined;
    const headers = upsert === undefined ? {} : { headers: upsert };
    const answer = await send(project, `/rest/v1/${path}`, { method: 'POST', token, body, ...headers });
    assert.ok(answer.status < 500, `${path}: ${answer.text}`);
    if (answer.status < 400) written.push(`POST ${path}`);
  }
  const changes: Record<string, object> = {
    [`profiles?id=eq.${id}`]: { name: 'Taken' },
    [`todo_profiles?id=eq.${id}`]: { phone: '1' },
    [`user_preferences?user_id=eq.${id}`]: { preferences: {} },
    [`clients?user_id=eq.${id}`]: { name: 'Taken' },
    [`stories?user_id=eq.${id}`]: { title: 'Taken' },
    [`training_progress?user_id=eq.${id}`]: { lesson: 1 },
    [`onboarding_answers?user_id=eq.${id}`]: { step: 2 },
    [`notifications?user_id=eq.${id}`]: { read_at: '2026-01-01' },
    [`bookings?user_id=eq.${id}`]: { notes: 'Taken' },
    [`certification_applications?user_id=eq.${id}`]: { status: 'withdrawn' },
    [`symposium_registrations?user_id=eq.${id}`]: { needs: 'Taken' },
  };
  for (const [path, body] of Object.entries(changes)) {
    const headers = { prefer: 'return=representation' };
    const table = path.split('?')[0] ?? '';
    const { text } = await send(project, `/rest/v1/${table}?select=*`, { token });
    if (!open.includes(table) && text !== '[]') read.push(table);
    for (const method of ['PATCH', 'DELETE']) {
      const sent = method === 'PATCH' ? { body } : {};
      const answer = await send(project, `/rest/v1/${path}`, { method, token, headers, ...sent });
      if (answer.status < 400 && answer.text !== '[]') written.push(`${method} ${table}`);
    }
  }
  for (const [name, body] of Object.entries({
    count_download: { tool_id: 'roi-forecast' },
    finish_onboarding: {},
  })) {
    const answer = await send(project, `/rest/v1/rpc/${name}`, { method: 'POST', token, body });
    if (answer.status < 400) written.push(`call ${name}`);
  }
  const headers = { 'content-type': 'image/png', 'x-upsert': 'true' };
  for (const path of [`documents/${id}/plan.png`, `avatars/${id}/face.png`]) {
    const object = `/storage/v1/object/${path}`;
    if ((await send(project, object, { token })).status === 200) read.push(path.split('/')[0] ?? '');
    const answer = await send(project, object, { method: 'POST', token, body: 'x', headers });
    if (answer.status < 400) written.push(`file ${path.split('/')[0]}`);
  }
  return { read, written };
}

async function member(name: string): Promise<Person<ProductClient>> {
  const person = await project.signUp(name);
  await fillAccount(project, person, newRows());
  for (const [bucket, file] of [
    ['documents', 'plan'],
    ['avatars', 'face'],
  ] as const) {
    succeed(await person.client.storage.from(bucket).upload(`${person.id}/${file}.png`, image()));
  }
  return person;
}

test('the token of a session that ended opens nothing, and that of another session of the account does', async () => {
  const person = await member('left');
  const old = await tokenOf(person);
  const other = await project.signIn(person.email, person.password);
  succeed(await person.client.auth.signOut({ scope: 'local' }));
  assert.deepEqual(await tryEverything(person, old), { read: [], written: [] });
  assert.equal((await ask(project, 'delete-account', {}, { token: old })).status, 401);
  const { read, written } = await tryEverything(person, await tokenOf(other));
  assert.ok(read.length >= 12 && written.length >= 25, JSON.stringify({ read, written }));
});

test('a session is nobody else’s: neither another’s id in a token nor none at all', async () => {
  const [mallory, victim] = [await member('mallory'), await member('victim')];
  const claims = { sub: victim.id, role: 'authenticated', aud: 'authenticated' };
  const { session_id } = claimsOf(await tokenOf(mallory));
  for (const more of [{}, { session_id }, { session_id: crypto.randomUUID() }, { session_id: '' }]) {
    const token = await forge(project, { ...claims, ...more });
    assert.deepEqual(await tryEverything(victim, token), { read: [], written: [] }, JSON.stringify(more));
  }
});

test('whoever held an invited address loses everything at once when its owner accepts', async () => {
  const email = newAddress('invited');
  const squatter = project.visitor();
  const { user } = unwrap(await squatter.auth.signUp({ email, password: 'squatter-1' }));
  const held = { client: squatter, id: user?.id ?? '', email, password: 'squatter-1' };
  const token = await tokenOf(held);
  const live = await listenTo(squatter, { table: 'clients' });
  assert.equal((await ask(project, 'invite-user', { email, role: 'coach' }, { as: admin })).status, 200);
  const { person, token: invitation } = await openEmailLink(project, email);
  assert.equal(person.id, held.id, 'one account, two who hold it');
  unwrap(await person.client.rpc('accept_invitation', { token: invitation }));

  succeed(await person.client.from('clients').insert({ name: 'Of the owner alone' }));
  assert.deepEqual(await tryEverything(held, token), { read: [], written: [] });
  const again = await squatter.rpc('accept_invitation', { token: invitation });
  assert.equal(again.error?.code, '42501', 'not even with the letter');
  const own = await listenTo(person.client, { table: 'clients' });
  succeed(await person.client.from('clients').insert({ name: 'Heard by its owner' }));
  await own.until(1);
  assert.deepEqual(live.events, []);
  await Promise.all([live.leave(), own.leave()]);
});

test('a suspended account reads its own profile and nothing else, writes nothing, and is back once lifted', async () => {
  const person = await member('suspended');
  const [token, live] = [await tokenOf(person), await listenTo(person.client, { table: 'clients' })];
  const stand = async (status: string) =>
    succeed(await admin.client.from('profiles').update({ status }).eq('id', person.id));
  await stand('suspended');
  const { read, written } = await tryEverything(person, token);
  assert.deepEqual([read, written], [['profiles', 'todo_profiles'], []]);
  const again = await project.signIn(person.email, person.password);
  assert.deepEqual((await tryEverything(person, await tokenOf(again))).written, [], 'nor by a new session');
  assert.deepEqual(unwrap(await again.client.from('profiles').select('id, status')), [
    { id: person.id, status: 'suspended' },
  ]);
  succeed(await service.from('clients').insert({ name: 'Unheard', user_id: person.id }));

  // Also a function: a form that visitors may submit, in this account's name.
  const application = {
    applicantType: 'client',
    firstName: 'F',
    lastName: 'L',
    email: newAddress('suspended'),
    phone: '(615) 555-0142',
    businessName: 'B',
    annualRevenue: '2m-5m',
    interests: 'Pensions',
  };
  const entry = { form: 'certification', values: application, website: '', requestId: crypto.randomUUID() };
  const named = await ask(project, 'submit-form', entry, { token });
  assert.deepEqual([named.status, named.body['message']], [403, 'This account is suspended']);
  assert.equal((await ask(project, 'submit-form', entry)).status, 200, 'as a visitor they may write to us');
  assert.equal((await ask(project, 'delete-account', {}, { token })).status, 403);

  await stand('active');
  const heard = await listenTo(person.client, { table: 'clients' });
  succeed(await person.client.from('clients').insert({ name: 'Heard' }));
  await heard.until(1);
  assert.deepEqual(
    live.events.map(({ new: row }) => (row as { name?: string }).name),
    ['Heard'],
  );
  assert.ok((await tryEverything(person, token)).written.length >= 25);
  await Promise.all([live.leave(), heard.leave()]);
});
