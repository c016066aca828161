import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ask, mailTo, newAddress, type Answer } from '../harness/functions.ts';
import { removeCohorts } from '../harness/no-cohorts.ts';
import { startProduct, succeed, unwrap } from '../harness/project.ts';
import { cpaAnswers, ownerAnswers, submission } from '../harness/sample-forms.ts';

const project = await startProduct();
const { service } = project;
const admin = await project.signIn('admin@example.com', 'demo-password');

let callers = 0;
/** Each request has its own network address, unless one is given. */
const from = (address = `10.7.${Math.floor(callers / 250)}.${callers++ % 250}`) => ({
  headers: { 'x-forwarded-for': address },
});
const standing = (reference: unknown, email: unknown, action = 'read', address?: string): Promise<Answer> =>
  ask(project, 'application-standing', { action, values: { reference, email } }, from(address));
async function apply(
  answers: ReturnType<typeof cpaAnswers> | ReturnType<typeof ownerAnswers> = cpaAnswers(),
) {
  const { status, body } = await ask(project, 'submit-form', submission('certification', answers), from());
  assert.equal(status, 200, JSON.stringify(body));
  return { reference: String(body['reference']), email: answers.email };
}
const rowOf = async (reference: string) =>
  unwrap(await service.from('certification_applications').select('*').eq('reference', reference).single());
const decide = async (reference: string, decision: string, note?: string): Promise<Answer> =>
  ask(
    project,
    'decide-application',
    { applicationId: (await rowOf(reference)).id, decision, note },
    { as: admin },
  );
const inWeeks = (weeks: number): string =>
  new Date(Date.now() + weeks * 7 * 86_400_000).toISOString().slice(0, 10);
async function onlyCohort(seats: number): Promise<void> {
  await removeCohorts(service);
  succeed(
    await service.from('cohorts').insert({ name: 'The one', seats, starts_on: inWeeks(5), status: 'open' }),
  );
}

test('a new application is received, with the time of its review, and nothing that was typed', async () => {
  const { reference, email } = await apply();
  const row = await rowOf(reference);
  const { status, body } = await standing(` ${reference.toLowerCase()} `, email.toUpperCase());
  assert.equal(status, 200);
  assert.deepEqual(body, {
    reference,
    applicantType: 'cpa',
    status: 'submitted',
    sentAt: new Date(row.created_at).toISOString(),
    reviewDueAt: new Date(row.review_due_at).toISOString(),
    decidedAt: null,
    note: null,
    seat: null,
    waitlisted: false,
  });
});

test('in review, approved with a seat, on the waiting list and refused are told with what belongs to them', async () => {
  await onlyCohort(1);
  const [seated, waiting, refused] = [await apply(), await apply(), await apply()];
  assert.equal((await decide(refused.reference, 'in_review', 'We read it now.')).status, 200);
  const open = (await standing(refused.reference, refused.email)).body;
  assert.deepEqual([open['status'], open['note']], ['in_review', null]);

  await decide(seated.reference, 'approve', 'Welcome.');
  await decide(waiting.reference, 'approve');
  await decide(refused.reference, 'reject', 'The license is not issued yet.');
  const tellsOf = async ({ reference, email }: { reference: string; email: string }) => {
    const { status, note, seat, waitlisted, decidedAt } = (await standing(reference, email)).body;
    assert.equal(typeof decidedAt, 'string');
    return { status, note, seat, waitlisted };
  };
  assert.deepEqual(await tellsOf(seated), {
    status: 'approved',
    note: 'Welcome.',
    seat: { name: 'The one', startsOn: inWeeks(5) },
    waitlisted: false,
  });
  assert.deepEqual(await tellsOf(waiting), { status: 'approved', note: null, seat: null, waitlisted: true });
  assert.deepEqual(await tellsOf(refused), {
    status: 'rejected',
    note: 'The license is not issued yet.',
    seat: null,
    waitlisted: false,
  });
  // The note of a decision under review again is no longer shown.
  await decide(refused.reference, 'in_review');
  assert.equal((await standing(refused.reference, refused.email)).body['note'], null);
});

test('an open application is withdrawn once, with one letter and history; asked again it answers the same', async () => {
  const { reference, email } = await apply(ownerAnswers());
  const answers = await Promise.all(Array.from({ length: 4 }, () => standing(reference, email, 'withdraw')));
  assert.deepEqual(
    answers.map(({ status, body }) => [status, body['status']]),
    Array.from({ length: 4 }, () => [200, 'withdrawn']),
  );
  const letters = (await mailTo(project, email)).filter(({ subject }) => subject.endsWith('is withdrawn'));
  assert.equal(letters.length, 1);
  const { id } = await rowOf(reference);
  const events = unwrap(
    await service.from('application_events').select('to_status').eq('application_id', id).order('id'),
  );
  assert.deepEqual(
    events.map(({ to_status }) => to_status),
    ['submitted', 'withdrawn'],
  );
  assert.equal((await decide(reference, 'approve')).status, 409);
  const notices = await admin.client.from('notifications').select('id').like('title', `%${reference} was%`);
  assert.equal(unwrap(notices).length, 1, 'the office hears of it');
});

