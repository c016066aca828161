import assert from 'node:assert/strict';
import { test } from 'node:test';
import { practiceRevenue, yearsOfExperience } from 'shared-contract/forms/cpa-partnership/options';
import { valuesOf } from 'shared-contract/forms/options';
import type { FormName } from 'shared-contract/forms/names';
import { ask, newAddress, type Answer } from '../harness/functions.ts';
import { startProduct, unwrap } from '../harness/project.ts';

const project = await startProduct();
const { service } = project;
const admin = await project.signIn('admin@example.com', 'demo-password');
const coach = await project.signIn('coach@example.com', 'demo-password');
let callers = 0;
const submit = (form: string, values: object, rest: object = {}): Promise<Answer> =>
  ask(
    project,
    'submit-form',
    { form, values, website: '', requestId: crypto.randomUUID(), ...rest },
    { headers: { 'x-forwarded-for': `10.2.0.${callers++ % 250}` } },
  );
const leadsOf = async (email: string) => unwrap(await service.from('leads').select('*').eq('email', email));

const assessment = () => ({
  name: 'Ada Owner',
  email: newAddress('ada'),
  company: 'Ada Foods',
  annualRevenue: '3m-10m',
  answers: { entity: 's-corp', 'retirement-plan': 'None yet: “we will”' },
  score: 62,
  band: 'Room to plan',
});
const partnership = () => ({
  name: 'Cyra Pace',
  email: newAddress('cyra'),
  phone: '(615) 555-0142',
  company: 'Pace CPA',
  licenseState: 'TN',
  yearsExperience: 'under-3',
  practiceRevenue: 'under-250k',
});

test('an assessment is one lead with its answers, score and band', async () => {
  const values = { ...assessment(), message: 'Call me', details: { forged: true }, topic: 'Tax' };
  const { status, body } = await submit('assessment', values);
  const [lead, ...more] = await leadsOf(values.email);
  assert.deepEqual([status, body, more], [200, { reference: lead?.reference }, []]);
  const { answers, score, band } = values;
  assert.deepEqual(
    [lead?.details, lead?.topic, lead?.source, lead?.annual_revenue, lead?.message, lead?.status],
    [{ answers, score, band }, 'assessment', 'assessment', '3m-10m', 'Call me', 'new'],
  );
});

test('the longest assessment that is allowed is kept whole', async () => {
  const question = (n: number): string => `q-${n}`.padEnd(40, 'x');
  const answers = Object.fromEntries(
    Array.from({ length: 20 }, (_, n) => [question(n), '\u0001'.repeat(200)]),
  );
  const values = { ...assessment(), answers, score: 100, message: '漢'.repeat(4000) };
  assert.equal((await submit('assessment', values)).status, 200);
  const [lead] = await leadsOf(values.email);
  assert.deepEqual((lead?.details as { answers: object }).answers, answers);
});

test('a partnership is a lead with the license, experience and revenue of the practice', async () => {
  const values = { ...partnership(), source: 'for-cpas' };
  assert.equal((await submit('cpa-partnership', values)).status, 200);
  const [lead] = await leadsOf(values.email);
  assert.deepEqual(
    [lead?.details, lead?.topic, lead?.source, lead?.phone, lead?.company],
    [
      { licenseState: 'TN', yearsExperience: 'under-3', practiceRevenue: 'under-250k' },
      'cpa-partnership',
      'for-cpas',
      '(615) 555-0142',
      'Pace CPA',
    ],
  );
  const sets = {
    yearsExperience: valuesOf(yearsOfExperience),
    practiceRevenue: valuesOf(practiceRevenue),
  };
  for (const [field, options] of Object.entries(sets)) {
    for (const option of options) {
      const { status } = await submit('cpa-partnership', { ...partnership(), [field]: option });
      assert.equal(status, 200, option);
    }
  }
});

test('a form that does not say where it stands is its own source', async () => {
  const values = { name: 'Vi', email: newAddress('vi'), message: 'Hello' };
  for (const form of ['lead', 'contact']) assert.equal((await submit(form, values)).status, 200);
  const more = { ...values, company: 'Vi Co', annualRevenue: '3m-10m', source: ' ' };
  assert.equal((await submit('client-application', more)).status, 200);
  assert.deepEqual((await leadsOf(values.email)).map(({ source }) => source).sort(), [
    'client-application',
    'contact',
    'lead',
  ]);
});

