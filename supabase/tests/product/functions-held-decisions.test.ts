import assert from 'node:assert/strict';
import { test } from 'node:test';
import { listenTo } from '../harness/channels.ts';
import { ask, openEmailLink, newAddress } from '../harness/functions.ts';
import { pendingDecisions } from '../harness/held-decisions.ts';
import { startProduct, succeed, unwrap, type Person, type ProductClient } from '../harness/project.ts';

const project = await startProduct();
const { service } = project;
const admin = await project.signIn('admin@example.com', 'demo-password');
const coach = await project.signIn('coach@example.com', 'demo-password');
const second = await project.signUp('second');
succeed(await service.from('profiles').update({ role: 'admin', name: 'Sec Ond' }).eq('id', second.id));

const { apply, hold, statusOf, onHold, seatsOf, lettersTo, minuteIsOver, isDone, clock, onlyCohorts } =
  pendingDecisions(project, admin);

test('nothing follows within the minute; after it everything does, once, with nobody signed in', async () => {
  const email = newAddress('held');
  const id = await apply(email);
  const { status, body } = await hold(id, 'approve', { note: 'Welcome, Cyra.' });
  assert.deepEqual([status, body['decision']], [200, 'approve']);
  const wait = Date.parse(String(body['letterAt'])) - Date.now();
  assert.ok(wait > 0 && wait <= 60_000, `a minute, not ${wait} ms`);
  await clock();
  assert.deepEqual([await statusOf(id), await lettersTo(email), await seatsOf(id)], ['submitted', [], []]);

  await minuteIsOver(id);
  await Promise.all([clock(), clock(), clock()]);
  await isDone(id);
  assert.deepEqual([await statusOf(id), (await seatsOf(id)).length, await onHold(id)], ['approved', 1, []]);
  const [letter, ...more] = await lettersTo(email);
  assert.deepEqual(more, []);
  assert.match(letter?.text ?? '', /Welcome, Cyra\./);
  const events = service.from('application_events').select('to_status, actor_id').eq('application_id', id);
  assert.deepEqual(unwrap(await events.eq('kind', 'status')), [
    { to_status: 'approved', actor_id: admin.id },
  ]);
  const { person, token } = await openEmailLink(project, email);
  unwrap(await person.client.rpc('accept_invitation', { token }));
  const profile = await person.client.from('profiles').select('role').eq('id', person.id).single();
  assert.equal(unwrap(profile).role, 'coach', 'the link of the letter is good');
});

test('another administrator takes it back: no letter, no seat, and the history says so', async () => {
  const email = newAddress('back');
  const id = await apply(email);
  await hold(id, 'reject', { note: 'Your license has lapsed.' });
  assert.equal(unwrap(await second.client.rpc('take_back_decision', { application_id: id })), 'submitted');
  await clock();
  assert.deepEqual([await statusOf(id), await lettersTo(email)], ['submitted', []]);
  const notes = service.from('application_events').select('note, actor_id').eq('application_id', id);
  assert.deepEqual(unwrap(await notes.eq('kind', 'note')), [
    { note: 'Rejection undone before the email was sent.', actor_id: second.id },
  ]);
  const again = await admin.client.rpc('take_back_decision', { application_id: id });
  assert.equal(again.error?.code, 'PT409');
  assert.equal((await hold(id, 'approve', { as: second })).status, 200, 'it can be decided anew');
});

test('after the letter it is too late', async () => {
  const id = await apply(newAddress('late'));
  await hold(id, 'approve');
  await minuteIsOver(id);
  await clock();
  await isDone(id);
  const { error } = await admin.client.rpc('take_back_decision', { application_id: id });
  assert.deepEqual([error?.code, await statusOf(id)], ['PT409', 'approved']);
});

test('two administrators at the same instant: one decides, the other is told by whom', async () => {
  for (let round = 0; round < 4; round += 1) {
    const id = await apply(newAddress('torn'));
    const answers = await Promise.all([
      hold(id, 'approve'),
      hold(id, 'reject', { as: second, note: 'Not yet.' }),
    ]);
    assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 409]);
    const [kept] = await onHold(id);
    const refused = answers.find(({ status }) => status === 409);
    const what = kept?.decision === 'approve' ? 'approved' : 'rejected';
    assert.match(String(refused?.body['message']), new RegExp(`was ${what} a moment ago by `));
    assert.equal((await onHold(id)).length, 1);
  }
});

test('an undo and the clock at the same instant: either all of it happens or nothing', async () => {
  for (let round = 0; round < 4; round += 1) {
    const email = newAddress('race');
    const id = await apply(email);
    await hold(id, 'approve');
    await minuteIsOver(id);
    const [undone] = await Promise.all([
      admin.client.rpc('take_back_decision', { application_id: id }),
      clock(),
    ]);
    await isDone(id);
    const expected = undone.error === null ? ['submitted', 0] : ['approved', 1];
    assert.deepEqual([await statusOf(id), (await lettersTo(email)).length], expected);
  }
});

