import assert from 'node:assert/strict';
import { test } from 'node:test';
import { officeZone } from 'shared-contract/firm';
import { formatDay, formatDollars } from 'shared-contract/format';
import { programme } from 'shared-contract/programme';
import { addDays, zonedDay } from 'shared-contract/zoned-time';
import { ask, badTokens, openEmailLink, mailTo, newAddress, type Answer } from '../harness/functions.ts';
import { removeCohorts } from '../harness/no-cohorts.ts';
import { startProduct, succeed, unwrap, type Person, type ProductClient } from '../harness/project.ts';
import { cpaRow } from '../harness/sample-rows.ts';

const project = await startProduct();
const { service } = project;
const admin = await project.signIn('admin@example.com', 'demo-password');
const coach = await project.signIn('coach@example.com', 'demo-password');
const ann = await project.signUp('ann');
const second = await project.signUp('second');
succeed(await service.from('profiles').update({ role: 'admin' }).eq('id', second.id));

const owner = {
  applicant_type: 'client',
  first_name: 'Olu',
  last_name: 'Bay',
  phone: '615 555 0142',
  business_name: 'Bay Foods',
  annual_revenue: '2m-5m',
  interests: 'Retirement',
};
const apply = async (
  email: string,
  entry: typeof cpaRow | typeof owner = cpaRow,
  user_id: string | null = null,
) =>
  unwrap(
    await service
      .from('certification_applications')
      .insert({ ...entry, email, user_id })
      .select('id')
      .single(),
  ).id;
const decide = (
  applicationId: string,
  decision: string,
  as: Person<ProductClient> = admin,
  note = decision === 'reject' ? 'Not yet.' : undefined,
): Promise<Answer> => ask(project, 'decide-application', { applicationId, decision, note }, { as });
const readApplication = async (id: string) =>
  unwrap(await service.from('certification_applications').select('*').eq('id', id).single());
const historyOf = async (id: string) =>
  unwrap(
    await service
      .from('application_events')
      .select('to_status,actor_id')
      .eq('application_id', id)
      .order('id'),
  ).map(({ to_status, actor_id }) => [to_status, actor_id]);
const membersOf = async (cohortId: string) =>
  unwrap(await service.from('cohort_members').select('*').eq('cohort_id', cohortId));
const roleOf = async (id: string) =>
  unwrap(await service.from('profiles').select('role').eq('id', id).single()).role;

const inWeeks = (weeks: number): string =>
  new Date(Date.now() + weeks * 7 * 86_400_000).toISOString().slice(0, 10);
/** Creates these cohorts and removes all others. Returns their ids. */
async function onlyCohorts(
  ...cohorts: { seats: number; weeks: number; status?: string }[]
): Promise<string[]> {
  await removeCohorts(service);
  const rows = cohorts.map(({ seats, weeks, status = 'open' }, n) => ({
    name: `Cohort ${n + 1}`,
    seats,
    starts_on: inWeeks(weeks),
    status,
  }));
  const made = rows.length === 0 ? [] : unwrap(await service.from('cohorts').insert(rows).select('id,name'));
  return made.sort((a, b) => a.name.localeCompare(b.name)).map(({ id }) => id);
}

