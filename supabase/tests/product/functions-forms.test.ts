import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as certification from 'shared-contract/forms/certification/options';
import { ask, badTokens, newAddress, type Answer } from '../harness/functions.ts';
import { startProduct, succeed, unwrap } from '../harness/project.ts';
import { contactAnswers, cpaAnswers, ownerAnswers, submission } from '../harness/sample-forms.ts';

const project = await startProduct();
const { service } = project;
const visitor = project.visitor();
const ann = await project.signUp('ann');

let callers = 0;
/** Each request has its own network address, unless one is given. */
const submit = (
  body: unknown,
  address = `10.0.${Math.floor(callers / 250)}.${callers++ % 250}`,
): Promise<Answer> => ask(project, 'submit-form', body, { headers: { 'x-forwarded-for': address } });

const leadsOf = async (email: string) => unwrap(await service.from('leads').select('*').eq('email', email));
const applicationsOf = async (email: string) =>
  unwrap(await service.from('certification_applications').select('*').eq('email', email));

test('every form is stored where it belongs; the answer is a reference and nothing else', async () => {
  const values = { ...contactAnswers(), phone: '', company: '  ', topic: 'Tax', source: 'contact page' };
  const { data, error } = await visitor.functions.invoke<{ reference: string }>('submit-form', {
    body: submission('contact', values),
  });
  assert.equal(error, null);
  const [lead] = await leadsOf(values.email);
  assert.deepEqual(data, { reference: lead?.reference });
  assert.match(data.reference, /^NC-[2-9A-Z]{4}-[2-9A-Z]{4}$/);
  assert.deepEqual(
    [lead?.phone, lead?.company, lead?.topic, lead?.source, lead?.status],
    [null, null, 'Tax', 'contact page', 'new'],
  );

  const short = { name: 'L', email: newAddress('short') };
  assert.equal((await submit(submission('lead', short))).status, 200);
  assert.equal((await leadsOf(short.email)).length, 1);

  const business = { ...contactAnswers(), company: 'Vi Co', annualRevenue: '3m-10m' };
  assert.equal((await submit(submission('client-application', business))).status, 200);
  const [application] = await leadsOf(business.email);
  assert.deepEqual([application?.annual_revenue, application?.source], ['3m-10m', 'client-application']);

  const certified = { ...cpaAnswers(), commitment: 'on', terms: 'true' };
  const { body } = await submit(submission('certification', certified));
  const [row] = await applicationsOf(certified.email);
  assert.deepEqual(body, { reference: row?.reference });
  assert.match(String(body['reference']), /^CPPS-/);
  assert.deepEqual(
    [row?.status, row?.user_id, row?.commitment, row?.terms, row?.license_state, row?.business_name],
    ['submitted', null, true, true, 'TN', null],
  );
  const consents = unwrap(
    await service.from('consents').select('purpose').eq('email', certified.email).order('purpose'),
  );
  assert.deepEqual(consents, [{ purpose: 'programme_commitment' }, { purpose: 'terms' }]);

  const client = { ...ownerAnswers(), numEmployees: '', notes: 'N' };
  assert.equal((await submit(submission('certification', client))).status, 200);
  const [ofOwner] = await applicationsOf(client.email);
  assert.deepEqual([ofOwner?.applicant_type, ofOwner?.num_employees, ofOwner?.notes], ['client', null, 'N']);

  const email = newAddress('news');
  const first = await submit(submission('newsletter', { email: email.toUpperCase(), source: 'footer' }));
  const known = await submit(submission('newsletter', { email }));
  assert.deepEqual([first.status, known.status], [200, 200]);
  for (const answer of [first, known]) assert.match(String(answer.body['reference']), /^NEWS-/);
  const rows = unwrap(await service.from('subscribers').select('status').eq('email', email));
  assert.deepEqual(rows, [{ status: 'pending' }]);
});

