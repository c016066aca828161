import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { CompiledQuery, sql, type Kysely } from 'kysely';
import { startRetention } from 'embedded-backend/start';
import { openMigrated } from '../harness/migrated-database.ts';

/* Submitted data is deleted exactly when its retention period ends. Each rule has its own row. */
const { database, close } = await openMigrated();
after(close);
type Db = Kysely<unknown>;
const run = (db: Db, text: string) => db.executeQuery(CompiledQuery.raw(text));

const person = '00000000-0000-4000-a000-000000000001';
await run(
  database.db,
  `insert into auth.users (id, email, aud, role) values
  ('${person}', 'member@x.example', 'authenticated', 'authenticated')`,
);
await run(database.db, `insert into public.clients (id, name) values ('${person}', 'Kept')`);

const application = (more: Record<string, string> = {}): string => {
  const row = { applicant_type: 'client', first_name: 'A', last_name: 'B', phone: '5550100', email: 'a@x.example',
    business_name: 'B', annual_revenue: '5m+', interests: 'All', ...more }; // oxfmt-ignore
  return `insert into public.certification_applications (${Object.keys(row).join(', ')}) values
    (${Object.values(row).map((value) => `'${value}'`).join(', ')})`; // oxfmt-ignore
};
const lead = (more: string): string => `insert into public.leads (name, email, status, client_id) values
  ('V', 'v@x.example', ${more})`;
const call = (status: string, client = 'null'): string => `insert into public.bookings
  (name, email, starts_at, status, client_id, manage_token_hash)
  values ('V', 'v@x.example', '2026-11-24 15:00Z', '${status}', ${client}, repeat('a', 64))`;
const registration = (status: string): string => `insert into public.symposium_registrations
  (event, name, email, status, needs) values ('symposium-2026', 'V', 'v@x.example', '${status}', 'A ramp')`;
const subscriber = (status: string): string => `insert into public.subscribers
  (email, status, confirm_token_hash, confirm_sent_at)
  values ('v@x.example', '${status}', repeat('a', 64), now() - interval '1 hour')`;
const consent = (user: string): string => `insert into public.consents (user_id, email, purpose, version)
  values (${user}, 'v@x.example', 'newsletter', '1')`;
const waiting = (status: string): string => `with a as (${application({ status: 'approved' })} returning id)
  insert into public.waitlist (application_id, status) select id, '${status}' from a`;
const invitation = (more: string): string => `insert into public.invitations
  (email, token_hash, status, accepted_at, application_id) values ('v@x.example', repeat('a', 64), ${more})`;

const rowOf: Record<string, string> = {
  leads: lead(`'qualified', null`),
  convertedLeads: lead(`'converted', null`),
  refusedApplications: `${application()}; update public.certification_applications set status = 'rejected'`,
  otherApplications: application(),
  waitlist: waiting('left'),
  calls: call('held'),
  unconfirmedCalls: call('pending'),
  callLinks: call('booked'),
  callHolds: `with b as (${call('pending')} returning id)
    insert into private.call_holds (booking_id, until) select id, now() from b`,
  attendance: registration('attended'),
  otherRegistrations: registration('waitlisted'),
  needs: registration('registered'),
  unconfirmedSubscribers: subscriber('pending'),
  newsletterLinks: subscriber('pending'),
  consents: consent('null'),
  invitations: invitation(`'withdrawn', null, null`),
  signIns: `insert into public.auth_events (user_id, kind) values ('${person}', 'sign_in')`,
  changesOfMany: `insert into private.batches (made_by, kind, list) values ('${person}', 'bulk', 'clients')`,
  siteErrors: `insert into public.site_errors (hour, remote, version, release, kind, message)
    values (now(), 'shell', '1.0.0-aa', 'r1', 'script', 'm')`,
  siteViews: `insert into public.site_views (hour, remote, version, release, views)
    values (now(), 'shell', '1.0.0-aa', 'r1', 1)`,
  siteVitals: `insert into public.site_vitals (hour, remote, version, release, metric, value, views)
    values (now(), 'shell', '1.0.0-aa', 'r1', 'LCP', 1000, 1)`,
  reportTurns: `insert into private.report_turns (begins_at, sender, kind, taken) values (now(), 's', 'reports', 1)`,
  reportSenders: `insert into private.report_senders (release, hour, sender, views, errors)
    values ('r1', now(), 's', 1, 0)`,
  errorNotices: `insert into private.error_notices (channel, remote, version, kind, message, place)
    values ('email', 'shell', '1.0.0-aa', 'script', 'm', '')`,
  reminders: `insert into private.reminders (kind, subject, due_for) values ('call', gen_random_uuid(), 'x')`,
  formTurns: `insert into private.form_turns (key) values ('k')`,
  formSubmissions: `insert into private.form_submissions (request_id, form, fingerprint, reference)
    values (gen_random_uuid(), 'contact', 'f', 'r')`,
};

interface Rule {
  rule: string;
  relation: string;
  since: string;
  only_where: string;
}
const { rows: rules } = await sql<Rule>`
  select rule, relation::text, since, only_where from private.retention order by rule`.execute(database.db);