test('what is missing or wrong is named, and nothing is stored', async () => {
  const cases: [string, object, string][] = [
    ['assessment', { company: '' }, 'company'],
    ['assessment', { annualRevenue: '1m' }, 'annualRevenue'],
    ['assessment', { answers: undefined }, 'answers'],
    ['assessment', { answers: [] }, 'answers'],
    ['assessment', { answers: { Entity: 'x' } }, 'answers'],
    ['assessment', { answers: { entity: 7 } }, 'answers'],
    ['assessment', { answers: { entity: { deep: 'x' } } }, 'answers'],
    ['assessment', { answers: { entity: 'x'.repeat(201) } }, 'answers'],
    ['assessment', { answers: { entity: 'half \uD83D' } }, 'answers'],
    [
      'assessment',
      { answers: Object.fromEntries(Array.from({ length: 21 }, (_, n) => [`q${n}`, 'x'])) },
      'answers',
    ],
    ['assessment', { score: 101 }, 'score'],
    ['assessment', { score: -1 }, 'score'],
    ['assessment', { score: 61.5 }, 'score'],
    ['assessment', { score: '62' }, 'score'],
    ['assessment', { band: '' }, 'band'],
    ['assessment', { band: 'x'.repeat(61) }, 'band'],
    ['cpa-partnership', { phone: '' }, 'phone'],
    ['cpa-partnership', { company: ' ' }, 'company'],
    ['cpa-partnership', { licenseState: '' }, 'licenseState'],
    ['cpa-partnership', { yearsExperience: '1' }, 'yearsExperience'],
    ['cpa-partnership', { practiceRevenue: 'lots' }, 'practiceRevenue'],
  ];
  for (const [form, wrong, field] of cases) {
    const values = { ...(form === 'assessment' ? assessment() : partnership()), ...wrong };
    const { status, body } = await submit(form, values);
    const errors = (body['errors'] ?? {}) as Record<string, string>;
    assert.deepEqual([status, Object.keys(errors)], [400, [field]], JSON.stringify(wrong));
    assert.match(errors[field] ?? '', /^[A-Z][a-z]+ [a-z]/);
    assert.deepEqual(await leadsOf(values.email), []);
  }
  const values = assessment();
  const text = JSON.stringify({ form: 'assessment', values, website: '', requestId: crypto.randomUUID() });
  assert.equal((await ask(project, 'submit-form', text.replace('"entity"', '"__proto__"'))).status, 200);
  const [lead] = await leadsOf(values.email);
  const kept = (lead?.details as { answers: object }).answers;
  assert.deepEqual(Object.keys(kept), ['retirement-plan'], 'what is no name of a question is dropped');
});

test('on every form each field is asked for in words, has its length, and nothing wrong is stored', async () => {
  const lead = () => ({ name: 'L', email: newAddress('l') });
  const application = () => ({ ...lead(), company: 'C', annualRevenue: '3m-10m' });
  const forms: Record<
    Exclude<FormName, 'certification' | 'symposium'>,
    [() => object, Record<string, number>]
  > = {
    lead: [
      lead,
      { name: 120, phone: 40, message: 4000, topic: 120, callback: 120, company: 160, source: 120 },
    ],
    contact: [
      () => ({ ...lead(), message: 'M' }),
      { name: 120, phone: 40, message: 4000, topic: 120, source: 120 },
    ],
    'client-application': [application, { name: 120, phone: 40, company: 160, message: 4000, callback: 120 }],
    assessment: [assessment, { name: 120, phone: 40, company: 160, band: 60, message: 4000 }],
    'cpa-partnership': [partnership, { name: 120, phone: 40, company: 160, message: 4000 }],
    newsletter: [() => ({ email: newAddress('n') }), { source: 120 }],
  };
  const count = async (): Promise<(number | null)[]> =>
    Promise.all(
      (['leads', 'subscribers', 'certification_applications', 'consents'] as const).map(
        async (table) => (await service.from(table).select('*', { count: 'exact', head: true })).count,
      ),
    );
  const before = await count();
  const isNamed = async (form: string, values: object, field: string): Promise<void> => {
    const { status, body } = await submit(form, values);
    const errors = (body['errors'] ?? {}) as Record<string, string>;
    const sent = `${form} ${field} ${JSON.stringify(values).slice(0, 120)}`;
    assert.deepEqual([status, Object.keys(errors)], [400, [field]], sent);
    assert.match(errors[field] ?? '', /^[A-Z][a-z]+ [a-z]/, sent);
  };
  for (const [form, [make, lengths]] of Object.entries(forms)) {
    for (const field of Object.keys(make())) {
      for (const wrong of ['', '   ', undefined, null, [], true]) {
        await isNamed(form, { ...make(), [field]: wrong }, field);
      }
    }
    for (const [field, most] of Object.entries(lengths)) {
      await isNamed(form, { ...make(), [field]: 'x'.repeat(most + 1) }, field);
    }
    for (const email of ['vi', 'vi@', '@example.com', 'v i@example.com', `${'x'.repeat(250)}@b.co`]) {
      await isNamed(form, { ...make(), email }, 'email');
    }
    if (!('phone' in lengths)) continue;
    for (const phone of ['call me', '555', '5'.repeat(41)])
      await isNamed(form, { ...make(), phone }, 'phone');
  }
  assert.deepEqual(await count(), before);
});

test('sent twice it is stored once; a filled hidden field stores nothing', async () => {
  for (const [form, values] of [
    ['assessment', assessment()],
    ['cpa-partnership', partnership()],
  ] as const) {
    const requestId = crypto.randomUUID();
    const answers = await Promise.all(Array.from({ length: 5 }, () => submit(form, values, { requestId })));
    assert.equal(new Set(answers.map(({ body }) => body['reference'])).size, 1);
    assert.equal((await leadsOf(values.email)).length, 1);
    const other = newAddress('bot');
    const trapped = await submit(form, { ...values, email: other }, { website: 'x' });
    assert.match(String(trapped.body['reference']), /^NC-/);
    assert.deepEqual(await leadsOf(other), []);
  }
});

test('an administrator assigns what came in, its coach reads it with its answers', async () => {
  const values = assessment();
  await submit('assessment', values);
  const change = { assigned_to: coach.id, status: 'contacted' };
  const changed = await admin.client.from('leads').update(change).eq('email', values.email).select().single();
  assert.equal(unwrap(changed).status, 'contacted');
  const seen = unwrap(await coach.client.from('leads').select('details').eq('email', values.email).single());
  assert.equal((seen.details as { score: number }).score, values.score);
});

test('nothing of this was logged as a failure', () => {
  assert.deepEqual(project.logged, []);
});