test('approving a CPA who applied signed in: coach at once, a seat, history, notice and letter', async () => {
  const [, next = ''] = await onlyCohorts(
    { seats: 5, weeks: -2, status: 'running' },
    { seats: 5, weeks: 4 },
    { seats: 5, weeks: 20 },
    { seats: 5, weeks: 2, status: 'cancelled' },
  );
  const id = await apply(ann.email.toUpperCase(), cpaRow, ann.id);
  const { data, error } = await admin.client.functions.invoke<Record<string, unknown>>('decide-application', {
    body: { applicationId: id, decision: 'approve', note: 'Bring <b>two</b> cases.' },
  });
  assert.equal(error, null);
  const application = await readApplication(id);
  assert.deepEqual(data, {
    status: 'approved',
    reference: application.reference,
    changed: true,
    seat: { cohortId: next, name: 'Cohort 2', startsOn: inWeeks(4) },
    waitlisted: false,
    invited: false,
    mailed: true,
  });
  assert.deepEqual(
    [application.status, application.user_id, application.decided_by, application.decision_note],
    ['approved', ann.id, admin.id, 'Bring <b>two</b> cases.'],
  );
  assert.deepEqual(await historyOf(id), [
    ['submitted', null],
    ['approved', admin.id],
  ]);
  assert.equal(
    unwrap(await ann.client.from('profiles').select('role').eq('id', ann.id).single()).role,
    'coach',
  );
  assert.deepEqual(
    (await membersOf(next)).map(({ user_id, application_id }) => [user_id, application_id]),
    [[ann.id, id]],
  );
  const [mail] = await mailTo(project, ann.email);
  assert.equal(mail?.subject, `Your application ${application.reference} is approved`);
  const soon = (days: number) => formatDay(addDays(zonedDay(new Date(), officeZone), days));
  const { standard } = programme.price;
  for (const words of [
    `We hold a seat for you in Cohort 2 until ${soon(programme.seatHoldDays)}.`,
    `${formatDollars(standard.full)} once, or ${standard.instalments} monthly payments of ${formatDollars(standard.instalment)}`,
    `Invoice due: ${soon(programme.seatHoldDays)}`,
    `Refund: In full, up to ${programme.guaranteeDays} days`,
    'ET\n',
    'Sign in with your account to start.',
  ])
    assert.ok(mail.text.includes(words), `${words} in ${mail.text}`);
  assert.ok(mail.text.includes('Bring <b>two</b> cases.'));
  const notices = unwrap(await ann.client.from('notifications').select('kind,title'));
  assert.deepEqual(notices, [{ kind: 'application', title: 'Your application is approved' }]);

  const again = await decide(id, 'approve', second);
  assert.deepEqual([again.status, again.body['changed']], [200, false]);
  assert.deepEqual(again.body['seat'], data['seat']);
  assert.equal((await mailTo(project, ann.email)).length, 1, 'no second letter');
  assert.equal((await membersOf(next)).length, 1, 'no second seat');
  assert.equal((await historyOf(id)).length, 2);
});

test('approving a CPA without an account: an invitation, and a seat that waits for them', async () => {
  const [cohort = ''] = await onlyCohorts({ seats: 2, weeks: 4 });
  const email = newAddress('fresh');
  const id = await apply(email);
  const { status, body } = await decide(id, 'approve');
  assert.deepEqual([status, body['invited'], body['mailed'], body['waitlisted']], [200, true, true, false]);
  assert.deepEqual(
    (await membersOf(cohort)).map(({ user_id }) => user_id),
    [null],
  );
  assert.equal((await mailTo(project, email)).length, 2);
  const { person, token } = await openEmailLink(project, email);
  assert.equal(await roleOf(person.id), 'user');
  unwrap(await person.client.rpc('accept_invitation', { token }));
  assert.equal(await roleOf(person.id), 'coach');
  assert.deepEqual(
    (await membersOf(cohort)).map(({ user_id }) => user_id),
    [person.id],
  );
  assert.equal((await readApplication(id)).user_id, person.id);
  unwrap(await person.client.functions.invoke('delete-account'));
  assert.deepEqual(await membersOf(cohort), [], 'the seat is free again');
  assert.equal(
    unwrap(await service.from('cohorts').select('seats_taken').eq('id', cohort).single()).seats_taken,
    0,
  );
});

test('approving a CPA who has an account and applied without signing in: the letter proves whose it is', async () => {
  await onlyCohorts();
  const carl = await project.signUp('carl');
  const id = await apply(carl.email);
  const { body } = await decide(id, 'approve');
  assert.deepEqual([body['invited'], body['mailed'], await roleOf(carl.id)], [true, true, 'user']);
  assert.deepEqual(
    [(await readApplication(id)).user_id, (await mailTo(project, carl.email)).length],
    [null, 2],
  );
  const { person, token } = await openEmailLink(project, carl.email);
  unwrap(await person.client.rpc('accept_invitation', { token }));
  assert.deepEqual([person.id, await roleOf(carl.id)], [carl.id, 'coach']);
  assert.equal((await readApplication(id)).user_id, carl.id);
});

