import assert from 'node:assert/strict';
import { test } from 'node:test';
import { localTime, visitorCalls } from '../harness/calls.ts';
import { ask, mailTo, newAddress } from '../harness/functions.ts';
import { startProduct, succeed, unwrap } from '../harness/project.ts';
import { tokenOf } from '../harness/raw.ts';
import { sha256 } from '../../functions/_shared/tokens.ts';

const project = await startProduct();
const { service } = project;
const admin = await project.signIn('admin@example.com', 'demo-password');
const { call, slots, values, entry, hold, book, manage, letters } = visitorCalls(project);
const free = await slots();
const slot = (n: number): string => free[n] ?? assert.fail('too few free times');
const rowOf = async (reference: string) =>
  unwrap(await service.from('bookings').select('*').eq('reference', reference).single());
const errorsOf = (body: Record<string, unknown>): Record<string, string> =>
  (body['errors'] ?? {}) as Record<string, string>;
const hour = 3_600_000;

test('the free times are those of the office’s hours, ascending, as instants', async () => {
  const { body } = await call({ action: 'slots', days: 45 });
  assert.equal(body['timeZone'], 'America/New_York');
  assert.ok(free.length > 300, `${free.length} in 45 days`);
  assert.deepEqual(free, [...new Set(free)].sort());
  for (const start of free) {
    assert.match(start, /^\d{4}-\d\d-\d\dT\d\d:[03]0:00\.000Z$/);
    const { weekday, time } = localTime(start);
    const [opens, last] = weekday === 'Sat' ? ['10:00', '13:30'] : ['09:00', '17:30'];
    assert.ok(weekday !== 'Sun' && time >= opens && time <= last, `${weekday} ${time}`);
  }
  assert.ok(Date.parse(slot(0)) >= Date.now() + 2 * hour - 60_000);
  assert.ok(Date.parse(free.at(-1) ?? '') <= Date.now() + 46 * 24 * hour);
});

test('they begin on the day that is asked for and end after so many; closed days are left out', async () => {
  const { day } = localTime(slot(100));
  const of = async (more: object) => new Set((await slots(more)).map((start) => localTime(start).day));
  assert.deepEqual([...(await of({ from: day, days: 1 }))], [day]);
  const week = [...(await of({ from: day, days: 7 }))];
  assert.ok(week.length >= 4 && week.length <= 6 && week[0] === day);
  const two = await of({});
  assert.ok([...two].every((seen) => Date.parse(seen) < Date.now() + 14 * 24 * hour));
  assert.deepEqual([...(await of({ from: '2100-01-01' }))], []);
  assert.deepEqual([...(await of({ from: '2020-01-01', days: 45 }))], []);

  succeed(await admin.client.from('office_closures').insert({ day, reason: 'Moving' }));
  assert.deepEqual(await slots({ from: day, days: 1 }), []);
  const { status, body } = await call(entry(values(slot(100))));
  assert.deepEqual(
    [status, errorsOf(body)],
    [400, { startsAt: 'We are closed on that day (Moving). Choose another day.' }],
  );
  const { data } = await project.visitor().from('office_closures').select('reason').eq('day', day);
  assert.deepEqual(data, [{ reason: 'Moving' }], 'visitors read why');
  succeed(await admin.client.from('office_closures').delete().eq('day', day));
  assert.ok((await slots({ from: day, days: 1 })).length > 0);
});

