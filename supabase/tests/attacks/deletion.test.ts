import assert from 'node:assert/strict';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';
import { fillAccount, memberRows } from '../harness/member-rows.ts';
import { startProduct, succeed, unwrap, type Person, type ProductClient } from '../harness/project.ts';
import { claimsOf, forge, send, tokenOf } from '../harness/raw.ts';

const project = await startProduct();
const { service } = project;
const newRows = await memberRows(project);
const image = (): Blob => new Blob([new Uint8Array([137, 80, 78, 71])], { type: 'image/png' });

/** Creates a row or file of the member in every table and bucket that stores member data. */
async function live(person: Person<ProductClient>): Promise<{ client: string; story: string }> {
  const { client, id } = person;
  await fillAccount(project, person, newRows());
  const made = unwrap(await client.from('clients').insert({ name: 'Theirs' }).select('id').single());
  const story = unwrap(
    await client.from('stories').insert({ title: 'Theirs', client_id: made.id }).select('id').single(),
  );
  succeed(await client.storage.from('avatars').upload(`${id}/face.png`, image()));
  for (const n of [1, 2, 3]) {
    succeed(await client.storage.from('documents').upload(`${id}/deep/er/plan-${n}.png`, image()));
  }
  return { client: made.id, story: story.id };
}

const tables = {
  profiles: 'id',
  todo_profiles: 'id',
  user_preferences: 'user_id',
  todo_user_preferences: 'user_id',
  clients: 'user_id',
  stories: 'user_id',
  training_progress: 'user_id',
  notifications: 'user_id',
  auth_events: 'user_id',
  consents: 'user_id',
  certification_applications: 'user_id',
  cohort_members: 'user_id',
  bookings: 'user_id',
  symposium_registrations: 'user_id',
  onboarding_answers: 'user_id',
} as const;

async function rowsOf(id: string): Promise<string[]> {
  const found: string[] = [];
  for (const [table, column] of Object.entries(tables)) {
    const rows = unwrap(
      await service
        .from(table as 'clients')
        .select(column)
        .eq(column as 'user_id', id),
    );
    if (rows.length > 0) found.push(table);
  }
  return found.sort();
}