test('a pending invitation is taken further; one to an administrator stays one', async () => {
  await onlyCohorts();
  const email = newAddress('both');
  succeed(
    (await ask(project, 'invite-user', { email, role: 'admin' }, { as: admin })).status === 200
      ? { error: null }
      : { error: 'not invited' },
  );
  const { body } = await decide(await apply(email), 'approve');
  assert.deepEqual([body['invited'], body['seat'], body['waitlisted']], [true, null, true]);
  const rows = unwrap(await service.from('invitations').select('role,status').eq('email', email));
  assert.deepEqual(rows, [{ role: 'admin', status: 'pending' }]);
});

test('a business owner gets neither role nor seat', async () => {
  const [cohort = ''] = await onlyCohorts({ seats: 5, weeks: 4 });
  const bob = await project.signUp('bob');
  const { status, body } = await decide(await apply(bob.email, owner), 'approve');
  assert.deepEqual([status, body['seat'], body['waitlisted'], body['invited']], [200, null, false, false]);
  assert.equal(await roleOf(bob.id), 'user');
  assert.deepEqual(await membersOf(cohort), []);
});

test('an administrator who applies stays one', async () => {
  await onlyCohorts({ seats: 5, weeks: 4 });
  assert.equal((await decide(await apply(second.email, cpaRow, second.id), 'approve')).status, 200);
  assert.equal(await roleOf(second.id), 'admin');
});

test('forty approvals at once for a cohort of 25 seats: 25 are seated, 15 wait', async () => {
  const [only = ''] = await onlyCohorts({ seats: 25, weeks: 4 });
  const ids = await Promise.all(Array.from({ length: 40 }, () => apply(newAddress('all'))));
  const answers = await Promise.all(ids.map((id, n) => decide(id, 'approve', n % 2 === 0 ? admin : second)));
  assert.deepEqual(new Set(answers.map(({ status }) => status)), new Set([200]));
  assert.equal((await membersOf(only)).length, 25);
  const { seats_taken } = unwrap(await service.from('cohorts').select('seats_taken').eq('id', only).single());
  const seated = answers.filter(({ body }) => body['seat'] !== null).length;
  const waiting = answers.filter(({ body }) => body['waitlisted'] === true).length;
  assert.deepEqual([seats_taken, seated, waiting], [25, 25, 15]);
});

test('thirty approvals at once for the last seats: none too many, the rest waits in order', async () => {
  const [first = '', other = ''] = await onlyCohorts({ seats: 25, weeks: 4 }, { seats: 3, weeks: 8 });
  const early = await Promise.all(Array.from({ length: 18 }, () => apply(newAddress('early'))));
  succeed(
    await service
      .from('cohort_members')
      .insert(early.map((application_id) => ({ cohort_id: first, application_id, user_id: null }))),
  );
  const ids = await Promise.all(Array.from({ length: 30 }, () => apply(newAddress('rush'))));
  const answers = await Promise.all(ids.map((id, n) => decide(id, 'approve', n % 2 === 0 ? admin : second)));
  assert.deepEqual(new Set(answers.map(({ status }) => status)), new Set([200]));
  assert.deepEqual([(await membersOf(first)).length, (await membersOf(other)).length], [25, 3]);
  const cohorts = unwrap(await service.from('cohorts').select('seats_taken').order('starts_on'));
  assert.deepEqual(cohorts, [{ seats_taken: 25 }, { seats_taken: 3 }]);
  assert.equal(answers.filter(({ body }) => body['seat'] !== null).length, 10);
  assert.equal(answers.filter(({ body }) => body['waitlisted'] === true).length, 20);
  const waiting = unwrap(await service.from('waitlist').select('application_id,status'));
  assert.equal(new Set(waiting.map(({ application_id }) => application_id)).size, 20);
  assert.ok(waiting.every(({ status }) => status === 'waiting'));
});

