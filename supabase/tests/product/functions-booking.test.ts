import assert from 'node:assert/strict';
import { test } from 'node:test';
import { localTime, visitorCalls } from '../harness/calls.ts';
import { startProduct, succeed, unwrap } from '../harness/project.ts';
import { tokenOf } from '../harness/raw.ts';

const project = await startProduct();
const { service } = project;
const admin = await project.signIn('admin@example.com', 'demo-password');
const { call, slots, values, entry, book, manage, letters } = visitorCalls(project);
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

test('a call is booked: a reference, a letter in both zones, a link to manage it', async () => {
  const sent = {
    ...values(slot(0)),
    phone: '(615) 555-0142',
    notes: 'About a sale',
    timeZone: 'America/Los_Angeles',
  };
  const { status, body } = await call(entry(sent));
  assert.deepEqual([status, Object.keys(body)], [200, ['reference', 'startsAt', 'endsAt', 'manageToken']]);
  assert.equal(body['startsAt'], slot(0));
  assert.equal(Date.parse(String(body['endsAt'])) - Date.parse(slot(0)), hour / 2);
  assert.match(String(body['reference']), /^CALL-[2-9A-Z]{4}-[2-9A-Z]{4}$/);
  assert.match(String(body['manageToken']), /^[\w-]{43}$/);
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
    ['Vi Sitor', sent.email, sent.phone, sent.notes, sent.timeZone, 'booked', null, null, 'discovery'],
  );
  assert.ok(!JSON.stringify(row).includes(String(body['manageToken'])), 'the database keeps a hash');
  assert.ok(!(await slots()).includes(slot(0)));

  const [letter, ...more] = await letters(sent.email);
  assert.deepEqual([more, letter?.subject], [[], `Your call is booked: ${row.reference}`]);
  const text = letter?.text ?? '';
  assert.match(
    text,
    /[AP]M Pacific (Standard|Daylight) Time\n.* [AP]M Eastern (Standard|Daylight) Time, at our office/,
  );
  assert.ok(text.includes(`http://localhost:3000/book?manage=${String(body['manageToken'])}\n`), text);
  assert.ok(!text.includes('Vi Sitor') && !text.includes('About a sale'), 'nothing that was typed');
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
  assert.deepEqual(
    (await letters(email)).map(({ subject }) => subject),
    ['cancelled', 'moved', 'booked'].map((event) => `Your call is ${event}: ${reference}`),
  );
  const late = await manage('move', token, slot(8));
  assert.deepEqual(late, { status: 409, body: { message: 'This call was cancelled. Book a new one.' } });
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
  const held = admin.client.from('bookings').update({ status: 'held' }).eq('reference', reference);
  assert.equal(unwrap(await held.select('status').single()).status, 'held');
});

test('nothing of this was logged as a failure', () => {
  assert.deepEqual(project.logged, []);
});
