import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ask, newAddress } from '../harness/functions.ts';
import { pendingDecisions } from '../harness/held-decisions.ts';
import { startProduct, succeed, unwrap } from '../harness/project.ts';

const project = await startProduct();
const { service } = project;
const admin = await project.signIn('admin@example.com', 'demo-password');
const coach = await project.signIn('coach@example.com', 'demo-password');
const second = await project.signUp('second');
succeed(await service.from('profiles').update({ role: 'admin', name: 'Sec Ond' }).eq('id', second.id));
const { apply, hold, statusOf, onHold, seatsOf, lettersTo, minuteIsOver, isDone, clock, carryOut, onlyCohorts } =
  pendingDecisions(project, admin); // oxfmt-ignore

let rounds = 0;
/** Opens two upcoming cohorts, an early and a late one, and closes all others. */
async function twoCohorts(early: number, late: number) {
  rounds += 1;
  const [first = '', then = ''] = await onlyCohorts(
    { name: `Early ${rounds}`, seats: early, weeks: 4 },
    { name: `Late ${rounds}`, seats: late, weeks: 20 },
  );
  return { early: first, late: then };
}
const take = async (cohort_id: string) =>
  succeed(
    await service
      .from('cohort_members')
      .insert({ cohort_id, application_id: await apply(newAddress('before')), user_id: null }),
  );
const waitingOf = async (application_id: string) =>
  unwrap(await service.from('waitlist').select('id, cohort_id, status').eq('application_id', application_id));
const previewOf = async (applicationId: string, more: object) => {
  const body = { applicationId, decision: 'approve', mode: 'preview', ...more };
  return String((await ask(project, 'decide-application', body, { as: admin })).body['text']);
};

test('a seat in the cohort that was asked for, although another is earlier', async () => {
  const { late } = await twoCohorts(25, 25);
  const email = newAddress('asked');
  const id = await apply(email, { cohort_id: late });
  assert.match(await previewOf(id, {}), /a seat for you in Late/);
  await hold(id, 'approve');
  await carryOut(id);
  assert.deepEqual(await seatsOf(id), [{ cohort_id: late }]);
  assert.match((await lettersTo(email))[0]?.text ?? '', /a seat for you in Late/);
});

test('it is full: the next one, unless who decides keeps them waiting for it', async () => {
  const { early, late } = await twoCohorts(1, 5);
  await take(early);
  const [moved, waits] = [await apply(newAddress('moved'), { cohort_id: early }), await apply(newAddress('waits'), { cohort_id: early })]; // oxfmt-ignore
  await hold(moved, 'approve');
  assert.match(await previewOf(waits, { cohortId: early, waits: true }), /on the waiting list/);
  await hold(waits, 'approve', { cohortId: early, waits: true });
  await Promise.all([minuteIsOver(moved), minuteIsOver(waits)]);
  await clock();
  await Promise.all([isDone(moved), isDone(waits)]);
  assert.deepEqual([await seatsOf(moved), await seatsOf(waits)], [[{ cohort_id: late }], []]);
  const [place] = await waitingOf(waits);
  assert.deepEqual([place?.cohort_id, place?.status], [early, 'waiting']);
});

test('a cohort that is full, cancelled, begun or unknown is refused by name and nothing is decided', async () => {
  const { early, late } = await twoCohorts(1, 1);
  await take(early);
  succeed(await service.from('cohorts').update({ status: 'cancelled' }).eq('id', late));
  const id = await apply(newAddress('refused'));
  for (const [cohortId, status, words] of [
    [early, 409, /^No seat is free in Early/],
    [late, 409, /^No seat is free in Late/],
    ['00000000-0000-4000-8004-000000000001', 409, /^No seat is free in/],
    ['00000000-0000-4000-8004-00000000ffff', 400, /^There is no such cohort$/],
  ] as const) {
    const refused = await hold(id, 'approve', { cohortId });
    assert.deepEqual([refused.status, words.test(String(refused.body['message']))], [status, true], cohortId);
  }
  assert.deepEqual([await onHold(id), await statusOf(id)], [[], 'submitted']);
});

test('forty approvals at once for one cohort of 25: 25 are promised a seat, and every promise is kept', async () => {
  const { early } = await twoCohorts(25, 25);
  const ids = await Promise.all(Array.from({ length: 40 }, () => apply(newAddress('rush'))));
  const answers = await Promise.all(
    ids.map((id, n) => hold(id, 'approve', { cohortId: early, as: n % 2 === 0 ? admin : second })),
  );
  assert.equal(answers.filter(({ status }) => status === 200).length, 25);
  assert.equal(answers.filter(({ status }) => status === 409).length, 15);
  // A promised seat goes to no one else, neither through an immediate approval nor through an offer.
  const other = await apply(newAddress('other'), { cohort_id: early });
  await ask(project, 'decide-application', { applicationId: other, decision: 'approve' }, { as: admin });
  assert.ok((await seatsOf(other)).every(({ cohort_id }) => cohort_id !== early));
  const letter_at = new Date(Date.now() - 1000).toISOString();
  succeed(await service.from('application_decisions').update({ letter_at }).eq('cohort_id', early));
  for (let round = 0; round < 4; round += 1) await clock();
  await Promise.all(ids.map(isDone));
  const seated = unwrap(await service.from('cohort_members').select('id').eq('cohort_id', early));
  assert.equal(seated.length, 25);
});