test('withdrawn within the minute: no decision is told', async () => {
  const ann = await project.signUp('ann');
  const id = await apply(ann.email, { user_id: ann.id });
  await hold(id, 'approve');
  succeed(await ann.client.from('certification_applications').update({ status: 'withdrawn' }).eq('id', id));
  await minuteIsOver(id);
  await clock();
  await isDone(id);
  assert.deepEqual([await statusOf(id), await lettersTo(ann.email), await onHold(id)], ['withdrawn', [], []]);
});

test('the preview is the letter, and changes nothing', async () => {
  const email = newAddress('preview');
  const id = await apply(email);
  const note = 'Bring two cases.';
  const seen = await ask(project, 'decide-application', { applicationId: id, decision: 'approve', note, mode: 'preview' }, { as: admin }); // oxfmt-ignore
  assert.equal(seen.status, 200);
  assert.deepEqual([await statusOf(id), await seatsOf(id), await lettersTo(email)], ['submitted', [], []]);
  const invitations = await service.from('invitations').select('id').eq('email', email);
  assert.deepEqual(unwrap(invitations), []);
  await hold(id, 'approve', { note });
  await minuteIsOver(id);
  await clock();
  await isDone(id);
  const [letter] = await lettersTo(email);
  assert.deepEqual(
    [letter?.to, letter?.subject, letter?.text],
    [seen.body['to'], seen.body['subject'], seen.body['text']],
  );
});

test('nobody else holds, previews or reads a decision; a rejection has a reason', async () => {
  const ann = await project.signUp('curious');
  const id = await apply(ann.email, { user_id: ann.id });
  for (const mode of ['hold', 'preview']) {
    const body = { applicationId: id, decision: 'approve', mode };
    assert.equal((await ask(project, 'decide-application', body)).status, 401);
    for (const as of [ann, coach])
      assert.equal((await ask(project, 'decide-application', body, { as })).status, 403);
  }
  const { status, body } = await hold(id, 'reject', { note: ' ' });
  assert.deepEqual([status, body['errors']], [400, { note: 'Write the reason: the applicant is told' }]);
  await hold(id, 'reject', { note: 'Not yet.' });
  for (const { client } of [ann, coach])
    assert.deepEqual(unwrap(await client.from('application_decisions').select('*')), []);
  assert.equal(unwrap(await admin.client.from('application_decisions').select('*').eq('application_id', id)).length, 1); // oxfmt-ignore
});

test('another administrator hears of a decision at once, the applicant of nothing', async () => {
  const ann = await project.signUp('listener');
  const id = await apply(ann.email, { user_id: ann.id });
  const bySecond = await listenTo(second.client, { table: 'application_decisions' });
  const byAnn = await listenTo(ann.client, { table: 'application_decisions' });
  await hold(id, 'approve');
  const [event] = await bySecond.until(1);
  assert.equal((event?.new as { application_id?: string }).application_id, id);
  assert.deepEqual(byAnn.events, []);
  await Promise.all([bySecond.leave(), byAnn.leave()]);
});

test('a free seat goes to who waits, once; the letter names the cohort', async () => {
  succeed(await service.from('waitlist').delete().not('id', 'is', null));
  await onlyCohorts();
  const email = newAddress('waits');
  const id = await apply(email);
  await ask(project, 'decide-application', { applicationId: id, decision: 'approve' }, { as: admin });
  const waiting = unwrap(
    await service.from('waitlist').select('id, status').eq('application_id', id).single(),
  );
  assert.equal(waiting.status, 'waiting');
  const offer = (as: Person<ProductClient>) => ask(project, 'offer-seat', { waitingId: waiting.id }, { as });
  assert.equal((await offer(admin)).body['message'], 'No seat is free in a cohort to come');
  const starts_on = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10);
  succeed(
    await service.from('cohorts').insert({ name: 'Cohort of the test', starts_on, seats: 1, status: 'open' }),
  );
  assert.equal((await offer(coach)).status, 403);
  const answers = await Promise.all([offer(admin), offer(second)]);
  assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 409]);
  assert.equal((await seatsOf(id)).length, 1);
  const letters = (await lettersTo(email)).filter(({ subject }) => subject.startsWith('A seat is free'));
  assert.match(letters[0]?.text ?? '', /Cohort of the test/);
  assert.equal(letters.length, 1);
});

test('nothing of this was logged as a failure', () => {
  assert.deepEqual(project.logged, []);
});