async function storedFiles(): Promise<string[]> {
  const entries = await readdir(join(project.dataDir, 'objects'), { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map(({ name }) => name);
}

test('a deleted account leaves no row, no object, no file and no user', async () => {
  const [gone, stays] = [await project.signUp('gone'), await project.signUp('stays')];
  await live(gone);
  await live(stays);
  const kept = await rowsOf(stays.id);
  assert.deepEqual(kept, Object.keys(tables).sort(), 'every table had a row to lose');
  const before = await storedFiles();
  assert.ok(before.length > 0);
  unwrap(await gone.client.functions.invoke('delete-account'));
  assert.deepEqual(await rowsOf(gone.id), []);
  for (const bucket of ['avatars', 'documents']) {
    assert.deepEqual(unwrap(await service.storage.from(bucket).list(gone.id)), []);
  }
  // File names are digests, so count the files. Both accounts had the same number, and half must remain.
  assert.equal((await storedFiles()).length, before.length / 2);
  assert.equal((await service.auth.admin.getUserById(gone.id)).error?.status, 404);
  assert.deepEqual(await rowsOf(stays.id), kept);
});

/** Tables that every signed-in user can read. */
const open = ['cohorts', 'office_closures'];

async function counts(): Promise<Record<string, number | null>> {
  const all = [
    ...Object.keys(tables),
    ...open,
    'download_counts',
    'tool_files',
    'leads',
    'lead_events',
    'subscribers',
    'waitlist',
  ];
  const counted = [...all, 'application_events', 'audit_log', 'invitations'].map(async (table) => {
    const { count } = await service.from(table as 'clients').select('*', { count: 'exact', head: true });
    return [table, count] as const;
  });
  return Object.fromEntries(await Promise.all(counted));
}

test('a ghost token writes nothing and reads nothing', async () => {
  const ghost = await project.signUp('ghost');
  const own = await live(ghost);
  const token = await tokenOf(ghost);
  const refresh = unwrap(await ghost.client.auth.getSession()).session?.refresh_token ?? '';
  unwrap(await ghost.client.functions.invoke('delete-account'));
  const { id } = ghost;
  const before = await counts();
  for (const [path, body] of Object.entries({
    ...newRows(),
    profiles: { id, email: ghost.email, name: 'Back' },
    todo_profiles: { id, email: ghost.email },
    user_preferences: { user_id: id, preferences: {} },
    todo_user_preferences: { user_id: id, preferences: {} },
    'clients?on_conflict=id': { id: own.client, name: 'Ghost' },
  })) {
    const answer = await send(project, `/rest/v1/${path}`, { method: 'POST', token, body });
    assert.ok(answer.status >= 400 && answer.status < 500, `${path}: ${answer.status} ${answer.text}`);
  }
  const [lead] = unwrap(await service.from('leads').select('id').limit(1));
  for (const [name, body] of Object.entries({
    finish_onboarding: {},
    count_download: { tool_id: 'tax-impact-calculator' },
    accept_invitation: { token: 'x' },
    convert_lead: { lead_id: lead?.id },
    create_invitation: { email: ghost.email, name: '', role: 'admin', token_hash: '0'.repeat(64) },
  })) {
    const answer = await send(project, `/rest/v1/rpc/${name}`, { method: 'POST', token, body });
    assert.ok(answer.status >= 400 && answer.status < 500, `${name}: ${answer.status} ${answer.text}`);
  }
  for (const table of Object.keys(before)) {
    const answer = await send(project, `/rest/v1/${table}?select=*`, { token });
    assert.ok(answer.text === '[]' || open.includes(table), `${table}: ${answer.text.slice(0, 200)}`);
  }
  assert.deepEqual(await counts(), before);
  const upload = await send(project, `/storage/v1/object/documents/${id}/ghost.png`, {
    method: 'POST',
    token,
    body: 'x',
    headers: { 'content-type': 'image/png' },
  });
  assert.ok(upload.status >= 400, `a file of nobody: ${upload.status} ${upload.text}`);
  assert.ok((await send(project, '/auth/v1/user', { token })).status >= 400);
  const renewed = await send(project, '/auth/v1/token?grant_type=refresh_token', {
    method: 'POST',
    body: { refresh_token: refresh },
  });
  assert.ok(renewed.status >= 400);
  const again = await send(project, '/functions/v1/delete-account', { method: 'POST', token, body: {} });
  assert.equal(again.status, 401);
  assert.deepEqual(await rowsOf(id), []);
});

test('the deletion takes nobody’s id: body, query and headers change nothing', async () => {
  const [mallory, victim] = [await project.signUp('mallory'), await project.signUp('victim')];
  await live(victim);
  const token = await tokenOf(mallory);
  const body = { id: victim.id, user_id: victim.id, userId: victim.id };
  const signed = await forge(project, { ...claimsOf(token), user_id: victim.id });
  const answer = await send(project, `/functions/v1/delete-account?id=${victim.id}`, {
    method: 'POST',
    token: signed,
    body,
    headers: { 'x-user-id': victim.id },
  });
  assert.equal(answer.status, 200, answer.text);
  assert.deepEqual(await rowsOf(mallory.id), []);
  assert.deepEqual(await rowsOf(victim.id), Object.keys(tables).sort());
});

test('two deletions of one account at once end in one, and nobody else’s', async () => {
  const person = await project.signUp('twice');
  await live(person);
  const token = await tokenOf(person);
  const before = unwrap(await service.from('profiles').select('id')).length;
  const answers = await Promise.all(
    [1, 2, 3].map(() => send(project, '/functions/v1/delete-account', { method: 'POST', token, body: {} })),
  );
  assert.ok(answers.some(({ status }) => status === 200));
  assert.ok(answers.every(({ status }) => [200, 401, 409].includes(status)));
  assert.deepEqual(await rowsOf(person.id), []);
  assert.equal(unwrap(await service.from('profiles').select('id')).length, before - 1);
});

test('a deletion is asked of the function alone, in a session that lives', async () => {
  const person = await project.signUp('signed-out');
  await live(person);
  const kept = await rowsOf(person.id);
  const calls = ['delete_my_account', 'begin_account_deletion', 'finish_account_deletion'];
  const arguments_ = { user_id: person.id, session_id: crypto.randomUUID() };
  const tryAll = async (token: string): Promise<void> => {
    for (const name of calls) {
      for (const body of [{}, arguments_, { user_id: person.id }]) {
        const answer = await send(project, `/rest/v1/rpc/${name}`, { method: 'POST', token, body });
        assert.ok([401, 403, 404].includes(answer.status), `${name}: ${answer.status} ${answer.text}`);
      }
    }
  };
  const token = await tokenOf(person);
  await tryAll(token);
  succeed(await person.client.auth.signOut());
  await tryAll(token);
  for (const dead of [token, await forge(project, { sub: person.id, role: 'authenticated' })]) {
    const answer = await send(project, '/functions/v1/delete-account', {
      method: 'POST',
      token: dead,
      body: {},
    });
    assert.equal(answer.status, 401, answer.text);
  }
  assert.deepEqual(await rowsOf(person.id), kept);
  assert.equal(unwrap(await service.storage.from('documents').list(`${person.id}/deep/er`)).length, 3);
  const again = await project.signIn(person.email, person.password);
  unwrap(await again.client.functions.invoke('delete-account'));
  assert.deepEqual(await rowsOf(person.id), []);
  assert.deepEqual(unwrap(await service.storage.from('documents').list(`${person.id}/deep/er`)), []);
});
