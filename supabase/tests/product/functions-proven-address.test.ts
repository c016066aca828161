import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ask, invitationsTo, mailTo, newAddress, openAuthLink, openEmailLink } from '../harness/functions.ts';
import { startProduct, succeed, unwrap } from '../harness/project.ts';
import { cpaRow } from '../harness/sample-rows.ts';

/* The same attacks, with email confirmation required before sign-in. */
const project = await startProduct({ confirmEmail: true });
const { service } = project;
const admin = await project.signIn('admin@example.com', 'demo-password');
const register = (email: string, password: string) =>
  project
    .visitor()
    .auth.signUp({ email, password, options: { data: { full_name: 'Squatter', role: 'cpa' } } });
const roleOf = async (email: string): Promise<string | undefined> =>
  unwrap(await service.from('profiles').select('role').eq('email', email))[0]?.role;
const invite = (email: string) => ask(project, 'invite-user', { email, role: 'admin' }, { as: admin });

test('registered and not confirmed before the invitation: the password of then opens nothing', async () => {
  const email = newAddress('before');
  unwrap(await register(email, 'squatter-1'));
  const [confirmation] = await mailTo(project, email);
  assert.equal((await invite(email)).status, 200);
  const { person, token } = await openEmailLink(project, email);
  assert.equal(await roleOf(email), 'user');
  unwrap(await person.client.rpc('accept_invitation', { token }));
  assert.equal(await roleOf(email), 'admin');
  const squatter = await project.visitor().auth.signInWithPassword({ email, password: 'squatter-1' });
  assert.equal(squatter.error?.code, 'invalid_credentials');
  const old = await fetch(confirmation?.link ?? '', { redirect: 'manual' });
  assert.match(old.headers.get('location') ?? '', /error/);
  succeed(await person.client.auth.updateUser({ password: 'owner-chose-1' }));
  await project.signIn(email, 'owner-chose-1');
});

test('registered after the invitation: the letter of the registration gives no role', async () => {
  const email = newAddress('after');
  assert.equal((await invite(email)).status, 200);
  const [invited] = await invitationsTo(project, email);
  unwrap(await register(email, 'squatter-2'));
  const { person, token } = await openAuthLink(project, email);
  assert.equal(token, '', 'no token in the letter of a registration');
  assert.equal(await roleOf(email), 'user');
  const squatter = await project.visitor().auth.signInWithPassword({ email, password: 'squatter-2' });
  assert.equal(squatter.error?.code, 'invalid_credentials');
  const invitation = invited?.searchParams.get('invitation') ?? '';
  unwrap(await person.client.rpc('accept_invitation', { token: invitation }));
  assert.equal(await roleOf(email), 'admin', 'the owner still holds the invitation');
});

test('an application in the name of an unconfirmed account: the account is no coach by the approval', async () => {
  const email = newAddress('claimed');
  unwrap(await register(email, 'squatter-3'));
  const { id } = unwrap(
    await service
      .from('certification_applications')
      .insert({ ...cpaRow, email, user_id: null })
      .select('id')
      .single(),
  );
  const body = { applicationId: id, decision: 'approve' };
  const answer = await ask(project, 'decide-application', body, { as: admin });
  assert.deepEqual([answer.status, answer.body['invited']], [200, true]);
  assert.equal(await roleOf(email), 'user');
  const { person, token } = await openEmailLink(project, email);
  unwrap(await person.client.rpc('accept_invitation', { token }));
  assert.equal(await roleOf(email), 'coach');
});

test('nothing of this was logged as a failure', () => {
  assert.deepEqual(project.logged, []);
});
