import assert from 'node:assert/strict';
import { test } from 'node:test';
import { localTime, visitorCalls } from '../harness/calls.ts';
import { startProduct, succeed, unwrap, type ProductClient } from '../harness/project.ts';

const project = await startProduct();
const { service } = project;
const demo = (name: string) => project.signIn(`${name}@example.com`, 'demo-password');
const [coach, rival, owner] = [await demo('coach'), await demo('coach2'), await demo('client')];
const ann = await project.signUp('ann');

const half = 1_800_000;
const offered = await visitorCalls(project).slots();
/** One of the free times that the office offers. */
const slot = (n: number): string => offered[n + 1] ?? assert.fail('too few free times');
const call = (n: number, more: object = {}) => ({
  name: 'Ann',
  email: 'ann@example.com',
  starts_at: slot(n),
  ...more,
});
const book = (client: ProductClient, row: ReturnType<typeof call>) =>
  client.from('bookings').insert(row).select().single();
const change = (client: ProductClient, id: string, to: { status?: string; starts_at?: string }) =>
  client.from('bookings').update(to).eq('id', id).select('status');

test('of all who want one slot at once, one gets it; cancelled, it is free again', async () => {
  const callers = [ann.client, owner.client, coach.client, rival.client, service];
  const answers = await Promise.all(callers.map((client) => client.from('bookings').insert(call(1))));
  const codes = answers.map(({ error }) => error?.code ?? 'booked').sort();
  assert.deepEqual(codes, ['23505', '23505', '23505', '23505', 'booked']);
  succeed(await service.from('bookings').update({ status: 'cancelled' }).eq('starts_at', slot(1)));
  assert.ok(unwrap(await book(ann.client, call(1))).reference.startsWith('CALL-'));
});

test('two hosts have calls at the same time, one host does not', async () => {
  const withHost = (client: ProductClient, host_id: string) => book(client, call(2, { host_id }));
  unwrap(await withHost(owner.client, coach.id));
  unwrap(await withHost(rival.client, rival.id));
  assert.equal((await withHost(coach.client, coach.id)).error?.code, '23505');
});

test('a member books with their own coach, about their own client, in their own name', async () => {
  const clients = unwrap(await owner.client.from('clients').select('id').limit(1));
  const client_id = clients[0]?.id ?? '';
  unwrap(await book(owner.client, call(3, { host_id: coach.id, client_id, kind: 'client_review' })));
  for (const forged of [
    { host_id: rival.id },
    { user_id: ann.id },
    { status: 'held' },
    { manage_token_hash: 'a'.repeat(64) },
    { reference: 'CALL-MINE' },
  ]) {
    const { error } = await book(owner.client, call(4, forged));
    assert.equal(error?.code, '42501', JSON.stringify(forged));
  }
  assert.equal((await book(ann.client, call(4, { client_id }))).error?.code, '42501');
  assert.equal((await book(ann.client, call(4, { host_id: coach.id }))).error?.code, '42501');
});

test('a member books and moves to the times that the office offers, staff to any of the next 180 days', async () => {
  const day = 24 * 3_600_000;
  const at = (ms: number, { client } = ann) =>
    book(client, { ...call(0), starts_at: new Date(ms).toISOString() });
  // The office is closed twelve hours after an offered morning time.
  const morning = offered.slice(8).find((time) => localTime(time).time < '11:00');
  const base = Date.parse(morning ?? assert.fail('no free morning time'));
  for (const [ms, code, byStaff] of [
    [base + 60_000, 'PT400', '23514'],
    [base - 20 * day, '23514', '23514'],
    [base + 200 * day, '23514', '23514'],
    [base + 50 * day, 'PT400', undefined],
    [base + 12 * 3_600_000, 'PT400', undefined],
  ] as const) {
    assert.equal((await at(ms)).error?.code, code);
    assert.equal((await at(ms, rival)).error?.code, byStaff);
  }
  const { id } = unwrap(await at(base));
  const moved = await change(ann.client, id, {
    starts_at: new Date(base + 12 * 3_600_000 + half).toISOString(),
  });
  assert.deepEqual(
    [moved.status, moved.error?.message],
    [400, 'This is outside our hours. Choose one of the times that are offered.'],
  );
  assert.equal(unwrap(await change(ann.client, id, { starts_at: slot(6) })).length, 1);
  succeed(await change(ann.client, id, { starts_at: slot(5) }));
  for (const bad of [{ name: ' ' }, { email: 'x' }, { phone: 'call' }, { kind: 'lunch' }]) {
    assert.equal((await book(ann.client, call(6, bad))).error?.code, '23514', JSON.stringify(bad));
  }
});

