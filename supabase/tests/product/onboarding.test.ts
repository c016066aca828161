import assert from 'node:assert/strict';
import { test } from 'node:test';
import { badTokens } from '../harness/functions.ts';
import type { Insert } from '../harness/product-schema.ts';
import { startProduct, succeed, unwrap, type ProductClient } from '../harness/project.ts';
import { send, tokenOf } from '../harness/raw.ts';

type Answers = Insert<'onboarding_answers'>;
const project = await startProduct();
const { service } = project;
const demo = (name: string) => project.signIn(`${name}@example.com`, 'demo-password');
const [coach, rival, admin] = [await demo('coach'), await demo('coach2'), await demo('admin')];
const seenBy = async (client: ProductClient, id: string): Promise<number> =>
  unwrap(await client.from('onboarding_answers').select('step').eq('user_id', id)).length;

test('a member answers step by step, comes back, finishes once and is active', async () => {
  const { client, id } = await project.signUp('new');
  succeed(await service.from('profiles').update({ status: 'pending' }).eq('id', id));
  const early = await client.rpc('finish_onboarding');
  assert.deepEqual([early.status, early.error?.message], [409, 'Answer the questions first']);
  for (const step of [1, 2, 3]) {
    const answers = { goal: 'exit', step };
    succeed(await client.from('onboarding_answers').upsert({ user_id: id, answers, step }));
  }
  const kept = unwrap(await client.from('onboarding_answers').select('*').single());
  assert.deepEqual([kept.answers, kept.step, kept.completed_at], [{ goal: 'exit', step: 3 }, 3, null]);
  const profile = () => client.from('profiles').select('onboarded, status').eq('id', id).single();
  assert.deepEqual(unwrap(await profile()), { onboarded: false, status: 'pending' });

  const finished = unwrap(await client.rpc('finish_onboarding'));
  assert.ok(Math.abs(Date.parse(finished) - Date.now()) < 60_000);
  assert.deepEqual(unwrap(await profile()), { onboarded: true, status: 'active' });
  assert.equal(unwrap(await client.rpc('finish_onboarding')), finished, 'again, the same');
  const late = client.from('onboarding_answers').update({ step: 4 }).eq('user_id', id);
  assert.ok(unwrap(await late.select().single()).completed_at, 'answers can be corrected afterwards');
});

test('nobody dates the end, writes for another or answers without an account', async () => {
  const [ann, bob] = [await project.signUp('ann'), await project.signUp('bob')];
  const { client } = ann;
  const rows: Answers[] = [
    { completed_at: '2030-01-01T00:00:00Z' },
    { user_id: bob.id },
    { created_at: '2020-01-01T00:00:00Z' },
  ];
  for (const row of rows) {
    assert.equal(
      (await client.from('onboarding_answers').insert(row)).error?.code,
      '42501',
      JSON.stringify(row),
    );
  }
  const visitor = project.visitor();
  assert.equal((await visitor.from('onboarding_answers').insert({ step: 0 })).error?.code, '42501');
  assert.equal((await visitor.rpc('finish_onboarding')).error?.code, '42501');
  const faults: Answers[] = [
    { answers: [] },
    { step: -1 },
    { step: 21 },
    { answers: { a: 'x'.repeat(17_000) } },
  ];
  for (const bad of faults) {
    assert.equal((await client.from('onboarding_answers').insert(bad)).error?.code, '23514');
  }
});

test('nobody finishes for another: no argument, filter or token of theirs ends somebody’s onboarding', async () => {
  const [mallory, victim] = [await project.signUp('mallory'), await project.signUp('victim')];
  succeed(await victim.client.from('onboarding_answers').insert({ answers: { goal: 'sale' }, step: 2 }));
  succeed(await mallory.client.from('onboarding_answers').insert({ step: 1 }));
  const token = await tokenOf(mallory);
  const call = (query: string, body: object, as = token) =>
    send(project, `/rest/v1/rpc/finish_onboarding${query}`, { method: 'POST', token: as, body });
  for (const key of ['user_id', 'id', 'uid']) {
    assert.equal((await call('', { [key]: victim.id })).status, 404);
  }
  assert.ok((await call(`?user_id=eq.${victim.id}`, {})).status < 500);
  for (const bad of await badTokens(project, victim)) assert.equal((await call('', {}, bad)).status, 401);
  assert.equal((await call('', {})).status, 200);
  const answers = service.from('onboarding_answers').select('completed_at').eq('user_id', victim.id);
  assert.deepEqual(unwrap(await answers), [{ completed_at: null }]);
  const profile = service.from('profiles').select('onboarded').eq('id', victim.id);
  assert.deepEqual(unwrap(await profile), [{ onboarded: false }]);
});

test('answers are read by their writer, administrators, and the coach of a client that the member owns', async () => {
  const { client, id } = await project.signUp('coached');
  succeed(await client.from('onboarding_answers').insert({ answers: { goal: 'sale' } }));
  const reading = async (): Promise<number[]> =>
    Promise.all([client, admin.client, coach.client, rival.client].map((reader) => seenBy(reader, id)));
  assert.deepEqual(await reading(), [1, 1, 0, 0]);
  const owned = unwrap(await client.from('clients').insert({ name: 'Mine' }).select('id').single());
  succeed(await admin.client.from('clients').update({ coach_id: coach.id }).eq('id', owned.id));
  assert.deepEqual(await reading(), [1, 1, 1, 0]);
  assert.deepEqual(
    unwrap(await coach.client.from('onboarding_answers').update({ step: 9 }).eq('user_id', id).select()),
    [],
  );
  succeed(await admin.client.from('clients').update({ coach_id: null }).eq('id', owned.id));
  assert.deepEqual(await reading(), [1, 1, 0, 0]);
});

test('twenty who finish at once finish once', async () => {
  const { client, id } = await project.signUp('hasty');
  succeed(await service.from('profiles').update({ status: 'pending' }).eq('id', id));
  succeed(await client.from('onboarding_answers').insert({ step: 0 }));
  const ends = await Promise.all(Array.from({ length: 20 }, () => client.rpc('finish_onboarding')));
  assert.equal(new Set(ends.map(unwrap)).size, 1);
  const log = await service.from('audit_log').select('to_value').eq('entity_id', id).eq('to_value', 'active');
  assert.equal(unwrap(log).length, 1);
});