test('taking back gives the promised seat to the next', async () => {
  const { early } = await twoCohorts(1, 1);
  const [first, next] = [await apply(newAddress('first')), await apply(newAddress('next'))];
  assert.equal((await hold(first, 'approve', { cohortId: early })).status, 200);
  assert.equal((await hold(next, 'approve', { cohortId: early })).status, 409);
  unwrap(await admin.client.rpc('take_back_decision', { application_id: first }));
  assert.equal((await hold(next, 'approve', { cohortId: early })).status, 200);
});

test('into review waits its minute: undone, nobody is told; approved meanwhile, one letter goes', async () => {
  await twoCohorts(5, 5);
  const email = newAddress('review');
  const id = await apply(email);
  assert.equal((await hold(id, 'in_review')).status, 200);
  assert.equal((await hold(id, 'in_review', { as: second })).status, 409);
  assert.equal(await statusOf(id), 'submitted');
  unwrap(await second.client.rpc('take_back_decision', { application_id: id }));
  await clock();
  assert.deepEqual([await statusOf(id), await lettersTo(email)], ['submitted', []]);

  await hold(id, 'in_review');
  assert.match(await previewOf(id, {}), /approved/);
  assert.equal((await hold(id, 'approve', { as: second })).status, 200);
  await carryOut(id);
  assert.deepEqual([await statusOf(id), (await lettersTo(email)).length], ['approved', 1]);

  const other = newAddress('reviewed');
  const kept = await apply(other);
  await hold(kept, 'in_review');
  await carryOut(kept);
  assert.equal(await statusOf(kept), 'in_review');
  assert.match((await lettersTo(other))[0]?.subject ?? '', /^Your application is under review/);
  await hold(kept, 'reject', { note: 'Not yet.' });
  await carryOut(kept);
  await hold(kept, 'in_review');
  await carryOut(kept);
  assert.equal(await statusOf(kept), 'in_review', 'a rejected one is opened again the same way');
});

async function waiting() {
  const { early } = await twoCohorts(1, 1);
  const email = newAddress('waiting');
  const id = await apply(email, { cohort_id: early });
  await ask(project, 'decide-application', { applicationId: id, decision: 'approve', cohortId: early, waits: true }, { as: admin }); // oxfmt-ignore
  const [place] = await waitingOf(id);
  return { id, email, waitingId: place?.id ?? '' };
}
const isOff = ({ subject }: { subject: string }) =>
  subject.startsWith('You have been removed from the waiting list');

test('off the waiting list: with a reason that is told and kept, a minute later', async () => {
  const { id, email, waitingId } = await waiting();
  const empty = await hold(id, 'take_off', { note: ' ' });
  assert.deepEqual(empty.body['errors'], { note: 'Write the reason: the applicant is told' });
  const note = 'You asked us to.';
  const preview = await previewOf(id, { decision: 'take_off', note });
  assert.equal((await hold(id, 'take_off', { note })).status, 200);
  const offer = await ask(project, 'offer-seat', { waitingId }, { as: second });
  assert.equal(offer.body['message'], 'This person is being taken off the list. Undo that first.');
  unwrap(await second.client.rpc('take_back_decision', { application_id: id }));
  assert.equal((await waitingOf(id))[0]?.status, 'waiting');

  await hold(id, 'take_off', { note });
  await minuteIsOver(id);
  await Promise.all([clock(), clock(), clock()]);
  await isDone(id);
  assert.deepEqual([(await waitingOf(id))[0]?.status, await statusOf(id)], ['left', 'approved']);
  const letters = (await lettersTo(email)).filter(isOff);
  assert.deepEqual([letters.length, letters[0]?.text], [1, preview]);
  assert.match(preview, /You asked us to\./);
  const notes = service.from('application_events').select('note, actor_id').eq('application_id', id);
  assert.deepEqual(unwrap(await notes.eq('kind', 'note').order('id', { ascending: false }).limit(1)), [
    { note: `Taken off the waiting list. ${note}`, actor_id: admin.id },
  ]);
  const log = admin.client.from('audit_log').select('from_value, to_value, actor_id').eq('entity_id', id);
  assert.deepEqual(unwrap(await log.eq('from_value', 'waiting')), [
    { from_value: 'waiting', to_value: 'left', actor_id: admin.id },
  ]);
  assert.equal((await hold(id, 'take_off', { note })).status, 409, 'nobody leaves twice');
});

test('an offer and a removal at the same moment: one succeeds, and who is seated gets no removal email', async () => {
  const race = async () => {
    const { id, email, waitingId } = await waiting();
    const [offered, held] = await Promise.all([
      ask(project, 'offer-seat', { waitingId }, { as: second }),
      hold(id, 'take_off', { note: 'Moved abroad.' }),
    ]);
    assert.deepEqual([offered.status, held.status].sort(), [200, 409]);
    if (held.status === 200) await carryOut(id);
    const isSeated = (await seatsOf(id)).length === 1;
    assert.equal((await lettersTo(email)).filter(isOff).length, isSeated ? 0 : 1);
  };
  await Promise.all(Array.from({ length: 8 }, race));
});

test('nobody else takes anybody off', async () => {
  const { id } = await waiting();
  for (const as of [coach]) assert.equal((await hold(id, 'take_off', { as, note: 'Out' })).status, 403);
  const body = { applicationId: id, decision: 'take_off', note: 'Out' };
  assert.equal((await ask(project, 'decide-application', { ...body, mode: 'hold' })).status, 401);
  const atOnce = await ask(project, 'decide-application', body, { as: admin });
  assert.equal(atOnce.status, 400, 'it waits its minute for programs as well');
  assert.equal((await waitingOf(id))[0]?.status, 'waiting');
});

test('nothing of this was logged as a failure', () => {
  assert.deepEqual(project.logged, []);
});
