import assert from 'node:assert/strict';
import { test } from 'node:test';
import { officeZone } from 'shared-contract/firm';
import { formatDay } from 'shared-contract/format';
import { programme } from 'shared-contract/programme';
import { addDays, zonedDay } from 'shared-contract/zoned-time';
import { ask, mailTo, newAddress, openAuthLink } from '../harness/functions.ts';
import { startProduct, succeed, unwrap } from '../harness/project.ts';

const project = await startProduct({ confirmEmail: true });
const { service } = project;
const officeDay = (days: number): string => addDays(zonedDay(new Date(), officeZone), days);
const daysAgo = (days: number): string => new Date(Date.now() - days * 86_400_000).toISOString();

/** Calls the function like the scheduler, twice and at once: no email may be sent twice. */
async function clock(): Promise<void> {
  for (let round = 0; round < 2; round += 1) {
    const answers = await Promise.all([1, 2].map(() => ask(project, 'send-reminders', { due: 'reminders' })));
    for (const { status, body } of answers) assert.deepEqual([status, body], [200, {}]);
  }
}
const lettersTo = async (address: string) =>
  (await mailTo(project, address)).filter(({ kind }) => kind === 'notice');

async function account(): Promise<{ id: string; email: string }> {
  const email = newAddress('graduate');
  const { user } = unwrap(
    await service.auth.admin.createUser({ email, password: 'secret-1', email_confirm: true }),
  );
  succeed(await service.from('profiles').update({ name: 'Gra Duate' }).eq('id', user.id));
  return { id: user.id, email };
}

async function addCohort(starts_on: string): Promise<{ id: string; name: string }> {
  const row = { name: `Cohort ${crypto.randomUUID()}`, starts_on, status: 'open' as const };
  return unwrap(await service.from('cohorts').insert(row).select('id, name').single());
}

test('a cohort is announced to its participants a week before, once, with time, length, and refund', async () => {
  const person = await account();
  const soon = await addCohort(officeDay(programme.cohortNoticeDays));
  const later = await addCohort(officeDay(programme.cohortNoticeDays + 7));
  for (const { id: cohort_id } of [soon, later])
    succeed(
      await service.from('cohort_members').insert({ cohort_id, user_id: person.id, created_at: daysAgo(3) }),
    );
  await clock();
  const [letter, ...more] = await lettersTo(person.email);
  assert.deepEqual(more, []);
  assert.equal(letter?.subject, `${soon.name} starts on ${formatDay(officeDay(programme.cohortNoticeDays))}`);
  for (const words of [
    'Hello Gra Duate,',
    `${formatDay(officeDay(programme.cohortNoticeDays))}, 6 PM ET`,
    `${programme.liveSession.hours} hours a week for ${programme.weeks} weeks`,
    `up to ${programme.guaranteeDays} days after`,
    'http://localhost:3000/dashboard',
  ])
    assert.ok(letter.text.includes(words), words);
});

test('a certificate is announced 60 days before it ends, and again after a renewal', async () => {
  const person = await account();
  const cohort = await addCohort(officeDay(-700));
  const ends = officeDay(programme.renewalNoticeDays);
  const { id, code } = unwrap(
    await service
      .from('certificates')
      .insert({
        user_id: person.id,
        cohort_id: cohort.id,
        name: 'Gra Duate',
        completed_on: officeDay(-600),
        issued_on: officeDay(-600),
        cpe_live: 33.6,
        cpe_self_study: 6.4,
        expires_on: ends,
      })
      .select('id, code')
      .single(),
  );
  await clock();
  const [letter, ...more] = await lettersTo(person.email);
  assert.deepEqual(more, []);
  assert.equal(letter?.subject, `Your CPPS certificate expires on ${formatDay(ends)}`);
  for (const words of [code, `another ${programme.certificateYears} years, reply to this email`])
    assert.ok(letter.text.includes(words), words);
  succeed(
    await service
      .from('certificates')
      .update({ expires_on: officeDay(30) })
      .eq('id', id),
  );
  await clock();
  assert.equal((await lettersTo(person.email)).length, 2, 'another last day is another email');
});

test('an account is welcomed after its address is confirmed, once, and not before', async () => {
  const email = newAddress('new');
  unwrap(await project.visitor().auth.signUp({ email, password: 'secret-1' }));
  await clock();
  assert.deepEqual(await lettersTo(email), []);
  await openAuthLink(project, email);
  await clock();
  const [letter, ...more] = await lettersTo(email);
  assert.deepEqual(more, []);
  assert.equal(letter?.subject, 'Welcome to Ninecourse Advisory');
  assert.ok(letter.text.includes('http://localhost:3000/onboarding'));
  assert.deepEqual(await lettersTo((await account()).email), [], 'an account that staff opened');
});

test('visitors and members can’t claim or end reminders', async () => {
  const member = await account();
  const { client } = await project.signIn(member.email, 'secret-1');
  for (const caller of [project.visitor(), client]) {
    const claim = await caller.rpc('claim_reminders', { cohort_days: 7, certificate_days: 60 });
    assert.equal(claim.error?.code, '42501');
  }
});

test('nothing of this was logged as a failure', () => {
  assert.deepEqual(project.logged, []);
});
