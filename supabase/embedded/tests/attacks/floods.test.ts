import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ask, newAddress, type Answer } from '../../../tests/harness/functions.ts';
import { startProduct, unwrap } from '../../../tests/harness/project.ts';

const project = await startProduct();
const { service } = project;
const contact = (mark: string) => ({
  form: 'contact',
  values: { name: 'Vi Sitor', email: newAddress('vi'), message: mark },
  website: '',
  requestId: crypto.randomUUID(),
});
const send = (mark: string, address: string, headers: Record<string, string> = {}): Promise<Answer> =>
  ask(project, 'submit-form', contact(mark), { headers: { 'x-forwarded-for': address, ...headers } });
const sendFrom = (mark: string, addresses: string[]): Promise<Answer[]> =>
  Promise.all(addresses.map((address) => send(mark, address)));
const stored = async (mark: string): Promise<number> =>
  unwrap(await service.from('leads').select('id').eq('message', mark)).length;
const count = (answers: Answer[], status: number): number =>
  answers.filter((answer) => answer.status === status).length;

test('200 forms at once from 50 senders are all stored', async () => {
  const senders = Array.from({ length: 50 }, (_, n) =>
    n % 2 === 0 ? `192.0.2.${n + 1}` : `2001:db8:0:${n.toString(16)}::1`,
  );
  const answers = await sendFrom('crowd', [...senders, ...senders, ...senders, ...senders]);
  assert.deepEqual([count(answers, 200), await stored('crowd')], [200, 200]);
});

test('a flood from one address is refused after its burst, and nobody else is', async () => {
  const flood = sendFrom(
    'flood',
    Array.from({ length: 60 }, () => '198.51.100.7'),
  );
  const others = await sendFrom(
    'honest',
    Array.from({ length: 20 }, (_, n) => `198.51.100.${n + 20}`),
  );
  const answers = await flood;
  assert.deepEqual([count(answers, 200), count(answers, 429), await stored('flood')], [10, 50, 10]);
  assert.deepEqual([count(others, 200), await stored('honest')], [20, 20]);
  const refused = answers.find(({ status }) => status === 429)?.body;
  assert.match(
    String(refused?.['message']),
    /^Many messages have just come from your network\. Try again in 10 m/,
  );
  assert.ok(Number(refused?.['retryAfter']) > 540);
});

test('a household is one sender in all its addresses, and the next one is another', async () => {
  const house = Array.from({ length: 12 }, (_, n) => `2001:0db8:1:2:${n}:${n}::${n + 1}`);
  assert.equal(count(await sendFrom('house', house), 200), 10);
  assert.equal((await send('house', '2001:db8:1:3::1')).status, 200);
  const mapped = ['203.0.113.40', '::ffff:203.0.113.40', '::FFFF:cb00:7128'];
  const answers = await sendFrom(
    'mapped',
    Array.from({ length: 12 }, (_, n) => mapped[n % 3] ?? ''),
  );
  assert.equal(count(answers, 200), 10);
  assert.equal((await send('mapped', '::ffff:203.0.113.41')).status, 200);
});

test('what is no address is one sender with more room, and takes none of the room of others', async () => {
  const words = ['unknown', '999.1.1.1', '_hidden', '1.2.3.4:80', ''];
  const answers = await sendFrom(
    'odd',
    Array.from({ length: 125 }, (_, n) => words[n % 5] ?? ''),
  );
  assert.deepEqual([count(answers, 200), count(answers, 429)], [120, 5]);
  assert.equal((await send('odd', '203.0.113.99')).status, 200);
});

test('headers that a visitor writes make nobody somebody else', async () => {
  const forged = (n: number): Record<string, string> => ({
    'cf-connecting-ip': `192.0.2.${n}`,
    'CF-Connecting-IP': `192.0.2.${n}`,
    'x-real-ip': `192.0.2.${n}`,
    'x-client-ip': `192.0.2.${n}`,
    forwarded: `for=192.0.2.${n}`,
  });
  const behind = await Promise.all(
    Array.from({ length: 14 }, (_, n) => send('behind', `192.0.2.${n}, 10.0.0.1, 203.0.113.120`, forged(n))),
  );
  assert.equal(count(behind, 200), 10, 'the proxy adds to the end');

  const bare = await startProduct({ trustedProxies: 0 });
  const answers = await Promise.all(
    Array.from({ length: 14 }, (_, n) =>
      ask(bare, 'submit-form', contact('bare'), {
        headers: { 'x-forwarded-for': `192.0.2.${n}`, ...forged(n) },
      }),
    ),
  );
  assert.equal(count(answers, 200), 10, 'without a proxy the connection counts');
});

test('an id that came by another way answers its own words alone', async () => {
  const { values, requestId } = contact('twice');
  const visitor = project.visitor();
  await visitor.from('leads').insert({ ...values, submission_id: requestId });
  const [row] = unwrap(await service.from('leads').select('reference').eq('submission_id', requestId));
  const submit = (sent: object, website = '') =>
    ask(
      project,
      'submit-form',
      { form: 'contact', values: sent, website, requestId },
      { headers: { 'x-forwarded-for': '203.0.113.200' } },
    );
  const probe = await submit({ ...values, email: newAddress('other') });
  assert.equal(probe.status, 409);
  assert.ok(!JSON.stringify(probe.body).includes(row?.reference ?? '-'), JSON.stringify(probe.body));
  const hidden = await submit(values, 'https://spam.example');
  assert.notEqual(hidden.body['reference'], row?.reference);
  assert.deepEqual((await submit(values)).body, { reference: row?.reference });
});

