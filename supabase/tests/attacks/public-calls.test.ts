import assert from 'node:assert/strict';
import { test } from 'node:test';
import { visitorCalls } from '../harness/calls.ts';
import { badTokens, newAddress } from '../harness/functions.ts';
import { startProduct, unwrap } from '../harness/project.ts';

const project = await startProduct();
const { service } = project;
const ann = await project.signUp('ann');
const { call, slots, values, entry, hold, book, manage, letters } = visitorCalls(project);
const free = await slots();
const slot = (n: number): string => free[n] ?? assert.fail('too few free times');
const bookedAt = async (startsAt: string): Promise<number> =>
  unwrap(
    await service.from('bookings').select('id').eq('starts_at', startsAt).in('status', ['pending', 'booked']),
  ).length;
const count = (answers: { status: number }[], status: number): number =>
  answers.filter((answer) => answer.status === status).length;

test('of twenty who take one time at once one gets it, the others are told in words', async () => {
  const answers = await Promise.all(Array.from({ length: 20 }, () => call(entry(values(slot(0))))));
  assert.deepEqual([count(answers, 200), count(answers, 409), await bookedAt(slot(0))], [1, 19, 1]);
  const lost = answers.find(({ status }) => status === 409);
  assert.deepEqual(lost?.body, {
    message: 'This time has just been taken. Choose another one.',
    errors: { startsAt: 'This time has just been taken. Choose another one.' },
  });
});

test('twenty who move to one time at once: one gets it, nobody loses their own', async () => {
  const all = await Promise.all(Array.from({ length: 20 }, (_, n) => book(slot(20 + n))));
  const answers = await Promise.all(all.map(({ token }) => manage('move', token, slot(50))));
  assert.deepEqual([count(answers, 200), count(answers, 409), await bookedAt(slot(50))], [1, 19, 1]);
  const times = await Promise.all(
    all.map(async ({ token }) => (await manage('read', token)).body['startsAt']),
  );
  assert.equal(new Set(times).size, 20);
});

test('moved, cancelled and taken over at once, the time is one person’s', async () => {
  const first = await book(slot(60));
  await Promise.all([
    manage('cancel', first.token),
    manage('move', first.token, slot(61)),
    ...Array.from({ length: 8 }, () => call(entry(values(slot(60))))),
  ]);
  assert.ok((await bookedAt(slot(60))) <= 1 && (await bookedAt(slot(61))) <= 1);
});

test('tokens that are guessed, cut, hashed or of another call open nothing', async () => {
  const mine = await book(slot(62));
  const row = unwrap(await service.from('bookings').select('*').eq('reference', mine.reference).single());
  const unknown = [
    mine.token.slice(0, -1),
    mine.token.toUpperCase(),
    `${mine.token}=`,
    row.manage_token_hash ?? '',
    row.id,
    row.reference,
    row.submission_id ?? '',
    crypto.randomUUID(),
    '%',
    "' or true --",
  ];
  for (const action of ['read', 'move', 'cancel']) {
    for (const token of unknown) {
      const { status, body } = await manage(action, token, slot(63));
      assert.deepEqual([status, Object.keys(body)], [404, ['message']], `${action} ${token}`);
    }
    for (const token of [null, 7, {}, ['x'], '', 'x'.repeat(201)]) {
      assert.equal((await manage(action, token, slot(63))).status, 400, `${action} ${JSON.stringify(token)}`);
    }
  }
  assert.equal((await manage('read', mine.token)).body['startsAt'], slot(62));
});

test('a call of a member without a link is not reached by an empty token or by somebody’s request id', async () => {
  const submission_id = crypto.randomUUID();
  const own = { name: 'Ann', email: 'ann@example.com', starts_at: slot(64), submission_id };
  unwrap(await ann.client.from('bookings').insert(own).select().single());
  const again = await call(entry({ ...values(slot(65)) }, { requestId: submission_id }));
  assert.equal(again.status, 502, 'an id that is in use elsewhere stores nothing and tells nothing');
  assert.ok(!JSON.stringify(again.body).includes('CALL-'));
  assert.equal(await bookedAt(slot(65)), 0);
});

test('the hidden field is thanked like the others and nothing is booked, told or given away', async () => {
  const body = entry(values(slot(66)), { website: 'https://spam.example' });
  const [first, second] = [await call(body), await call(body)];
  assert.deepEqual(first, second);
  assert.deepEqual([first.status, await bookedAt(slot(66)), await letters(body.values.email)], [200, 0, []]);
  const honest = entry(values(slot(67)));
  const real = await call(honest);
  assert.deepEqual(Object.keys(first.body), Object.keys(real.body));
  // The request id of a real booking, with the hidden field filled in. The response must not reveal the booking's
  // reference or other data.
  const probe = await call({ ...honest, website: 'https://spam.example' });
  assert.deepEqual(Object.keys(probe.body), Object.keys(real.body));
  assert.notEqual(probe.body['reference'], real.body['reference']);
  const [letter] = await letters(honest.values.email);
  const token = /manage=([\w-]+)/.exec(letter?.text ?? '')?.[1] ?? assert.fail('no link');
  for (const answer of [first, probe, real]) assert.ok(!JSON.stringify(answer.body).includes(token));
});

