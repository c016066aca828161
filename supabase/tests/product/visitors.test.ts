import assert from 'node:assert/strict';
import { test } from 'node:test';
import { startProduct, succeed, unwrap } from '../harness/project.ts';

const project = await startProduct();
const { service } = project;
const visitor = project.visitor();
const admin = await project.signIn('admin@example.com', 'demo-password');
const coach = await project.signIn('coach@example.com', 'demo-password');
const ann = await project.signUp('ann');
const lead = { name: 'Vi Sitor', email: 'vi@example.com', message: 'Hello', source: 'contact' };
const isRefused = (answer: { error: { code: string } | null }): void =>
  assert.equal(answer.error?.code, '42501');

test('a visitor and a member leave a lead; the answer tells nothing', async () => {
  for (const client of [visitor, ann.client]) {
    const answer = await client.from('leads').insert(lead);
    assert.deepEqual([answer.status, answer.data], [201, null]);
  }
  const kept = unwrap(await service.from('leads').select('*').eq('email', lead.email));
  assert.deepEqual(
    kept.map(({ status, source }) => [status, source]),
    [
      ['new', 'contact'],
      ['new', 'contact'],
    ],
  );
});

test('nobody but an administrator, and the coach of a lead, reads leads', async () => {
  isRefused(await visitor.from('leads').select('id'));
  isRefused(await visitor.from('leads').insert(lead).select());
  assert.deepEqual(unwrap(await ann.client.from('leads').select('id')), []);
  const byCoach = unwrap(await coach.client.from('leads').select('assigned_to'));
  assert.ok(byCoach.every(({ assigned_to }) => assigned_to === coach.id));
  assert.ok(unwrap(await admin.client.from('leads').select('id')).length >= 7);
});

test('id, status and dates of a lead are not the visitor’s', async () => {
  for (const extra of [
    { status: 'converted' },
    { id: crypto.randomUUID() },
    { created_at: '2020-01-01T00:00:00Z' },
    { updated_at: '2020-01-01T00:00:00Z' },
  ]) {
    isRefused(await visitor.from('leads').insert({ ...lead, ...extra }));
    isRefused(await ann.client.from('leads').insert({ ...lead, ...extra }));
  }
});

test('an administrator changes the status of a lead and nothing else of it', async () => {
  const [row] = unwrap(await admin.client.from('leads').select('id').eq('email', lead.email));
  assert.ok(row);
  const changed = await admin.client
    .from('leads')
    .update({ status: 'qualified' })
    .eq('id', row.id)
    .select()
    .single();
  assert.equal(unwrap(changed).status, 'qualified');
  isRefused(await admin.client.from('leads').update({ email: 'x@example.com' }).eq('id', row.id));
  assert.deepEqual(
    unwrap(await coach.client.from('leads').update({ status: 'new' }).eq('id', row.id).select()),
    [],
  );
  isRefused(await visitor.from('leads').update({ status: 'new' }).eq('id', row.id));
});

test('text of a lead has a length and an address a form', async () => {
  for (const bad of [
    { name: '' },
    { name: 'x'.repeat(121) },
    { email: 'no address' },
    { message: 'x'.repeat(4001) },
    { phone: '5'.repeat(41) },
  ]) {
    const { error, status } = await visitor.from('leads').insert({ ...lead, ...bad });
    assert.deepEqual([status, error?.code], [400, '23514'], JSON.stringify(bad).slice(0, 60));
  }
});

test('the sixth lead of an address within an hour is refused', async () => {
  const many = { ...lead, email: 'many@example.com' };
  for (let n = 0; n < 5; n += 1) succeed(await visitor.from('leads').insert(many));
  const { error, status } = await visitor.from('leads').insert(many);
  assert.deepEqual([status, error?.code], [429, 'PT429']);
  succeed(await visitor.from('leads').insert({ ...lead, email: 'other@example.com' }));
});

test('subscribing twice gets the same answer and one row, in any spelling', async () => {
  const first = await visitor.from('subscribers').insert({ email: 'News@Example.com', source: 'footer' });
  const second = await visitor.from('subscribers').insert({ email: ' news@example.com ', source: 'footer' });
  assert.deepEqual([first.status, first.data], [201, null]);
  assert.deepEqual([second.status, second.data, second.error], [first.status, first.data, first.error]);
  const rows = unwrap(
    await service.from('subscribers').select('email,status').eq('email', 'news@example.com'),
  );
  assert.deepEqual(rows, [{ email: 'news@example.com', status: 'pending' }]);
});

test('subscribers are read by administrators only; status and id are not the visitor’s', async () => {
  isRefused(await visitor.from('subscribers').select('email'));
  assert.deepEqual(unwrap(await ann.client.from('subscribers').select('email')), []);
  const read = unwrap(await admin.client.from('subscribers').select('email'));
  assert.ok(read.some(({ email }) => email === 'news@example.com'));
  isRefused(await visitor.from('subscribers').insert({ email: 'a@example.com', status: 'confirmed' }));
  assert.equal((await visitor.from('subscribers').insert({ email: 'nothing' })).error?.code, '23514');
});

test('private functions are no calls, and a visitor deletes no account', async () => {
  const call = (name: string) => visitor.rpc(name as 'client_figures');
  for (const name of ['is_admin', 'app_role', 'session_lives', 'delete_my_account', 'handle_new_user']) {
    assert.equal((await call(name)).error?.code, 'PGRST202');
  }
  isRefused(await visitor.rpc('begin_account_deletion', { user_id: ann.id, session_id: ann.id }));
});