test('rows that come in past the functions count for their sender alone', async () => {
  const insert = async (address: string): Promise<number> => {
    const response = await fetch(`${project.backend.url}/rest/v1/leads`, {
      method: 'POST',
      headers: {
        apikey: project.backend.publishableKey,
        'content-type': 'application/json',
        'x-forwarded-for': address,
      },
      body: JSON.stringify({ ...contact('direct').values, submission_id: crypto.randomUUID() }),
    });
    return response.status;
  };
  const flood = await Promise.all(Array.from({ length: 12 }, () => insert('203.0.113.230')));
  assert.deepEqual(
    [201, 429].map((status) => flood.filter((answer) => answer === status).length),
    [10, 2],
  );
  assert.equal(await insert('203.0.113.231'), 201);
});

/* Reports that bypass the edge, with the key that every page contains. */
const part = { remote: 'mfe-cpps', version: '2.0.0-aa' };
const pageError = (message: string) => ({
  ...part,
  kind: 'script',
  message,
  place: '/remotes/mfe-cpps/a.js:1:2',
  stack: '',
  route: '/cpps',
});
const reportFrom = (address: string, of: object): Promise<Response> =>
  fetch(`${project.backend.url}/rest/v1/rpc/record_page_report`, {
    method: 'POST',
    headers: {
      apikey: project.backend.publishableKey,
      'content-type': 'application/json',
      'x-forwarded-for': address,
    },
    body: JSON.stringify({ report: { release: 'canary', errors: [], views: [], vitals: [], ...of } }),
  });
const shellViews = (count: number) => ({ views: [{ remote: 'shell', version: '1', count }] });

test('330 made-up errors of one sender leave room for a real one of another sender', async () => {
  const made = await Promise.all(
    Array.from({ length: 33 }, (_, n) =>
      reportFrom('203.0.113.66', {
        errors: Array.from({ length: 10 }, (_, i) => pageError(`made up ${n}.${i}`)),
      }),
    ),
  );
  assert.deepEqual([...new Set(made.map(({ status }) => status))], [204]);
  assert.equal((await reportFrom('203.0.113.67', { errors: [pageError('a real one')] })).status, 204);
  const errors = unwrap(await service.from('site_errors').select('message').eq('remote', 'mfe-cpps'));
  assert.equal(errors.filter(({ message }) => message.startsWith('made up')).length, 30);
  assert.equal(errors.filter(({ message }) => message === 'a real one').length, 1);
});

test('one sender reports 60 times a minute, and takes none of the room of others', async () => {
  const flood = await Promise.all(Array.from({ length: 130 }, () => reportFrom('203.0.113.68', {})));
  const refused = flood.filter(({ status }) => status === 429).length;
  // 60 pass, or 120 if a new clock minute starts in between.
  assert.ok(refused >= 10 && refused <= 70, String(refused));
  assert.equal((await reportFrom('203.0.113.69', {})).status, 204);
});

test('what is no report of this site is refused with the reason', async () => {
  for (const [of, reason] of [
    [
      { errors: [{ ...pageError('x'), place: 'https://evil.test/<script>' }] },
      /errors\.0\.place: expected a file/,
    ],
    [
      { errors: [{ ...pageError('x'), remote: 'mfe-evil' }] },
      /errors\.0\.remote: expected a package of this site/,
    ],
    [{ release: 'a set' }, /release: expected the id/],
    [{ views: 'all' }, /views: expected a list/],
  ] as const) {
    const answer = await reportFrom('203.0.113.70', of);
    assert.equal(answer.status, 400);
    assert.match(await answer.text(), reason);
  }
});

test('a visitor names no other sender: the address counts with the key of the edge alone', async () => {
  const relay = (key: string | undefined, address: string) =>
    project.visitor().rpc('record_page_report', {
      report: { release: 'relayed', errors: [], vitals: [], ...shellViews(1) },
      ...(key === undefined ? {} : { relay_key: key }),
      address,
    });
  const sendersOf = async (set: string) => {
    const since = new Date().toISOString();
    return unwrap(await service.rpc('release_counts', { set_ids: [set], since })) as object;
  };
  for (const n of [1, 2, 3]) assert.equal((await relay(undefined, `198.51.100.${n}`)).error, null);
  assert.deepEqual(await sendersOf('relayed'), { views: 3, errors: 0, senders: 1, errorSenders: 0 });
  assert.equal((await relay('k'.repeat(43), '198.51.100.4')).error?.code, '42501');
  for (const n of [5, 6])
    assert.equal((await relay(project.backend.reportKey, `198.51.100.${n}`)).error, null);
  assert.deepEqual(await sendersOf('relayed'), { views: 5, errors: 0, senders: 3, errorSenders: 0 });
});

test('200 views of one sender, call after call, count for 25; those of 21 senders count', async () => {
  for (let n = 0; n < 5; n += 1) await reportFrom('203.0.113.71', { ...shellViews(200), release: 'tried' });
  const counts = async () =>
    unwrap(
      await service.rpc('release_counts', { set_ids: ['tried'], since: new Date().toISOString() }),
    ) as object;
  assert.deepEqual(await counts(), { views: 25, errors: 0, senders: 1, errorSenders: 0 });
  for (let n = 0; n < 20; n += 1)
    await reportFrom(`203.0.113.${100 + n}`, { ...shellViews(30), release: 'tried' });
  assert.deepEqual(await counts(), { views: 525, errors: 0, senders: 21, errorSenders: 0 });
});
