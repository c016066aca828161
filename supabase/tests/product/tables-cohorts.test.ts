import { sectionCounts } from '../../../mfe-dashboard/src/features/training/model.ts';
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { startProduct, succeed, unwrap } from '../harness/project.ts';

const project = await startProduct();
const { service } = project;
const admin = await project.signIn('admin@example.com', 'demo-password');
const coach = await project.signIn('coach@example.com', 'demo-password');
const people = await Promise.all(Array.from({ length: 4 }, (_, n) => project.signUp(`cpa${n}`)));
const [ann, bob] = people;
assert.ok(ann && bob);

const open = async (name: string, seats?: number) =>
  unwrap(
    await admin.client
      .from('cohorts')
      .insert({ name, starts_on: '2030-03-04', status: 'open', ...(seats === undefined ? {} : { seats }) })
      .select()
      .single(),
  );
const taken = async (id: string) =>
  unwrap(await service.from('cohorts').select('seats_taken').eq('id', id).single()).seats_taken;

test('a cohort has 25 seats and 14 weeks; a visitor sees what is open and not what is planned', async () => {
  const cohort = await open('Spring 2030');
  assert.deepEqual([cohort.seats, cohort.weeks, cohort.ends_on], [25, 14, '2030-06-09']);
  succeed(await admin.client.from('cohorts').insert({ name: 'Fall 2030', starts_on: '2030-09-02' }));
  const names = async (client: typeof service) =>
    unwrap(await client.from('cohorts').select('name').like('name', '%2030')).map(({ name }) => name);
  assert.deepEqual(await names(project.visitor()), ['Spring 2030']);
  assert.deepEqual(await names(ann.client), ['Spring 2030']);
  assert.equal((await names(admin.client)).length, 2);
  const tooMany = { name: 'x', starts_on: '2030-01-01', seats: 26 };
  assert.equal((await admin.client.from('cohorts').insert(tooMany)).error?.code, '23514');
  const counted = await admin.client.from('cohorts').update({ seats_taken: 0 }).eq('id', cohort.id);
  assert.equal(counted.error?.code, '42501');
});

test('of many who take the last seats at once, as many get one as there are', async () => {
  const { id } = await open('Two seats', 2);
  const answers = await Promise.all(
    people.map((person) => service.from('cohort_members').insert({ cohort_id: id, user_id: person.id })),
  );
  const codes = answers.map(({ error }) => error?.code ?? 'seated').sort();
  assert.deepEqual(codes, ['23514', '23514', 'seated', 'seated']);
  assert.equal(await taken(id), 2);
  const less = await admin.client.from('cohorts').update({ seats: 1 }).eq('id', id);
  assert.equal(less.error?.code, '23514', 'seats that are taken do not go');
  const [member] = unwrap(await service.from('cohort_members').select('id').eq('cohort_id', id));
  succeed(
    await admin.client
      .from('cohort_members')
      .delete()
      .eq('id', member?.id ?? ''),
  );
  assert.equal(await taken(id), 1);
});

test('an account that is deleted frees its seat; a cancelled cohort gives none', async () => {
  const { id } = await open('Leaving');
  const gone = await project.signUp('gone');
  const seat = { cohort_id: id, user_id: gone.id };
  succeed(await admin.client.from('cohort_members').insert(seat));
  assert.equal(await taken(id), 1);
  unwrap(await gone.client.functions.invoke('delete-account'));
  assert.equal(await taken(id), 0);
  succeed(await admin.client.from('cohorts').update({ status: 'cancelled' }).eq('id', id));
  const late = await admin.client.from('cohort_members').insert({ cohort_id: id, user_id: ann.id });
  assert.equal(late.error?.code, '23514');
});

test('the database counts the sections of each module as the curriculum has them', async () => {
  const reached = Object.keys(sectionCounts).map((module_id) => ({
    user_id: coach.id,
    module_id,
    lesson: 200,
  }));
  const rows = unwrap(
    await service
      .from('training_progress')
      .upsert(reached as never)
      .select(),
  );
  assert.deepEqual(
    Object.fromEntries(rows.map(({ module_id, lesson }) => [module_id, lesson])),
    sectionCounts,
  );
  unwrap(await service.from('training_progress').delete().eq('user_id', coach.id).select());
});

test('training is for coaches and for those with a seat, with the same token from that moment', async () => {
  const learner = await project.signUp('learner');
  const start = { module_id: 'captive-insurance', lesson: 2 };
  const save = (client: typeof service, row: typeof start & { user_id?: string; quiz_score?: number }) =>
    client.from('training_progress').upsert(row).select().single();
  const own = { ...start, user_id: learner.id };
  assert.equal((await save(learner.client, own)).error?.code, '42501');
  assert.equal(unwrap(await save(coach.client, { ...start, user_id: coach.id })).lesson, 2);
  const { id } = await open('Learners');
  succeed(await admin.client.from('cohort_members').insert({ cohort_id: id, user_id: learner.id }));
  assert.equal(unwrap(await save(learner.client, own)).completed_at, null);
  const done = unwrap(await save(learner.client, { ...own, lesson: 20, quiz_score: 80 }));
  assert.ok(done.completed_at);
  const again = unwrap(await save(learner.client, { ...own, lesson: 1 }));
  assert.equal(again.completed_at, done.completed_at, 'what was completed stays so');
  assert.equal(again.percent, 100);

  assert.equal((await save(learner.client, { ...start, user_id: coach.id })).error?.code, '42501');
  for (const bad of [{ lesson: 201 }, { lesson: -1 }, { quiz_score: 101 }, { module_id: 'astrology' }]) {
    assert.equal((await save(learner.client, { ...own, ...bad })).error?.code, '23514');
  }
  const dated = { ...own, completed_at: '2020-01-01T00:00:00Z' };
  assert.equal((await save(learner.client, dated)).error?.code, '42501');
  succeed(await admin.client.from('cohorts').update({ status: 'cancelled' }).eq('id', id));
  assert.equal((await save(learner.client, own)).error?.code, '42501');
});
