import assert from 'node:assert/strict';
import { test } from 'node:test';
import { listenTo } from '../harness/channels.ts';
import { startProduct, succeed, unwrap } from '../harness/project.ts';

const project = await startProduct();
const { service } = project;
const visitor = project.visitor();
const demo = (name: string) => project.signIn(`${name}@example.com`, 'demo-password');
const [admin, coach, rival] = [await demo('admin'), await demo('coach'), await demo('coach2')];
const lead = { name: 'Vi Sitor', email: 'vi@example.com', message: 'Hello', source: 'contact' };
const reference = /^NC-[2-9A-HJ-NP-Z]{4}-[2-9A-HJ-NP-Z]{4}$/;

test('a lead has a reference that nobody chooses; no two are alike', async () => {
  for (let n = 0; n < 3; n += 1) succeed(await visitor.from('leads').insert(lead));
  const references = unwrap(await service.from('leads').select('reference')).map((row) => row.reference);
  assert.ok(references.length > 7 && references.every((text) => reference.test(text)));
  assert.equal(new Set(references).size, references.length);
  const chosen = await visitor.from('leads').insert({ ...lead, reference: 'NC-MINE-MINE' });
  assert.equal(chosen.error?.code, '42501');
});

test('a form that is sent again, twice at once too, stores one row and answers the same', async () => {
  const sent = { ...lead, email: 'twice@example.com', submission_id: crypto.randomUUID() };
  const answers = await Promise.all([1, 2, 3, 4].map(() => visitor.from('leads').insert(sent)));
  for (const { status, data } of answers) assert.deepEqual([status, data], [201, null]);
  assert.equal(unwrap(await service.from('leads').select('id').eq('email', sent.email)).length, 1);
  succeed(await visitor.from('leads').insert({ ...sent, submission_id: crypto.randomUUID() }));
  assert.equal(unwrap(await service.from('leads').select('id').eq('email', sent.email)).length, 2);
});

test('what a form adds has its options and lengths', async () => {
  const full = {
    ...lead,
    email: 'full@example.com',
    topic: 'paper:social-security',
    callback: 'After four, Eastern',
    annual_revenue: '10m-20m',
    details: { score: 4 },
  };
  succeed(await visitor.from('leads').insert(full));
  for (const bad of [
    { annual_revenue: 'a lot' },
    { topic: 'x'.repeat(121) },
    { callback: 'x'.repeat(121) },
    { details: [] },
    { details: { text: 'x'.repeat(33_000) } },
  ]) {
    const { error } = await visitor.from('leads').insert({ ...lead, ...bad });
    assert.equal(error?.code, '23514', JSON.stringify(bad).slice(0, 60));
  }
  for (const foreign of [{ assigned_to: coach.id }, { client_id: crypto.randomUUID() }]) {
    const { error } = await visitor.from('leads').insert({ ...lead, ...foreign });
    assert.equal(error?.code, '42501');
  }
});

test('an assigned coach reads a lead, hears of it and adds to its history; the administrator decides', async () => {
  const made = await service
    .from('leads')
    .insert({ ...lead, email: 'as@example.com' })
    .select()
    .single();
  const { id } = unwrap(made);
  const live = await listenTo(coach.client, { table: 'leads' });
  const seenBy = async ({ client }: typeof coach) =>
    unwrap(await client.from('leads').select('id').eq('id', id)).length;
  assert.equal(await seenBy(coach), 0);
  const nobody = await project.signUp('nobody');
  const wrong = await admin.client.from('leads').update({ assigned_to: nobody.id }).eq('id', id);
  assert.equal(wrong.error?.code, '23514', 'a lead is not given to a user');
  succeed(await admin.client.from('leads').update({ assigned_to: coach.id }).eq('id', id));
  assert.deepEqual([await seenBy(coach), await seenBy(rival)], [1, 0]);
  assert.equal((await live.until(1))[0]?.eventType, 'UPDATE');
  await live.leave();

  const note = (note: string) => ({ lead_id: id, kind: 'note', note });
  succeed(await coach.client.from('lead_events').insert(note('Called, no answer')));
  succeed(await admin.client.from('lead_events').insert(note('Try after four')));
  for (const forged of [
    { ...note('x'), kind: 'status' },
    { ...note('x'), actor_id: admin.id },
    { ...note('x'), created_at: '2020-01-01T00:00:00Z' },
  ]) {
    assert.equal((await coach.client.from('lead_events').insert(forged)).error?.code, '42501');
  }
  assert.equal((await rival.client.from('lead_events').insert(note('x'))).error?.code, '42501');
  assert.equal((await coach.client.from('lead_events').insert(note(''))).error?.code, '23514');
  const moved = await coach.client.from('leads').update({ status: 'qualified' }).eq('id', id).select();
  assert.deepEqual(unwrap(moved), []);
  succeed(await admin.client.from('leads').update({ status: 'qualified' }).eq('id', id));

  const events = unwrap(
    await coach.client.from('lead_events').select('kind, to_value, actor_id').eq('lead_id', id).order('id'),
  );
  assert.deepEqual(
    events.map(({ kind, to_value, actor_id }) => [kind, to_value, actor_id]),
    [
      ['assigned', coach.id, admin.id],
      ['note', null, coach.id],
      ['note', null, admin.id],
      ['status', 'qualified', admin.id],
    ],
  );
  succeed(await service.from('profiles').update({ role: 'user' }).eq('id', coach.id));
  assert.equal(await seenBy(coach), 0);
  assert.deepEqual(unwrap(await coach.client.from('lead_events').select('id').eq('lead_id', id)), []);
  succeed(await service.from('profiles').update({ role: 'coach' }).eq('id', coach.id));
});

test('a subscriber is dated when confirmed and when gone; tokens are hashes and nobody’s to write', async () => {
  const email = 'reader@example.com';
  succeed(await visitor.from('subscribers').insert({ email, source: 'footer' }));
  const hash = 'a'.repeat(64);
  for (const own of [{ confirm_token_hash: hash }, { confirmed_at: '2030-01-01' }, { status: 'confirmed' }]) {
    const answer = await visitor.from('subscribers').insert({ email: 'x@example.com', ...own });
    assert.equal(answer.error?.code, '42501');
  }
  const row = () => service.from('subscribers').update({ confirm_token_hash: hash }).eq('email', email);
  assert.equal(unwrap(await row().select().single()).confirmed_at, null);
  const plain = await service
    .from('subscribers')
    .update({ confirm_token_hash: 'plain-token' })
    .eq('email', email);
  assert.equal(plain.error?.code, '23514');
  const become = async (status: string) =>
    unwrap(await service.from('subscribers').update({ status }).eq('email', email).select().single());
  const confirmed = await become('confirmed');
  assert.ok(confirmed.confirmed_at !== null && confirmed.unsubscribed_at === null);
  assert.ok((await become('unsubscribed')).unsubscribed_at);
  succeed(await visitor.from('subscribers').insert({ email, source: 'footer' }));
  const again = unwrap(await service.from('subscribers').select('*').eq('email', email).single());
  assert.deepEqual([again.status, again.confirmed_at], ['pending', null]);
});