test('what was decided on is not withdrawn', async () => {
  const { reference, email } = await apply();
  await decide(reference, 'reject', 'Not yet.');
  const { status, body } = await standing(reference, email, 'withdraw');
  assert.deepEqual(
    [status, body['message']],
    [409, 'This application has been decided on. Call us if you no longer want it.'],
  );
  assert.equal((await rowOf(reference)).status, 'rejected');
});

test('withdrawn and decided at once, one of both stands', async () => {
  await onlyCohort(25);
  for (let round = 0; round < 6; round += 1) {
    const { reference, email } = await apply();
    const [withdrawn, approved] = await Promise.all([
      standing(reference, email, 'withdraw'),
      decide(reference, 'approve'),
    ]);
    assert.deepEqual([withdrawn.status, approved.status].sort(), [200, 409]);
    const { status, id } = await rowOf(reference);
    assert.equal(status, withdrawn.status === 200 ? 'withdrawn' : 'approved');
    const seats = unwrap(await service.from('cohort_members').select('id').eq('application_id', id));
    assert.equal(seats.length, status === 'approved' ? 1 : 0);
  }
});

test('a guesser is told the same whatever is wrong, and changes nothing', async () => {
  const { reference, email } = await apply();
  const other = await apply();
  const wrong = [
    [reference, newAddress('guess')],
    [reference, other.email],
    ['CPPS-2222-2222', email],
    ['CPPS-2222-2222', newAddress('guess')],
    [reference.slice(0, -1), email],
    [`${reference.slice(0, -4)}%`, email],
    [(await rowOf(reference)).id, email],
  ] as const;
  for (const action of ['read', 'withdraw']) {
    for (const [key, address] of wrong) {
      const { status, body } = await standing(key, address, action);
      assert.deepEqual(
        [status, body],
        [
          404,
          {
            message:
              'There is no application with this reference and this email address. Both are in our email about it.',
          },
        ],
        `${action} ${key} ${address}`,
      );
    }
  }
  assert.equal((await rowOf(reference)).status, 'submitted');
});

test('guessing is limited by reference, by address and by sender, in vain or not', async () => {
  const statuses = async (count: number, ask: (n: number) => Promise<Answer>) => {
    const answers = await Promise.all(Array.from({ length: count }, (_, n) => ask(n)));
    return [200, 404, 429].map((status) => answers.filter((answer) => answer.status === status).length);
  };
  const { reference, email } = await apply();
  assert.deepEqual(await statuses(24, () => standing(reference, newAddress('g'))), [0, 20, 4]);
  assert.equal((await standing(reference, email)).status, 429, 'the right address is not told apart');
  const address = newAddress('g');
  assert.deepEqual(await statuses(24, (n) => standing(`CPPS-2222-${2000 + n}`, address)), [0, 20, 4]);
  const house = '203.0.113.78';
  assert.deepEqual(
    await statuses(14, (n) => standing(`CPPS-3333-${2000 + n}`, newAddress('g'), 'read', house)),
    [0, 10, 4],
  );
  const { body } = await standing('CPPS-3333-3333', newAddress('g'), 'read', house);
  assert.match(String(body['message']), /from your network\. Try again in (9|10) minutes\.$/);
  const own = await apply();
  assert.deepEqual(await statuses(22, () => standing(own.reference, own.email)), [20, 0, 2]);
});

test('bad input names the field', async () => {
  for (const [reference, email, errors] of [
    ['', 'a@b.co', { reference: 'Enter the reference from our email' }],
    ['x'.repeat(41), 'a@b.co', { reference: 'Shorten the reference to 40 characters' }],
    ['CPPS', 'nobody', { email: 'Enter an email address like name@example.com' }],
    [7, {}, { reference: 'Enter the reference from our email', email: 'Enter your email address' }],
  ] as const) {
    const { status, body } = await standing(reference, email);
    assert.deepEqual([status, body['errors']], [400, errors]);
  }
  assert.equal((await standing('CPPS', 'a@b.co', 'approve')).status, 400);
});

test('nobody calls the database past the function, and no table tells a visitor anything', async () => {
  const { reference, email } = await apply();
  const ann = await project.signUp('ann');
  for (const client of [project.visitor(), ann.client, admin.client]) {
    const answer = await client.rpc('application_standing', { reference, email, withdraw: true });
    assert.equal(answer.error?.code, '42501');
  }
  for (const client of [project.visitor(), ann.client]) {
    const read = await client.from('certification_applications').select('status').eq('reference', reference);
    assert.deepEqual(read.data ?? [], []);
  }
  assert.equal((await rowOf(reference)).status, 'submitted');
});

test('the letter tells the review on the clock of the office, and its link carries no address', async () => {
  const { reference, email } = await apply();
  const [letter, ...more] = await mailTo(project, email);
  assert.deepEqual(more, []);
  assert.equal(letter?.subject, `We have your application: ${reference}`);
  assert.match(letter.text, /^Reviewed by: \w+day, \w+ \d+, \d{4} at \d+:\d\d [AP]M ET$/m);
  assert.ok(letter.text.includes(`http://localhost:3000/cpps/application?reference=${reference}`));
  assert.ok(!letter.text.includes(email) && !(letter.html ?? '').includes(encodeURIComponent(email)));
});