test('a call is held: a reference, a letter in both zones, and the link that makes it theirs', async () => {
  const sent = {
    ...values(slot(0)),
    phone: '(615) 555-0142',
    notes: 'About a sale',
    timeZone: 'America/Los_Angeles',
  };
  const { status, body } = await call(entry(sent));
  assert.deepEqual(
    [status, Object.keys(body)],
    [200, ['reference', 'startsAt', 'endsAt', 'status', 'holdMinutes']],
  );
  assert.deepEqual([body['status'], body['holdMinutes']], ['pending', 15]);
  assert.equal(body['startsAt'], slot(0));
  assert.equal(Date.parse(String(body['endsAt'])) - Date.parse(slot(0)), hour / 2);
  assert.match(String(body['reference']), /^CALL-[2-9A-Z]{4}-[2-9A-Z]{4}$/);
  const row = await rowOf(String(body['reference']));
  assert.deepEqual(
    [
      row.name,
      row.email,
      row.phone,
      row.notes,
      row.time_zone,
      row.status,
      row.host_id,
      row.user_id,
      row.kind,
    ],
    ['Vi Sitor', sent.email, sent.phone, sent.notes, sent.timeZone, 'pending', null, null, 'discovery'],
  );
  assert.ok(!(await slots()).includes(slot(0)));

  const [letter, ...more] = await letters(sent.email);
  assert.deepEqual([more, letter?.subject], [[], `Confirm your call: ${row.reference}`]);
  const text = letter?.text ?? '';
  assert.match(
    text,
    /Your time: .* [AP]M Pacific (Standard|Daylight) Time\nOur time: .* [AP]M Eastern (Standard|Daylight) Time\n/,
  );
  const token = /http:\/\/localhost:3000\/book\?manage=([\w-]{43})\n/.exec(text)?.[1] ?? '';
  assert.match(text, /Hello Vi Sitor,/);
  assert.match(text, /We call: \(615\) 555-0142\nWho calls: Ninecourse Advisory, from \(615\) 555-0142\n/);
  assert.ok(!text.includes('About a sale'), 'nothing else that was typed');
  assert.deepEqual(letter?.attachments, [], 'no entry before it is theirs');
  assert.ok(!JSON.stringify(body).includes(token), 'the answer proves nothing: the letter does');
  assert.ok(!JSON.stringify(row).includes(token), 'the database keeps a hash');

  const before = await manage('read', token);
  const minutes = (Date.parse(String(before.body['heldUntil'])) - Date.now()) / 60_000;
  assert.ok(before.body['status'] === 'pending' && minutes > 13 && minutes <= 15, `${minutes}`);
  for (let time = 0; time < 2; time += 1) {
    const confirmed = await manage('confirm', token);
    assert.deepEqual(
      [confirmed.status, confirmed.body['status'], confirmed.body['heldUntil']],
      [200, 'booked', null],
    );
  }
  const subjects = (await letters(sent.email)).map(({ subject }) => subject);
  assert.deepEqual(subjects, [
    `Your call is booked: ${row.reference}`,
    `Confirm your call: ${row.reference}`,
  ]);
});

/** Creates a call whose hold expired a minute ago, with the token from its email. */
async function holdThatRanOut(startsAt: string) {
  const token = crypto.randomUUID();
  const { email, name } = values(startsAt);
  const answer = await service.rpc('book_call', {
    entry: { name, email, startsAt, timeZone: 'UTC' },
    request_id: crypto.randomUUID(),
    fingerprint: token,
    sender_key: token,
    token_hash: await sha256(token),
    hold_minutes: -1,
  });
  const { reference } = unwrap(answer) as { reference: string };
  return { token, email, reference };
}

test('a hold that has run out is offered again; who comes next has it, and the first is told and moves', async () => {
  const kept = await hold(slot(29));
  assert.ok(!(await slots()).includes(slot(29)), 'not offered while it is held');
  assert.equal((await call(entry(values(slot(29))))).status, 409);
  assert.equal((await manage('read', kept.token)).body['status'], 'pending');
  const first = await holdThatRanOut(slot(30));
  assert.ok((await slots()).includes(slot(30)));
  const second = await book(slot(30));
  assert.equal((await rowOf(first.reference)).status, 'lapsed');
  const late = await manage('confirm', first.token);
  assert.deepEqual([late.status, Object.keys(errorsOf(late.body))], [409, ['startsAt']]);
  const moved = await manage('move', first.token, slot(31));
  assert.deepEqual([moved.status, moved.body['status'], moved.body['startsAt']], [200, 'booked', slot(31)]);
  assert.equal((await manage('read', second.token)).body['startsAt'], slot(30));
  assert.equal((await letters(first.email))[0]?.subject, `Your call is booked: ${first.reference}`);
});

test('a hold that has run out is still confirmed by its link while nobody took the time', async () => {
  const { token } = await holdThatRanOut(slot(32));
  const { status, body } = await manage('confirm', token);
  assert.deepEqual([status, body['status'], body['startsAt']], [200, 'booked', slot(32)]);
});

test('who is signed in with a confirmed address has the call at once, under that address alone', async () => {
  const bea = await project.signUp('bea');
  const token = await tokenOf(bea);
  const own = entry({ ...values(slot(33)), email: bea.email.toUpperCase() });
  const { status, body } = await call(own, undefined, token);
  assert.deepEqual([status, body['status']], [200, 'booked']);
  assert.match(String(body['manageToken']), /^[\w-]{43}$/);
  assert.deepEqual((await call(own, undefined, token)).body, body, 'and again when it is sent again');
  const [letter] = await letters(bea.email);
  assert.equal(letter?.subject, `Your call is booked: ${String(body['reference'])}`);
  const others = await call(entry(values(slot(34))), undefined, token);
  assert.deepEqual([others.body['status'], others.body['manageToken']], ['pending', undefined]);
});