test('somebody else who knows the id of a form hears nothing of what it stood for', async () => {
  const honest = entry(values(slot(68)));
  const real = await call(honest);
  const probe = await call({ ...honest, values: { ...honest.values, email: newAddress('other') } });
  assert.equal(probe.status, 409);
  assert.ok(!JSON.stringify(probe.body).includes(String(real.body['reference'])), JSON.stringify(probe.body));
  assert.deepEqual((await call(honest)).body, real.body, 'who sent it hears it again');
});

test('an email address books three calls an hour and two before one is confirmed, in any spelling and at once', async () => {
  const email = newAddress('eager');
  const answers = await Promise.all(
    Array.from({ length: 9 }, (_, n) =>
      call(entry({ ...values(slot(70 + n)), email: n % 2 === 0 ? email : email.toUpperCase() })),
    ),
  );
  assert.deepEqual([count(answers, 200), count(answers, 429)], [2, 7], 'two wait for their letters');
  for (const { text } of await letters(email)) {
    assert.equal((await manage('confirm', /manage=([\w-]+)/.exec(text)?.[1])).status, 200);
  }
  const later = await Promise.all(
    Array.from({ length: 3 }, (_, n) => call(entry({ ...values(slot(80 + n)), email }))),
  );
  assert.deepEqual([count(later, 200), count(later, 429)], [1, 2], 'confirmed ones count for the hour');
  assert.equal((await call(entry(values(slot(90))))).status, 200, 'others are not held up');
});

test('one sender keeps three calls from others, in any address of its network, and no more', async () => {
  const household = (n: number) => `2001:db8:7:9::${(n + 1).toString(16)}`;
  const answers = await Promise.all(
    Array.from({ length: 8 }, (_, n) => call(entry(values(slot(170 + n))), household(n))),
  );
  assert.deepEqual([count(answers, 200), count(answers, 429)], [3, 5]);
  const refused = answers.find(({ status }) => status === 429)?.body;
  assert.match(
    String(refused?.['message']),
    /^Calls booked from your network are not confirmed yet\. .* Try again in 1[4-6] minutes\.$/,
  );
  assert.ok(Number(refused?.['retryAfter']) > 800);
  assert.equal((await call(entry(values(slot(178))), '2001:db8:7:a::1')).status, 200, 'the next house may');
});

test('nobody at the office hears of a call before its letter’s link is followed', async () => {
  const told = async (reference: string): Promise<number> =>
    unwrap(await service.from('notifications').select('id').like('title', `%${reference}%`)).length;
  const { reference, token } = await hold(slot(180));
  assert.equal(await told(reference), 0);
  assert.equal((await manage('cancel', token)).body['status'], 'cancelled');
  assert.equal(await told(reference), 0);
  const honest = await book(slot(181));
  assert.ok((await told(honest.reference)) > 0);
});

test('moving back and forth does not fill somebody’s inbox', async () => {
  const { token, email } = await book(slot(91));
  const statuses: number[] = [];
  for (let n = 0; n < 14; n += 1) statuses.push((await manage('move', token, slot(92 + (n % 2)))).status);
  assert.deepEqual([statuses.indexOf(429), (await letters(email)).length], [10, 12]);
  assert.equal((await manage('cancel', token)).status, 200, 'cancelling stays possible');
});

test('a network address is limited; what is refused does not count', async () => {
  const address = '203.0.113.77';
  for (let n = 0; n < 5; n += 1) assert.equal((await call(entry(values(slot(0))), address)).status, 409);
  const answers = await Promise.all(
    Array.from({ length: 6 }, (_, n) => call(entry(values(slot(100 + n))), address)),
  );
  assert.deepEqual([count(answers, 200), count(answers, 429)], [3, 3]);
});

test('status, owner, host and reference that come along are dropped; a bad token notes nobody', async () => {
  const forged = {
    status: 'held',
    host_id: ann.id,
    user_id: ann.id,
    reference: 'CALL-MINE',
    manageToken: 'x',
  };
  const body = entry({ ...values(slot(150)), ...forged }, { user_id: ann.id });
  const { status } = await call(body);
  const row = unwrap(await service.from('bookings').select('*').eq('email', body.values.email).single());
  assert.deepEqual([status, row.status, row.host_id, row.user_id], [200, 'pending', null, null]);
  assert.notEqual(row.reference, forged.reference);
  for (const [n, token] of (await badTokens(project, ann)).entries()) {
    const sent = values(slot(151 + n));
    assert.equal((await call(entry(sent), undefined, token)).status, 200);
    const kept = await service.from('bookings').select('user_id').eq('email', sent.email).single();
    assert.equal(unwrap(kept).user_id, null);
  }
});

test('the database’s functions are the server function’s alone; too much is refused', async () => {
  const admin = await project.signIn('admin@example.com', 'demo-password');
  const { token } = await book(slot(160));
  for (const client of [project.visitor(), ann.client, admin.client]) {
    for (const answer of [
      await client.rpc('free_call_starts', {}),
      await client.rpc('manage_call', { action: 'cancel', token_hash: 'a'.repeat(64) }),
      await client.rpc('book_call', {
        entry: values(slot(161)),
        request_id: crypto.randomUUID(),
        fingerprint: 'f',
        sender_key: 's',
        token_hash: 'a'.repeat(64),
        hold_minutes: 15,
      }),
    ]) {
      assert.equal(answer.error?.code, '42501');
    }
  }
  const long = entry({ ...values(slot(161)), extra: 'x'.repeat(70_000) });
  assert.equal((await call(long)).status, 413);
  assert.equal((await manage('read', token)).body['status'], 'booked');
});
