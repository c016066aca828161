import assert from 'node:assert/strict';
import { test } from 'node:test';
import { startProduct, unwrap } from '../harness/project.ts';
import { claimsOf, forge, send, tokenOf, unsigned } from '../harness/raw.ts';

const project = await startProduct();
const admin = await project.signIn('admin@example.com', 'demo-password');
const owner = await project.signIn('client@example.com', 'demo-password');
const good = await tokenOf(owner);
const claims = { sub: admin.id, role: 'authenticated', aud: 'authenticated' };
const hour = Math.floor(Date.now() / 1000) + 3600;
const doors = [
  '/rest/v1/profiles?select=email',
  '/rest/v1/leads?select=email',
  '/auth/v1/user',
  '/storage/v1/bucket',
];

const forgeries: [string, string | Promise<string>][] = [
  ['no signature', unsigned({ ...claims, exp: hour })],
  ['no signature, in capitals', unsigned({ ...claims, exp: hour }, 'NONE')],
  ['another algorithm', unsigned({ ...claims, exp: hour }, 'RS256')],
  ['service role without signature', unsigned({ role: 'service_role', exp: hour })],
  ['another secret', forge(project, claims, { secret: 'x'.repeat(40) })],
  ['an empty secret', forge(project, claims, { secret: ' '.repeat(32) })],
  ['the public key as secret', forge(project, claims, { secret: project.backend.publishableKey })],
  ['expired', forge(project, claims, { expires: hour - 7200 })],
  ['a changed payload', `${good.split('.')[0]}.${payload({ ...claims, exp: hour })}.${good.split('.')[2]}`],
  ['a cut signature', good.slice(0, -4)],
  ['no token at all', 'nonsense'],
  ['two dots', '..'],
];

function payload(value: unknown): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}

for (const [name, made] of forgeries) {
  test(`a token with ${name} opens nothing`, async () => {
    const token = await made;
    for (const door of doors) {
      const { status, text } = await send(project, door, { token });
      assert.ok([400, 401, 403].includes(status), `${door}: ${status} ${text.slice(0, 200)}`);
      assert.ok(!text.includes('@example.com'), door);
    }
    const write = await send(project, '/rest/v1/clients', {
      method: 'POST',
      token,
      body: { name: 'Forged' },
    });
    assert.ok([401, 403].includes(write.status), `${write.status} ${write.text}`);
    const call = await send(project, '/functions/v1/delete-account', { method: 'POST', token, body: {} });
    assert.ok([401, 403].includes(call.status), `${call.status} ${call.text}`);
  });
}

test('the honest token opens them', async () => {
  for (const door of doors.slice(0, 3)) {
    assert.equal((await send(project, door, { token: good })).status, 200, door);
  }
});

test('a token that the server itself signed still gives only what the tables say', async () => {
  const raised = await forge(project, {
    ...claimsOf(good),
    app_metadata: { role: 'admin' },
    user_metadata: { role: 'admin' },
    user_role: 'admin',
  });
  assert.equal((await send(project, '/rest/v1/leads?select=id', { token: raised })).text, '[]');
  assert.notEqual((await send(project, '/rest/v1/clients?select=id', { token: raised })).text, '[]');
  const stranger = await forge(project, { sub: crypto.randomUUID(), role: 'authenticated' });
  for (const table of ['profiles', 'clients', 'stories', 'leads']) {
    assert.equal((await send(project, `/rest/v1/${table}?select=*`, { token: stranger })).text, '[]', table);
  }
});

test('neither the public key nor a user passes for the secret key', async () => {
  for (const headers of [
    { apikey: 'sb_secret_guess' },
    { apikey: '' },
    { apikey: project.backend.secretKey.slice(0, -1) },
    { 'x-supabase-role': 'service_role', role: 'service_role' },
    { 'x-forwarded-user': 'service_role', 'accept-profile': 'auth' },
  ] as Record<string, string>[]) {
    const { status, text } = await send(project, '/rest/v1/leads?select=email', { headers });
    assert.ok(status === 401 || status === 406 || status === 403, `${JSON.stringify(headers)} ${status}`);
    assert.ok(!text.includes('@example.com'));
  }
  const url = `/rest/v1/leads?select=email&apikey=${project.backend.secretKey.slice(0, -2)}`;
  assert.ok((await send(project, url)).status >= 400);
  for (const token of [good, undefined]) {
    const answer = await send(project, '/auth/v1/admin/users', token === undefined ? {} : { token });
    assert.equal(answer.status, 403);
  }
  assert.ok(unwrap(await project.service.from('leads').select('id')).length > 0);
});

test('a spent refresh token of another does not come back to life', async () => {
  const person = await project.signUp('refresh');
  const before = unwrap(await person.client.auth.getSession()).session?.refresh_token ?? '';
  await person.client.auth.signOut();
  const { status } = await send(project, '/auth/v1/token?grant_type=refresh_token', {
    method: 'POST',
    body: { refresh_token: before },
  });
  assert.ok(status >= 400 && status < 500);
});
