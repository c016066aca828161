import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as certification from 'shared-contract/forms/certification/options';
import type { Insert } from '../harness/product-schema.ts';
import { startProduct, succeed, unwrap } from '../harness/project.ts';

const project = await startProduct();
const { service } = project;
const visitor = project.visitor();
const admin = await project.signIn('admin@example.com', 'demo-password');
const ann = await project.signUp('ann');
const bob = await project.signUp('bob');

type Application = Insert<'certification_applications'>;
let serial = 0;
const person = () => ({
  first_name: 'Ada',
  last_name: 'Okafor',
  email: `ada${(serial += 1)}@example.com`,
  phone: '(615) 555-0142',
});
const cpa = (): Application => ({
  ...person(),
  applicant_type: 'cpa',
  firm_name: 'Okafor CPA',
  title: 'Partner',
  years_experience: '6-10',
  license_number: 'TN-12345',
  license_state: 'Tennessee',
  current_revenue: '250k-500k',
  target_revenue: '1m-2m',
  client_types: 'Dental practices',
  biggest_challenge: 'Compliance work fills the year.',
  why_applying: 'To advise before the year ends.',
  commitment: true,
  terms: true,
});
const owner = (): Application => ({
  ...person(),
  applicant_type: 'client',
  business_name: 'Okafor Freight',
  annual_revenue: '2m-5m',
  interests: 'Pension strategies',
});
const without = (row: Application, field: string): Application =>
  Object.fromEntries(Object.entries(row).filter(([name]) => name !== field)) as unknown as Application;
const send = (row: Application) => visitor.from('certification_applications').insert(row);
const kept = async (email: string) =>
  unwrap(await service.from('certification_applications').select('*').eq('email', email));
const update = (client: typeof visitor, id: string, change: Partial<Application>) =>
  client.from('certification_applications').update(change).eq('id', id).select('status');

test('a visitor applies as either kind and is told nothing; the row has a reference and no account', async () => {
  for (const row of [cpa(), { ...owner(), num_employees: '11-50', notes: 'Call me' }]) {
    const answer = await send(row);
    assert.deepEqual([answer.status, answer.data], [201, null]);
    const [made] = await kept(row.email);
    assert.match(made?.reference ?? '', /^CPPS-[2-9A-HJ-NP-Z]{4}-[2-9A-HJ-NP-Z]{4}$/);
    assert.deepEqual([made?.status, made?.user_id, made?.decided_at], ['submitted', null, null]);
  }
  assert.equal((await send(cpa()).select('reference')).error?.code, '42501');
});

test('every option of every choice is taken, and no other', async () => {
  const options = {
    years_experience: certification.yearsExperience,
    current_revenue: certification.currentRevenue,
    target_revenue: certification.targetRevenue,
    annual_revenue: certification.annualRevenue,
    num_employees: certification.numEmployees,
  };
  for (const [field, values] of Object.entries(options)) {
    const base = field === 'annual_revenue' || field === 'num_employees' ? owner : cpa;
    for (const value of values) {
      succeed(await service.from('certification_applications').insert({ ...base(), [field]: value }));
    }
    assert.equal((await send({ ...base(), [field]: 'other' })).error?.code, '23514', field);
  }
  assert.equal((await send({ ...owner(), applicant_type: 'bank' })).error?.code, '23514');
});

test('what a kind requires is there, what belongs to the other is not', async () => {
  const required: [() => Application, (keyof Application)[]][] = [
    [cpa, ['firm_name', 'title', 'years_experience', 'license_number', 'license_state', 'current_revenue']],
    [cpa, ['target_revenue', 'client_types', 'biggest_challenge', 'why_applying', 'commitment', 'terms']],
    [owner, ['business_name', 'annual_revenue', 'interests']],
  ];
  for (const [base, fields] of required) {
    for (const field of fields) {
      assert.equal((await send(without(base(), field))).error?.code, '23514', field);
    }
  }
  for (const field of ['first_name', 'last_name', 'email', 'phone'] as const) {
    assert.equal((await send(without(cpa(), field))).error?.code, '23502', field);
  }
  for (const bad of [
    { ...cpa(), commitment: false },
    { ...cpa(), terms: false },
    { ...cpa(), business_name: 'B' },
    { ...owner(), firm_name: 'F' },
    { ...cpa(), first_name: '  ' },
    { ...cpa(), why_applying: 'x'.repeat(4001) },
    { ...cpa(), email: 'no address' },
    { ...cpa(), phone: 'call me' },
  ]) {
    assert.equal((await send(bad)).error?.code, '23514');
    assert.deepEqual(await kept(bad.email), []);
  }
});

