import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ask, openEmailLink, mailTo, newAddress } from '../harness/functions.ts';
import { startProduct, succeed, unwrap } from '../harness/project.ts';
import { cpaAnswers, submission } from '../harness/sample-forms.ts';

/* Email confirmation is off here, so anyone can register any address. An approval must not rely on the address. */
const project = await startProduct();
const { service } = project;
const admin = await project.signIn('admin@example.com', 'demo-password');

async function apply(email: string, token?: string): Promise<string> {
  const body = submission('certification', { ...cpaAnswers(), email });
  const answer = await ask(project, 'submit-form', body, token === undefined ? {} : { token });
  assert.equal(answer.status, 200, JSON.stringify(answer.body));
  const reference = String(answer.body['reference']);
  const found = service.from('certification_applications').select('id').eq('reference', reference);
  return unwrap(await found.single()).id;
}
const approve = (applicationId: string) =>
  ask(project, 'decide-application', { applicationId, decision: 'approve', note: 'Private' }, { as: admin });
const roleOf = async (id: string) =>
  unwrap(await service.from('profiles').select('role').eq('id', id).single()).role;
async function register(email: string) {
  const client = project.visitor();
  const { user, session } = unwrap(await client.auth.signUp({ email, password: 'squatter-1' }));
  return { client, id: user?.id ?? '', token: session?.access_token ?? '' };
}

test('an address that somebody else registered: the applicant is invited, the squatter gets and reads nothing', async () => {
  const email = newAddress('cyra');
  const squatter = await register(email);
  const id = await apply(email);
  const { status, body } = await approve(id);
  assert.deepEqual([status, body['invited'], body['mailed']], [200, true, true]);
  assert.equal(await roleOf(squatter.id), 'user');
  for (const table of [
    'certification_applications',
    'notifications',
    'cohort_members',
    'application_events',
  ]) {
    assert.deepEqual(unwrap(await squatter.client.from(table as 'notifications').select('*')), [], table);
  }
  const letter = (await mailTo(project, email)).map(({ text }) => text).join('\n');
  assert.match(letter, /Use the link in our second email/);

  const { person, token } = await openEmailLink(project, email);
  unwrap(await person.client.rpc('accept_invitation', { token }));
  assert.equal(await roleOf(person.id), 'coach');
  const own = await person.client.from('certification_applications').select('id');
  assert.deepEqual(unwrap(own), [{ id }], 'the application is theirs now');
  assert.deepEqual((await squatter.client.from('certification_applications').select('id')).data, []);
});

test('a squatter who comes between the application and the approval, or applies as well, gets nothing by it', async () => {
  const email = newAddress('between');
  const id = await apply(email);
  const squatter = await register(email);
  const mine = newAddress('mine');
  succeed(await squatter.client.from('profiles').update({ name: 'Cyra Pace' }).eq('id', squatter.id));
  assert.equal((await approve(id)).body['invited'], true);
  // Signed in with one address, but applying with another person's.
  const named = await apply(mine, squatter.token);
  assert.equal((await approve(named)).body['invited'], true);
  assert.equal(await roleOf(squatter.id), 'user');
});

test('who applied signed in, under the address of the account, is a coach at once', async () => {
  const ann = await project.signUp('ann');
  const { data } = await ann.client.auth.getSession();
  const id = await apply(ann.email.toUpperCase(), data.session?.access_token ?? '');
  const { body } = await approve(id);
  assert.deepEqual([body['invited'], await roleOf(ann.id)], [false, 'coach']);
  assert.equal(unwrap(await ann.client.from('notifications').select('title')).length, 1);
});