test('sent again with the same id it is told again, and booked and written once', async () => {
  const body = entry(values(slot(1)));
  const answers = await Promise.all(Array.from({ length: 10 }, () => call(body)));
  assert.deepEqual(new Set(answers.map(({ status }) => status)), new Set([200]));
  assert.equal(new Set(answers.map((answer) => JSON.stringify(answer.body))).size, 1);
  const rows = unwrap(await service.from('bookings').select('id').eq('email', body.values.email));
  assert.deepEqual([rows.length, (await letters(body.values.email)).length], [1, 1]);
  const other = await call({ ...body, values: { ...body.values, startsAt: slot(2) } });
  assert.equal(other.status, 409, 'the id stands for what was sent first');
});

test('who is signed in is noted; others see nothing of it', async () => {
  const ann = await project.signUp('ann');
  const { status, body } = await call(entry(values(slot(3))), '10.5.0.1', await tokenOf(ann));
  assert.equal(status, 200);
  const row = await rowOf(String(body['reference']));
  assert.equal(row.user_id, ann.id);
  const seen = async (client: typeof ann.client): Promise<number> =>
    unwrap(await client.from('bookings').select('id').eq('id', row.id)).length;
  const stranger = await project.signUp('stranger');
  assert.deepEqual(
    [await seen(ann.client), await seen(stranger.client), await seen(admin.client)],
    [1, 0, 1],
  );
});

test('what is missing or wrong is named', async () => {
  const good = values(slot(4));
  const cases: [object, string][] = [
    [{ name: '' }, 'name'],
    [{ email: 'vi@' }, 'email'],
    [{ phone: 'call me' }, 'phone'],
    [{ notes: 'x'.repeat(2001) }, 'notes'],
    [{ startsAt: undefined }, 'startsAt'],
    [{ startsAt: 'tomorrow' }, 'startsAt'],
    [{ startsAt: '2026-02-30T10:00:00Z' }, 'startsAt'],
    [{ startsAt: '0000-01-01T10:00:00Z' }, 'startsAt'],
    [{ startsAt: new Date(Date.now() - hour).toISOString() }, 'startsAt'],
    [{ startsAt: new Date(Date.now() + hour).toISOString() }, 'startsAt'],
    [{ startsAt: new Date(Date.now() + 60 * 24 * hour).toISOString() }, 'startsAt'],
    [{ startsAt: new Date(Date.parse(slot(4)) + 60_000).toISOString() }, 'startsAt'],
    [{ startsAt: `${slot(60).slice(0, 10)}T05:00:00Z` }, 'startsAt'],
  ];
  for (const [wrong, field] of cases) {
    const { status, body } = await call(entry({ ...good, ...wrong }));
    assert.deepEqual([status, Object.keys(errorsOf(body))], [400, [field]], JSON.stringify(wrong));
    assert.match(errorsOf(body)[field] ?? '', /^[A-Z][a-z]+ [a-z]/);
  }
  for (const [body, field] of [
    [{ action: 'hold' }, 'action'],
    [{ action: 'slots', days: 46 }, 'days'],
    [{ action: 'slots', days: 0 }, 'days'],
    [{ action: 'slots', from: '11/23/2026' }, 'from'],
    [{ action: 'slots', from: '0001-01-01' }, 'from'],
    [{ action: 'read' }, 'token'],
    [{ action: 'move', token: 'x' }, 'startsAt'],
    [entry(good, { requestId: '1' }), 'requestId'],
  ] as const) {
    const answer = await call(body);
    assert.deepEqual(
      [answer.status, Object.keys(errorsOf(answer.body))],
      [400, [field]],
      JSON.stringify(body),
    );
  }
  const offset = slot(4).replace('.000Z', '+00:00');
  const { status, body } = await call(entry({ ...good, startsAt: offset, timeZone: 'Etc/Unknown' }));
  assert.deepEqual([status, body['startsAt']], [200, slot(4)], 'another way to write the instant');
  assert.equal((await rowOf(String(body['reference']))).time_zone, 'America/New_York');
});