test('status, decision, account and dates are not the applicant’s', async () => {
  for (const forged of [
    { status: 'approved' },
    { decided_at: '2030-01-01T00:00:00Z' },
    { decided_by: admin.id },
    { user_id: bob.id },
    { reference: 'CPPS-MINE-MINE' },
    { created_at: '2020-01-01T00:00:00Z' },
  ]) {
    for (const client of [visitor, ann.client]) {
      const { error } = await client.from('certification_applications').insert({ ...cpa(), ...forged });
      assert.equal(error?.code, '42501', JSON.stringify(forged));
    }
  }
});

test('one account has one open application; it withdraws and applies again; others see nothing of it', async () => {
  const apply = () => ann.client.from('certification_applications').insert(cpa());
  const [first, second] = await Promise.all([apply(), apply()]);
  assert.deepEqual([first.error?.code, second.error?.code].sort(), ['23505', undefined]);
  const own = unwrap(await ann.client.from('certification_applications').select('*'));
  assert.deepEqual([own.length, own[0]?.user_id, own[0]?.status], [1, ann.id, 'submitted']);
  const id = own[0]?.id ?? '';
  assert.deepEqual(unwrap(await bob.client.from('certification_applications').select('id')), []);
  assert.deepEqual(unwrap(await update(bob.client, id, { status: 'withdrawn' })), []);
  for (const status of ['approved', 'rejected', 'in_review']) {
    assert.equal((await update(ann.client, id, { status })).error?.code, '42501', status);
  }
  assert.equal((await update(ann.client, id, { decision_note: 'x' })).error?.code, '42501');
  assert.deepEqual(unwrap(await update(ann.client, id, { status: 'withdrawn' })), [{ status: 'withdrawn' }]);
  assert.equal((await update(ann.client, id, { status: 'submitted' })).error?.code, '42501');
  succeed(await apply());
});

test('an administrator reviews; only the function decides; every step is in the history', async () => {
  const row = owner();
  succeed(await bob.client.from('certification_applications').insert(row));
  const id = (await kept(row.email))[0]?.id ?? '';
  succeed(await update(admin.client, id, { status: 'in_review' }));
  for (const status of ['approved', 'rejected']) {
    assert.equal((await update(admin.client, id, { status })).error?.code, '42501');
  }
  const note = { application_id: id, kind: 'note', note: 'Ask for the last return' };
  succeed(await admin.client.from('application_events').insert(note));
  assert.equal((await bob.client.from('application_events').insert(note)).error?.code, '42501');
  succeed(await update(service, id, { status: 'approved', decided_by: admin.id }));
  const decided = (await kept(row.email))[0];
  assert.ok(decided?.decided_at);
  assert.equal(decided.decided_by, admin.id);
  assert.equal((await update(admin.client, id, { status: 'submitted' })).error?.code, '42501');
  assert.equal((await update(bob.client, id, { status: 'withdrawn' })).error?.code, '42501');

  const history = async (client: typeof visitor) =>
    unwrap(
      await client.from('application_events').select('kind, to_status').eq('application_id', id).order('id'),
    ).map(({ kind, to_status }) => to_status ?? kind);
  assert.deepEqual(await history(admin.client), ['submitted', 'in_review', 'note', 'approved']);
  assert.deepEqual(await history(bob.client), ['submitted', 'in_review', 'approved']);
  assert.deepEqual(await history(ann.client), []);
});

test('a repeated submission stores one row; the fourth of an address within an hour is refused', async () => {
  succeed(await service.from('certification_applications').delete().neq('reference', ''));
  const sent = { ...cpa(), submission_id: crypto.randomUUID() };
  const answers = await Promise.all([1, 2, 3].map(() => send(sent)));
  for (const { status } of answers) assert.equal(status, 201);
  assert.equal((await kept(sent.email)).length, 1);
  for (let n = 0; n < 2; n += 1) succeed(await send({ ...sent, submission_id: crypto.randomUUID() }));
  const more = { ...sent, email: sent.email.toUpperCase(), submission_id: crypto.randomUUID() };
  const { status, error } = await send(more);
  assert.deepEqual([status, error?.code], [429, 'PT429']);
});