test('the owner moves and cancels, the host says how it went, nobody else does anything', async () => {
  const { id } = unwrap(await book(owner.client, call(7, { host_id: coach.id })));
  assert.deepEqual(unwrap(await change(ann.client, id, { status: 'cancelled' })), []);
  assert.deepEqual(unwrap(await change(rival.client, id, { status: 'cancelled' })), []);
  assert.equal((await change(owner.client, id, { status: 'held' })).error?.code, '42501');
  succeed(await change(owner.client, id, { starts_at: slot(8) }));
  assert.equal((await change(coach.client, id, { status: 'held' })).error?.code, 'PT400', 'it has not begun');
  succeed(
    await service
      .from('bookings')
      .update({ starts_at: new Date(Math.floor(Date.now() / half) * half).toISOString() })
      .eq('id', id),
  );
  succeed(await change(coach.client, id, { status: 'held' }));
  assert.equal((await change(owner.client, id, { status: 'cancelled' })).error?.code, '42501');
  succeed(await change(coach.client, id, { status: 'cancelled' }));
  const kept = unwrap(await service.from('bookings').select('cancelled_at').eq('id', id).single());
  assert.ok(kept.cancelled_at);
});

test('five calls to come are enough for one account', async () => {
  const eager = await project.signUp('eager');
  for (let n = 0; n < 5; n += 1) unwrap(await book(eager.client, call(20 + n)));
  const { error, status } = await book(eager.client, call(25));
  assert.deepEqual([status, error?.code], [429, 'PT429']);
  succeed(await eager.client.from('bookings').update({ status: 'cancelled' }).eq('starts_at', slot(20)));
  unwrap(await book(eager.client, call(25)));
});

test('nobody fills the bell of staff with bookings and moves', async () => {
  const restless = await project.signUp('restless');
  const statuses: number[] = [];
  for (let n = 0; n < 12; n += 1) {
    const row = { ...call(40 + n), email: 'restless@example.com' };
    statuses.push((await book(restless.client, row)).status);
    succeed(await restless.client.from('bookings').update({ status: 'cancelled' }).eq('status', 'booked'));
  }
  assert.deepEqual(statuses.indexOf(429), 10);
  const mover = await project.signUp('mover');
  const { id } = unwrap(await book(mover.client, { ...call(60), email: mover.email }));
  const moves: number[] = [];
  for (let n = 0; n < 12; n += 1) {
    moves.push((await change(mover.client, id, { starts_at: slot(61 + (n % 2)) })).status);
  }
  assert.deepEqual(moves.indexOf(429), 10);
  succeed(await change(mover.client, id, { status: 'cancelled' }));
});

test('a host who deletes their account cancels the calls to come, and leaves no two on one slot', async () => {
  const leaver = await project.signUp('leaver');
  const rows = [call(30, { host_id: leaver.id }), call(30)];
  succeed(await service.from('bookings').insert(rows));
  unwrap(await leaver.client.functions.invoke('delete-account'));
  const left = unwrap(await service.from('bookings').select('status, host_id').eq('starts_at', slot(30)));
  assert.deepEqual(left.map(({ status }) => status).sort(), ['booked', 'cancelled']);
  assert.ok(left.every(({ host_id }) => host_id === null));
});

test('a person registers once for a symposium; its owner changes details and cancels, and no more', async () => {
  const seat = { event: 'symposium-2030', name: 'Ann', email: 'Ann@Example.com', tracks: ['ethics'] };
  const register = (row: object) =>
    service
      .from('symposium_registrations')
      .insert({ ...seat, ...row })
      .select()
      .single();
  const { id } = unwrap(await register({ user_id: ann.id }));
  assert.equal((await register({ email: 'ann@example.com' })).error?.code, '23505');
  const others = { email: 'o@example.com' };
  for (const bad of [{ tracks: ['golf'] }, { event: 'party' }, { attendance: 'maybe' }]) {
    assert.equal((await register({ ...others, ...bad })).error?.code, '23514', JSON.stringify(bad));
  }
  const edit = (client: ProductClient, to: object) =>
    client.from('symposium_registrations').update(to).eq('id', id).select('status');
  assert.equal(unwrap(await edit(ann.client, { tracks: ['taxes'], attendance: 'online' })).length, 1);
  assert.deepEqual(unwrap(await edit(owner.client, { attendance: 'online' })), []);
  for (const forged of [{ status: 'attended' }, { email: 'x@example.com' }, { user_id: owner.id }]) {
    assert.equal((await edit(ann.client, forged)).error?.code, '42501', JSON.stringify(forged));
  }
  assert.deepEqual(unwrap(await edit(ann.client, { status: 'cancelled' })), [{ status: 'cancelled' }]);
  assert.equal((await edit(ann.client, { status: 'registered' })).error?.code, '42501');
  unwrap(await register({}));
});