test('all option sets are accepted, and nothing beside them', async () => {
  for (const [field, options] of Object.entries(certification)) {
    const make = field === 'annualRevenue' || field === 'numEmployees' ? ownerAnswers : cpaAnswers;
    for (const option of options) {
      const { status } = await submit(submission('certification', { ...make(), [field]: option }));
      assert.equal(status, 200, `${field} ${option}`);
    }
    const { status, body } = await submit(submission('certification', { ...make(), [field]: '250k' }));
    assert.deepEqual([status, Object.keys(body['errors'] as object)], [400, [field]]);
  }
});

test('every field that is missing or wrong is named, in words, and nothing is stored', async () => {
  const before = async () => [
    unwrap(await service.from('leads').select('id')).length,
    unwrap(await service.from('certification_applications').select('id')).length,
    unwrap(await service.from('subscribers').select('id')).length,
  ];
  const count = await before();
  for (const [form, make] of [
    ['certification', cpaAnswers],
    ['certification', ownerAnswers],
    ['contact', contactAnswers],
  ] as const) {
    for (const field of Object.keys(make())) {
      if (field === 'applicantType') continue;
      for (const value of ['', '   ', undefined, null, 7, {}]) {
        const { status, body } = await submit(submission(form, { ...make(), [field]: value }));
        const errors = body['errors'] as Record<string, string>;
        assert.deepEqual([status, Object.keys(errors)], [400, [field]], `${field} ${JSON.stringify(value)}`);
        assert.match(errors[field] ?? '', /^[A-Z][a-z]+ [a-z]/, `${field}: ${errors[field]}`);
      }
    }
  }
  const cases: [string, object, Record<string, string>][] = [
    [
      'contact',
      { ...contactAnswers(), email: 'vi@' },
      { email: 'Enter an email address like name@example.com' },
    ],
    [
      'contact',
      { ...contactAnswers(), phone: 'call me' },
      { phone: 'Enter a phone number like (212) 555-0123' },
    ],
    [
      'contact',
      { ...contactAnswers(), message: 'x'.repeat(4001) },
      { message: 'Shorten the message to 4,000 characters' },
    ],
    ['newsletter', { email: '' }, { email: 'Enter your email address' }],
    [
      'client-application',
      { ...contactAnswers(), company: 'C' },
      { annualRevenue: 'Choose your annual revenue' },
    ],
    ['certification', { ...cpaAnswers(), terms: false }, { terms: 'Accept the terms to apply' }],
    [
      'certification',
      { ...cpaAnswers(), commitment: 'no' },
      { commitment: 'Confirm that you can commit to the program' },
    ],
    [
      'certification',
      { ...cpaAnswers(), applicantType: 'admin' },
      { applicantType: 'Choose CPA / Advisor or Business Owner / Client' },
    ],
  ];
  for (const [form, values, errors] of cases) {
    const answer = await submit(submission(form, values));
    assert.deepEqual([answer.status, answer.body['errors']], [400, errors]);
  }
  for (const [body, field] of [
    [submission('orders', contactAnswers()), 'form'],
    [submission('contact', contactAnswers(), { requestId: '1' }), 'requestId'],
    [{ form: 'contact', website: '', requestId: crypto.randomUUID() }, 'values'],
    ['no json', 'body'],
    ['null', 'body'],
  ] as const) {
    const answer = await submit(body);
    assert.deepEqual([answer.status, Object.keys(answer.body['errors'] as object)], [400, [field]]);
  }
  assert.equal(
    (await submit(submission('contact', { ...contactAnswers(), extra: 'x'.repeat(70_000) }))).status,
    413,
  );
  assert.deepEqual(await before(), count);
});