/** Runs with its own rows and rolls them back. */
async function alone(work: (db: Db) => Promise<void>): Promise<void> {
  const undo = new Error('undone');
  await database.db
    .transaction()
    .execute(async (db) => {
      await work(db);
      throw undo;
    })
    .catch((error: unknown) => {
      if (error !== undo) throw error;
    });
}
async function put(db: Db, statements: string): Promise<void> {
  for (const statement of statements.split(';')) await run(db, statement);
}
async function deletedAt(db: Db, moment: string): Promise<Record<string, number | null>> {
  const { rows } = await run(db, `select private.delete_expired(${moment}) as counts`);
  return (rows[0] as { counts: Record<string, number | null> }).counts;
}

test('every rule has a row here that it is about', () => {
  assert.deepEqual(rules.map(({ rule }) => rule).sort(), Object.keys(rowOf).sort());
});

for (const { rule, relation, since, only_where } of rules) {
  test(`${rule}: a row just inside its time stays, one just outside goes`, () =>
    alone(async (db) => {
      await put(db, rowOf[rule] ?? assert.fail('no row'));
      const due = `(select (${since})::timestamptz + r.kept from ${relation} k, private.retention r
        where r.rule = '${rule}' and (${only_where}))`;
      const left = async () => (await run(db, `select 1 from ${relation} k where ${only_where}`)).rows.length;
      assert.equal((await deletedAt(db, `${due} - interval '1 second'`))[rule], 0);
      assert.equal(await left(), 1);
      assert.equal((await deletedAt(db, `${due} + interval '1 second'`))[rule], 1);
      assert.equal(await left(), 0);
    }));
}

test('what is kept by law, by consent or because somebody stayed is there in a hundred years', async () => {
  for (const [relation, statements] of [
    ['public.leads', lead(`'converted', '${person}'`)],
    ['public.certification_applications', application({ status: 'approved' })],
    ['public.waitlist', waiting('waiting')],
    ['public.bookings', call('held', `'${person}'`)],
    ['public.subscribers', subscriber('confirmed')],
    ['public.subscribers', subscriber('unsubscribed')],
    ['public.consents', `${subscriber('confirmed')}; ${consent('null')}`],
    ['public.consents', consent(`'${person}'`)],
    ['public.invitations', invitation(`'accepted', now(), null`)],
    [
      'public.invitations',
      `with a as (${application({ status: 'approved' })} returning id)
      insert into public.invitations (email, token_hash, application_id) select 'v@x.example', repeat('a', 64), id from a`,
    ],
  ] as const) {
    await alone(async (db) => {
      await put(db, statements);
      await deletedAt(db, `now() + interval '100 years'`);
      const { rows } = await run(db, `select 1 from ${relation}`);
      assert.equal(rows.length, 1, statements);
    });
  }
});

test('a piece at a time; and the backend goes on until nothing is left', async () => {
  const old = `insert into private.form_turns (key, created_at)
    select 'k', now() - interval '2 days' from generate_series(1, 5005)`;
  await run(database.db, old);
  assert.equal((await deletedAt(database.db, 'now(), 3'))['formTurns'], 3);
  const failures: unknown[] = [];
  await startRetention(database, (error) => failures.push(error))();
  const { rows } = await run(database.db, 'select 1 from private.form_turns');
  assert.deepEqual([failures, rows], [[], []]);
});

/** A rule that the database can't parse, and one that fails on a row. Their names sort first. */
const broken = `insert into private.retention (rule, relation, since, kept, only_where) values
  ('AbrokenColumn', 'public.leads', 'no_such_column', '1 day', 'true'),
  ('AbrokenRow', 'public.leads', 'created_at', '1 day', '1 / (length(name) - 1) > 0')`;

test('a rule that throws is named, and keeps no other from its work', () =>
  alone(async (db) => {
    await put(db, `${broken}; ${lead(`'qualified', null`)}; ${registration('waitlisted')}`);
    const counts = await deletedAt(db, `now() + interval '100 years'`);
    const { AbrokenColumn, AbrokenRow, leads, otherRegistrations } = counts;
    assert.deepEqual([AbrokenColumn, AbrokenRow, leads, otherRegistrations], [null, null, 1, 1]);
    assert.deepEqual(
      Object.keys(counts).sort(),
      [...Object.keys(rowOf), 'AbrokenColumn', 'AbrokenRow'].sort(),
    );
    const { rows } = await run(db, 'select 1 from public.leads');
    assert.deepEqual(rows, []);
  }));

test('the backend names a rule that throws, and goes on with the others until nothing is left', async () => {
  await run(database.db, broken);
  await run(
    database.db,
    `insert into private.form_turns (key, created_at)
    select 'k', now() - interval '2 days' from generate_series(1, 5005)`,
  );
  const failures: unknown[] = [];
  await startRetention(database, (error) => failures.push(error))();
  const { rows } = await run(database.db, 'select 1 from private.form_turns');
  await run(database.db, `delete from private.retention where rule like 'Abroken%'`);
  assert.deepEqual(rows, []);
  assert.match(failures.map(String).join(), /AbrokenColumn$/);
});