test('the letter’s link reads, moves and cancels, each time with a letter', async () => {
  const { token, email, reference } = await book(slot(5));
  const facts = (more: object) => ({
    status: 200,
    body: {
      reference,
      name: 'Vi Sitor',
      startsAt: slot(5),
      endsAt: new Date(Date.parse(slot(5)) + hour / 2).toISOString(),
      timeZone: 'America/New_York',
      status: 'booked',
      heldUntil: null,
      ...more,
    },
  });
  assert.deepEqual(await manage('read', token), facts({}));
  const moved = facts({ startsAt: slot(7), endsAt: new Date(Date.parse(slot(7)) + hour / 2).toISOString() });
  assert.deepEqual(await manage('move', token, slot(7)), moved);
  assert.deepEqual(await manage('move', token, slot(7)), moved, 'moved to where it is, it stays');
  assert.ok((await slots()).includes(slot(5)), 'the time it had is free again');
  const cancelled = { ...moved, body: { ...moved.body, status: 'cancelled' } };
  assert.deepEqual(await manage('cancel', token), cancelled);
  assert.deepEqual(await manage('cancel', token), cancelled);
  assert.deepEqual(await manage('read', token), cancelled);
  assert.ok((await slots()).includes(slot(7)));
  const sent = await letters(email);
  assert.deepEqual(
    sent.map(({ attachments }) => /method=(\w+)/.exec(attachments[0]?.type ?? '')?.[1]),
    ['CANCEL', 'REQUEST', 'REQUEST', undefined],
  );
  const stamp = (startsAt: string) => startsAt.replaceAll(/[-:]|\.\d{3}/g, '');
  for (const [index, startsAt] of [slot(7), slot(7), slot(5)].entries()) {
    const file = sent[index]?.attachments[0]?.content ?? '';
    assert.ok(file.includes(`UID:${reference}@`) && file.includes(`DTSTART:${stamp(startsAt)}\r\n`), file);
  }
  assert.deepEqual(
    sent.map(({ subject }) => subject),
    ['Your call is canceled', 'Your call is moved', 'Your call is booked', 'Confirm your call'].map(
      (subject) => `${subject}: ${reference}`,
    ),
  );
  const late = await manage('move', token, slot(8));
  assert.deepEqual(late, { status: 409, body: { message: 'This call was canceled. Book a new one.' } });
});

test('a call is not moved to a time that is taken or not offered, nor once it is over', async () => {
  const [mine, theirs] = [await book(slot(9)), await book(slot(10))];
  const taken = await manage('move', mine.token, theirs.startsAt);
  assert.deepEqual([taken.status, Object.keys(errorsOf(taken.body))], [409, ['startsAt']]);
  const night = await manage('move', mine.token, `${slot(60).slice(0, 10)}T05:00:00Z`);
  assert.deepEqual([night.status, Object.keys(errorsOf(night.body))], [400, ['startsAt']]);
  assert.equal((await manage('read', mine.token)).body['startsAt'], slot(9));
  const past = new Date(Math.floor(Date.now() / (hour / 2)) * (hour / 2) - hour).toISOString();
  succeed(await service.from('bookings').update({ starts_at: past }).eq('reference', mine.reference));
  for (const answer of [await manage('move', mine.token, slot(11)), await manage('cancel', mine.token)]) {
    assert.equal(answer.status, 409);
    assert.match(String(answer.body['message']), /^This call has begun or is over/);
  }
});

test('an administrator sees visitors’ calls and says how they went', async () => {
  const { reference } = await book(slot(12));
  const say = () => admin.client.from('bookings').update({ status: 'held' }).eq('reference', reference);
  assert.equal((await say()).error?.code, 'PT400', 'not before it has begun');
  const starts_at = new Date(Math.floor(Date.now() / 1_800_000) * 1_800_000 - 1_800_000).toISOString();
  succeed(await service.from('bookings').update({ starts_at }).eq('reference', reference));
  assert.equal(unwrap(await say().select('status').single()).status, 'held');
});

