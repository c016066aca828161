import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ask, badTokens, newAddress } from '../harness/functions.ts';
import { startProduct, succeed, unwrap } from '../harness/project.ts';
import { send, tokenOf } from '../harness/raw.ts';

const project = await startProduct();
const { service } = project;
const image = () => new Blob([new Uint8Array([137, 80, 78, 71])], { type: 'image/png' });
const remove = (token: string) => ask(project, 'delete-account', {}, { token });

test('more files than one page of a listing, in folders of folders, all go', async () => {
  const ann = await project.signUp('ann');
  const documents = ann.client.storage.from('documents');
  for (let at = 0; at < 105; at += 15) {
    const names = Array.from({ length: 15 }, (_, n) => `${ann.id}/${at + n}/deep/er/plan.png`);
    for (const answer of await Promise.all(names.map((name) => documents.upload(name, image()))))
      succeed(answer);
  }
  const { status, body } = await remove(await tokenOf(ann));
  assert.deepEqual([status, body], [200, { deleted: true, files: 105 }]);
  assert.deepEqual(unwrap(await service.storage.from('documents').list(ann.id)), []);
});

test('asked twice at once it is done once, and no upload is accepted from then on', async () => {
  const bob = await project.signUp('bob');
  const token = await tokenOf(bob);
  const uploads = Array.from({ length: 10 }, (_, n) =>
    bob.client.storage.from('avatars').upload(`${bob.id}/${n}.png`, image()),
  );
  const [first, second] = await Promise.all([remove(token), remove(token), ...uploads]);
  const done = [first, second].filter(({ status }) => status === 200);
  assert.ok(done.length >= 1);
  assert.ok([first, second].every(({ status }) => [200, 401].includes(status)));
  const late = await bob.client.storage.from('avatars').upload(`${bob.id}/late.png`, image());
  assert.ok(late.error);
});

test('the token of a deleted account writes nothing: no lead, no file, no function, no session', async () => {
  const ghost = await project.signUp('ghost');
  const token = await tokenOf(ghost);
  const refresh_token = unwrap(await ghost.client.auth.getSession()).session?.refresh_token ?? '';
  assert.equal((await remove(token)).status, 200);

  const email = newAddress('haunt');
  const rows: Record<string, object> = {
    leads: { name: 'G', email, message: 'boo' },
    subscribers: { email },
    clients: { name: 'G' },
    stories: { title: 'G' },
    notifications: { user_id: ghost.id, kind: 'story', title: 'G' },
    invitations: { email, token_hash: '0'.repeat(64) },
    training_progress: { module_id: '401k' },
    consents: { purpose: 'terms', version: '1' },
    user_preferences: { user_id: ghost.id, preferences: {} },
    profiles: { id: ghost.id, email, role: 'user' },
  };
  for (const [table, body] of Object.entries(rows)) {
    const { status, text } = await send(project, `/rest/v1/${table}`, { method: 'POST', token, body });
    assert.ok(status >= 400, `${table} answered ${status} ${text}`);
  }
  for (const bucket of ['avatars', 'documents', 'media']) {
    const answer = await send(project, `/storage/v1/object/${bucket}/${ghost.id}/x.png`, {
      method: 'POST',
      token,
      body: 'x',
      headers: { 'content-type': 'image/png' },
    });
    assert.ok(answer.status >= 400, `${bucket} answered ${answer.status}`);
    assert.deepEqual(unwrap(await service.storage.from(bucket).list(ghost.id)), []);
  }
  for (const name of ['delete-account', 'invite-user', 'convert-lead', 'decide-application']) {
    assert.equal((await ask(project, name, {}, { token })).status, 401, name);
  }
  assert.deepEqual(unwrap(await service.from('leads').select('id').eq('email', email)), []);
  assert.ok((await project.visitor().auth.refreshSession({ refresh_token })).error);
  assert.ok((await project.visitor().auth.signInWithPassword(ghost)).error);
});

test('of two last administrators who leave at once one stays, for several rounds', async () => {
  const demo = await project.signIn('admin@example.com', 'demo-password');
  const first = await project.signUp('heir');
  succeed(await service.from('profiles').update({ role: 'admin' }).eq('id', first.id));
  assert.equal((await remove(await tokenOf(demo))).status, 200);
  let last = first;
  for (let round = 0; round < 5; round += 1) {
    const other = await project.signUp('pair');
    succeed(await service.from('profiles').update({ role: 'admin' }).eq('id', other.id));
    const answers = await Promise.all([remove(await tokenOf(last)), remove(await tokenOf(other))]);
    assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 409]);
    const refused = answers[0].status === 409 ? last : other;
    assert.equal(
      answers.find(({ status }) => status === 409)?.body['message'],
      'the last administrator stays',
    );
    const left = unwrap(await service.from('profiles').select('id').eq('role', 'admin'));
    assert.deepEqual(left, [{ id: refused.id }]);
    last = refused;
  }
});

test('nobody deletes by a bad token or another method', async () => {
  const eve = await project.signUp('eve');
  for (const token of await badTokens(project, eve)) assert.equal((await remove(token)).status, 401, token);
  assert.equal((await ask(project, 'delete-account', {})).status, 401);
  const get = await send(project, '/functions/v1/delete-account', { token: await tokenOf(eve) });
  assert.equal(get.status, 405);
  const other = await ask(project, 'delete-account', { id: eve.id, user_id: eve.id });
  assert.equal(other.status, 401);
  assert.equal(unwrap(await service.from('profiles').select('id').eq('id', eve.id)).length, 1);
});

test('nothing of this was logged as a failure', () => {
  assert.deepEqual(project.logged, []);
});
