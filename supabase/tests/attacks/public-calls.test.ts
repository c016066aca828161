import assert from 'node:assert/strict';
import { test } from 'node:test';
import { visitorCalls } from '../harness/calls.ts';
import { badTokens, newAddress } from '../harness/functions.ts';
import { startProduct, unwrap } from '../harness/project.ts';

const project = await startProduct();
const { service } = project;
const ann = await project.signUp('ann');
const { call, slots, values, entry, book, manage, letters } = visitorCalls(project);
const free = await slots();
const slot = (n: number): string => free[n] ?? assert.fail('too few free times');
const bookedAt = async (startsAt: string): Promise<number> =>
  unwrap(await service.from('bookings').select('id').eq('starts_at', startsAt).eq('status', 'booked')).length;
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

test('the hidden field is thanked like the others and nothing is booked', async () => {
  const body = entry(values(slot(66)), { website: 'https://spam.example' });
  const [first, second] = [await call(body), await call(body)];
  assert.deepEqual(first, second);
  assert.deepEqual(Object.keys(first.body), ['reference', 'startsAt', 'endsAt', 'manageToken']);
  assert.deepEqual([first.status, await bookedAt(slot(66)), await letters(body.values.email)], [200, 0, []]);
  assert.equal((await manage('read', first.body['manageToken'])).status, 404);
});

test('an email address books three calls an hour, in any spelling and in parallel', async () => {
  const email = newAddress('eager');
  const answers = await Promise.all(
    Array.from({ length: 9 }, (_, n) =>
      call(entry({ ...values(slot(70 + n)), email: n % 2 === 0 ? email : email.toUpperCase() })),
    ),
  );
  assert.deepEqual([count(answers, 200), count(answers, 429)], [3, 6]);
  assert.equal((await letters(email)).length, 3);
  assert.equal((await call(entry(values(slot(90))))).status, 200, 'others are not held up');
});

test('moving back and forth does not fill somebody’s inbox', async () => {
  const { token, email } = await book(slot(91));
  const statuses: number[] = [];
  for (let n = 0; n < 14; n += 1) statuses.push((await manage('move', token, slot(92 + (n % 2)))).status);
  assert.deepEqual([statuses.indexOf(429), (await letters(email)).length], [10, 11]);
  assert.equal((await manage('cancel', token)).status, 200, 'cancelling stays possible');
});

test('a network address is limited; what is refused does not count', async () => {
  const address = '203.0.113.77';
  for (let n = 0; n < 5; n += 1) assert.equal((await call(entry(values(slot(0))), address)).status, 409);
  const answers = await Promise.all(
    Array.from({ length: 33 }, (_, n) => call(entry(values(slot(100 + n))), address)),
  );
  assert.deepEqual([count(answers, 200), count(answers, 429)], [30, 3]);
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
  assert.deepEqual([status, row.status, row.host_id, row.user_id], [200, 'booked', null, null]);
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
        client_key: 'c',
        token_hash: 'a'.repeat(64),
      }),
    ]) {
      assert.equal(answer.error?.code, '42501');
    }
  }
  const long = entry({ ...values(slot(161)), extra: 'x'.repeat(70_000) });
  assert.equal((await call(long)).status, 413);
  assert.equal((await manage('read', token)).body['status'], 'booked');
});