test('status, role, owner and ids that come along are dropped', async () => {
  const smuggled = {
    status: 'approved',
    user_id: ann.id,
    userId: ann.id,
    id: crypto.randomUUID(),
    reference: 'CPPS-AAAA-AAAA',
    role: 'admin',
    consents: ['testimonial'],
    created_at: '2020-01-01T00:00:00Z',
  };
  const values = { ...cpaAnswers(), ...smuggled };
  assert.equal(
    (await submit({ ...submission('certification', values), user_id: ann.id, entry: {} })).status,
    200,
  );
  const [row] = await applicationsOf(values.email);
  assert.deepEqual([row?.status, row?.user_id], ['submitted', null]);
  assert.notEqual(row?.reference, smuggled.reference);
  assert.notEqual(row?.id, smuggled.id);
  const call = {
    form: 'contact',
    entry: contactAnswers(),
    request_id: crypto.randomUUID(),
    fingerprint: 'f',
    sender_key: 's',
  };
  for (const client of [
    visitor,
    ann.client,
    (await project.signIn('admin@example.com', 'demo-password')).client,
  ]) {
    assert.equal((await client.rpc('submit_form', call)).error?.code, '42501');
  }
});

test('who is signed in is noted with an application; a token that is nobody’s notes nobody', async () => {
  const values = cpaAnswers();
  const headers = { 'x-forwarded-for': '10.9.0.1' };
  const first = await ask(project, 'submit-form', submission('certification', values), { as: ann, headers });
  assert.equal(first.status, 200);
  assert.equal((await applicationsOf(values.email))[0]?.user_id, ann.id);
  const open = await ask(project, 'submit-form', submission('certification', cpaAnswers()), {
    as: ann,
    headers,
  });
  assert.equal(open.status, 409);
  for (const token of await badTokens(project, ann)) {
    const forged = cpaAnswers();
    const answer = await ask(project, 'submit-form', submission('certification', forged), { token, headers });
    assert.equal(answer.status, 200);
    assert.equal((await applicationsOf(forged.email))[0]?.user_id, null);
  }
});

test('a double submit stores one row and answers the same, also twenty at once', async () => {
  for (const [form, values] of [
    ['lead', { name: 'L', email: newAddress('twice') }],
    ['contact', contactAnswers()],
    ['client-application', { ...contactAnswers(), company: 'C', annualRevenue: '3m-10m' }],
    ['certification', cpaAnswers()],
    ['certification', ownerAnswers()],
    ['newsletter', { email: newAddress('twice') }],
  ] as const) {
    const body = submission(form, values);
    const answers = await Promise.all(Array.from({ length: 20 }, () => submit(body)));
    assert.deepEqual(new Set(answers.map(({ status }) => status)), new Set([200]));
    assert.equal(new Set(answers.map(({ body }) => body['reference'])).size, 1);
    const rows = [...(await leadsOf(values.email)), ...(await applicationsOf(values.email))];
    assert.equal(rows.length, form === 'newsletter' ? 0 : 1);
    const listed = await service.from('subscribers').select('id').eq('email', values.email);
    assert.equal(unwrap(listed).length, form === 'newsletter' ? 1 : 0);
    const other = await submit({ ...body, values: { ...values, email: newAddress('else') } });
    assert.equal(other.status, 409, 'the id stands for what was sent first');
    assert.equal((await submit({ ...body, requestId: body.requestId.toUpperCase() })).status, 200);
  }
  const direct = { ...contactAnswers(), submission_id: crypto.randomUUID() };
  succeed(await visitor.from('leads').insert(direct));
  const { submission_id, ...values } = direct;
  assert.equal((await submit(submission('contact', values, { requestId: submission_id }))).status, 200);
  assert.equal((await leadsOf(direct.email)).length, 1, 'one row by either way');
});