test('two administrators decide differently at once: one decision stands, the other is told', async () => {
  await onlyCohorts({ seats: 25, weeks: 4 });
  for (let round = 0; round < 6; round += 1) {
    const email = newAddress('torn');
    const id = await apply(email);
    const [approved, rejected] = await Promise.all([
      decide(id, 'approve', admin),
      decide(id, 'reject', second),
    ]);
    assert.deepEqual([approved.status, rejected.status].sort(), [200, 409]);
    const { status } = await readApplication(id);
    assert.equal(status, approved.status === 200 ? 'approved' : 'rejected');
    const refused = approved.status === 409 ? approved : rejected;
    assert.equal(refused.body['message'], `This application is ${status} already`);
    const seats = unwrap(await service.from('cohort_members').select('id').eq('application_id', id));
    assert.equal(seats.length, status === 'approved' ? 1 : 0);
    assert.equal((await historyOf(id)).length, 2);
  }
});

test('rejected is reopened before it is approved; approved and withdrawn stay', async () => {
  await onlyCohorts({ seats: 25, weeks: 4 });
  const email = newAddress('turn');
  const id = await apply(email);
  for (const [decision, expected] of [
    ['in_review', 200],
    ['reject', 200],
    ['approve', 409],
    ['in_review', 200],
    ['approve', 200],
    ['reject', 409],
    ['in_review', 409],
  ] as const) {
    assert.equal((await decide(id, decision)).status, expected, decision);
  }
  // Two reviews, a rejection, an approval, and the invitation.
  assert.equal((await mailTo(project, email)).length, 5);
  const gone = await apply(newAddress('gone'));
  succeed(await service.from('certification_applications').update({ status: 'withdrawn' }).eq('id', gone));
  assert.equal((await decide(gone, 'approve')).status, 409);
});

test('nobody else decides, by function, by call or by the table', async () => {
  await onlyCohorts({ seats: 25, weeks: 4 });
  const bob = await project.signUp('own');
  const id = await apply(bob.email, cpaRow, bob.id);
  const body = { applicationId: id, decision: 'approve', role: 'admin', status: 'approved' };
  assert.equal((await ask(project, 'decide-application', body)).status, 401);
  for (const as of [bob, coach]) {
    const { status, body: refusal } = await ask(project, 'decide-application', body, { as });
    assert.deepEqual(
      [status, refusal['message']],
      [403, 'Only an administrator can decide on an application'],
    );
  }
  for (const token of await badTokens(project, admin)) {
    assert.equal((await ask(project, 'decide-application', body, { token })).status, 401, token);
  }
  const values = { application_id: id, decision: 'approve', token_hash: '0'.repeat(64) };
  for (const client of [project.visitor(), bob.client, coach.client]) {
    assert.equal((await client.rpc('decide_application', values)).error?.code, '42501');
  }
  for (const client of [bob.client, admin.client]) {
    const answer = await client
      .from('certification_applications')
      .update({ status: 'approved' })
      .eq('id', id);
    assert.equal(answer.error?.code, '42501');
  }
  assert.deepEqual([(await readApplication(id)).status, await roleOf(bob.id)], ['submitted', 'user']);
});

test('bad input names the field; an unknown application is said to be one', async () => {
  const id = await apply(newAddress('bad'));
  for (const [body, errors] of [
    [{ decision: 'approve' }, { applicationId: 'Choose an application' }],
    [
      { applicationId: id, decision: 'approved' },
      { decision: 'Choose approve, reject, in_review or take_off' },
    ],
    [
      { applicationId: id, decision: 'reject', note: 'x'.repeat(4001) },
      { note: 'Shorten the note to 4,000 characters' },
    ],
    [{ applicationId: id, decision: 'reject', note: {} }, { note: 'Write the note as text' }],
  ] as const) {
    const answer = await ask(project, 'decide-application', body, { as: admin });
    assert.deepEqual([answer.status, answer.body['errors']], [400, errors]);
  }
  assert.equal((await decide(crypto.randomUUID(), 'approve')).status, 404);
  assert.equal((await readApplication(id)).status, 'submitted');
});

test('nothing of this was logged as a failure', () => {
  assert.deepEqual(project.logged, []);
});