test('whoever works with a call moves it or calls it off, and both sides are written to', async () => {
  const coach = await project.signIn('coach@example.com', 'demo-password');
  const rival = await project.signIn('coach2@example.com', 'demo-password');
  const to = newAddress('guest');
  const added = await service
    .from('bookings')
    .insert({ user_id: null, host_id: coach.id, name: 'Ada Holm', email: to, starts_at: slot(14) })
    .select('id, version')
    .single();
  const { id: callId, version } = unwrap(added);
  const change = (body: object, as: typeof coach | undefined) =>
    ask(project, 'booking', { action: 'change', callId, ...body }, as ? { as } : {});
  assert.equal((await change({ change: 'cancel' }, undefined)).status, 401);
  assert.equal((await change({ change: 'cancel' }, rival)).status, 404);
  assert.equal((await change({ change: 'move' }, coach)).status, 400, 'a time is needed');
  assert.equal((await change({ change: 'cancel', version: version + 7 }, coach)).status, 409);
  const moved = await change({ change: 'move', startsAt: slot(16), version }, admin);
  assert.deepEqual([moved.status, moved.body['mailed'], moved.body['startsAt']], [200, true, slot(16)]);
  const [told] = await mailTo(project, to);
  assert.match(told?.subject ?? '', /^Your call is moved: CALL-/);
  const token = /manage=([\w-]+)/.exec(told?.text ?? '')?.[1];
  const read = await ask(project, 'booking', { action: 'read', token });
  assert.deepEqual(
    [read.status, read.body['startsAt']],
    [200, slot(16)],
    'the link of the email leads to it',
  );
  const host = async () => (await mailTo(project, 'coach@example.com'))[0]?.subject ?? '';
  assert.match(await host(), /^Discovery call with Ada Holm is moved: CALL-/);
  const before = (await mailTo(project, 'coach@example.com')).length;
  assert.equal((await change({ change: 'cancel' }, coach)).status, 200);
  assert.match((await mailTo(project, to))[0]?.subject ?? '', /^Your call is canceled: CALL-/);
  assert.equal((await mailTo(project, 'coach@example.com')).length, before, 'who did it is not written to');
  const again = await change({ change: 'cancel' }, coach);
  assert.deepEqual([again.status, (await mailTo(project, to)).length], [200, 2], 'once');
});

test('nothing of this was logged as a failure', () => {
  assert.deepEqual(project.logged, []);
});

test('a coach books a review: told to client and host with a file for their calendars, and the client can move it', async () => {
  const coach = await project.signIn('coach@example.com', 'demo-password');
  const rival = await project.signIn('coach2@example.com', 'demo-password');
  const to = newAddress('reviewed');
  const row = { name: 'Ada Holm', email: to, coach_id: coach.id, user_id: null };
  const { id: clientId } = unwrap(await service.from('clients').insert(row).select('id').single());
  const times = unwrap(await coach.client.rpc('free_review_starts', { client_id: clientId })) as {
    slots: string[];
  };
  const startsAt = new Date(times.slots[40] ?? assert.fail('no free time')).toISOString();
  const review = { action: 'review', clientId, startsAt, notes: 'The plan', requestId: crypto.randomUUID() };
  const booked = await ask(project, 'booking', review, { as: coach });
  assert.deepEqual([booked.status, booked.body['mailed'], booked.body['startsAt']], [200, true, startsAt]);
  assert.equal(
    (await ask(project, 'booking', review, { as: coach })).body['reference'],
    booked.body['reference'],
  );
  const call = await rowOf(String(booked.body['reference']));
  assert.deepEqual(
    [call.kind, call.host_id, call.client_id, call.notes],
    ['client_review', coach.id, clientId, null],
  );
  const noted = coach.client.from('client_events').select('note, is_shared').eq('client_id', clientId);
  assert.deepEqual(
    unwrap(await noted.eq('kind', 'note')),
    [{ note: 'The plan', is_shared: false }],
    'once, where the client does not read it',
  );

  const [letter, ...more] = await mailTo(project, to);
  assert.deepEqual(more, [], 'once, however often it is sent');
  assert.match(letter?.subject ?? '', /^Your review is booked: CALL-/);
  assert.ok(!letter?.text.includes('The plan'), 'notes are for the host');
  const own = (await mailTo(project, coach.email)).find(({ subject }) =>
    subject.startsWith('Review with Ada Holm'),
  );
  assert.ok(own && !own.text.includes('manage='), 'the link of the client stays the client’s');
  const token = /manage=([\w-]+)/.exec(letter?.text ?? '')?.[1] ?? assert.fail('no link');
  const next = times.slots[44] ?? assert.fail();
  assert.equal((await ask(project, 'booking', { action: 'move', token, startsAt: next })).status, 200);
  const events = unwrap(
    await coach.client
      .from('client_events')
      .select('from_value, to_value')
      .eq('client_id', clientId)
      .eq('kind', 'review')
      .order('id'),
  );
  assert.deepEqual(
    events.map(({ from_value, to_value }) => [from_value !== null, Date.parse(to_value ?? '')]),
    [
      [false, Date.parse(startsAt)],
      [true, Date.parse(next)],
    ],
  );
  const other = { ...review, requestId: crypto.randomUUID() };
  assert.equal((await ask(project, 'booking', other, { as: rival })).status, 404);
  assert.equal((await ask(project, 'booking', other)).status, 401);
  const taken = await ask(project, 'booking', { ...other, startsAt: next }, { as: coach });
  assert.deepEqual([taken.status, Object.keys(taken.body['errors'] as object)], [409, ['startsAt']]);
});