test('what fills in the hidden field is thanked and not stored', async () => {
  for (const [form, values] of [
    ['contact', contactAnswers()],
    ['certification', cpaAnswers()],
    ['newsletter', { email: newAddress('bot') }],
  ] as const) {
    const body = submission(form, values, { website: 'https://spam.example' });
    const [first, second] = [await submit(body), await submit(body)];
    assert.equal(first.status, 200);
    assert.deepEqual(first, second);
    assert.deepEqual(Object.keys(first.body), ['reference']);
    assert.match(String(first.body['reference']), /^(NC|CPPS|NEWS)-[2-9A-Z]{4}-[2-9A-Z]{4}$/);
    const subscribers = unwrap(await service.from('subscribers').select('id').eq('email', values.email));
    assert.deepEqual(
      [...(await leadsOf(values.email)), ...(await applicationsOf(values.email)), ...subscribers],
      [],
    );
  }
  assert.equal((await submit(submission('contact', contactAnswers(), { website: { a: 1 } }))).status, 200);
});

test('an email address is limited, in any spelling and with parallel requests', async () => {
  const values = contactAnswers();
  const spelled = (n: number) => (n % 2 === 0 ? values.email : values.email.toUpperCase());
  const answers = await Promise.all(
    Array.from({ length: 12 }, (_, n) => submit(submission('contact', { ...values, email: spelled(n) }))),
  );
  assert.equal(answers.filter(({ status }) => status === 200).length, 5);
  assert.equal(answers.filter(({ status }) => status === 429).length, 7);
  assert.equal((await submit(submission('lead', values))).status, 429, 'forms of one kind share the limit');
  assert.equal((await submit(submission('contact', contactAnswers()))).status, 200, 'others are not held up');

  const applicant = cpaAnswers();
  const statuses = [];
  for (let n = 0; n < 4; n += 1) statuses.push((await submit(submission('certification', applicant))).status);
  assert.deepEqual(statuses, [200, 200, 200, 429]);
});

test('a network address is limited; what is refused or repeated does not count', async () => {
  const address = '203.0.113.9';
  for (let n = 0; n < 5; n += 1) assert.equal((await submit(submission('contact', {}), address)).status, 400);
  const body = submission('contact', contactAnswers());
  for (let n = 0; n < 5; n += 1) assert.equal((await submit(body, address)).status, 200);
  const answers = await Promise.all(
    Array.from({ length: 14 }, () => submit(submission('contact', contactAnswers()), address)),
  );
  assert.equal(answers.filter(({ status }) => status === 200).length, 9);
  assert.equal(answers.filter(({ status }) => status === 429).length, 5);
  assert.equal(
    (await submit(submission('contact', contactAnswers()), `1.2.3.4, ${address}`)).status,
    429,
    'the last hop counts',
  );
  const response = await fetch(`${project.backend.url}/functions/v1/submit-form`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
    body: JSON.stringify(submission('contact', contactAnswers())),
  });
  const told = (await response.json()) as { message: string; retryAfter: number };
  assert.ok(told.retryAfter > 500 && told.retryAfter <= 600, `${told.retryAfter}`);
  assert.deepEqual(
    [response.status, response.headers.get('retry-after'), told.message],
    [
      429,
      String(told.retryAfter),
      'Many messages have just come from your network. Try again in 10 minutes.',
    ],
  );
  assert.equal(
    (await submit(submission('lead', contactAnswers()), address)).status,
    200,
    'another form is another matter',
  );
});

test('text that looks like code or another statement is stored as text', async () => {
  const values = {
    ...contactAnswers(),
    name: `'); drop table public.leads; --`,
    message: '<script>alert(1)</script>\u202E =HYPERLINK("x")',
  };
  assert.equal((await submit(submission('contact', values))).status, 200);
  const [row] = await leadsOf(values.email);
  assert.deepEqual([row?.name, row?.message], [values.name, values.message]);
  for (const message of ['a\u0000b', 'half \uD83D']) {
    const { status, body } = await submit(submission('contact', { ...contactAnswers(), message }));
    assert.deepEqual([status, body['errors']], [400, { message: 'Remove the characters that are not text' }]);
  }
});

test('nothing of this was logged as a failure', () => {
  assert.deepEqual(project.logged, []);
});
