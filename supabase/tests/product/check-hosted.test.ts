import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { after, test } from 'node:test';
import postgres from 'postgres';
import { readMigrations, type Migration } from 'embedded-backend/migrations';
import { projectPaths } from 'embedded-backend/start';
import { checkProject, checkSecrets, type Report } from '../../hosted/check-project.ts';
import { factsOfMigrations, type ProjectFacts, type Query } from '../../hosted/project-facts.ts';
import { openHostedProject, type HostedProject } from '../harness/hosted-project.ts';

const server = process.env['TEST_POSTGRES_URL'];

/** The objects of pg_cron and pg_net that the check and its fixes use. */
const extensions = `
create schema cron;
create table cron.job (
  jobid bigserial primary key, jobname text unique, schedule text, command text, active boolean default true);
create table cron.job_run_details (runid bigserial, jobid bigint, status text, return_message text);
create function cron.schedule(name text, schedule text, command text) returns bigint language sql as $$
  insert into cron.job (jobname, schedule, command) values (name, schedule, command)
  on conflict (jobname) do update set schedule = excluded.schedule, command = excluded.command returning jobid
$$;
create function cron.alter_job(id bigint, active boolean) returns void language sql as $$
  update cron.job set active = alter_job.active where jobid = id
$$;
create schema net;
create function net.http_post(url text, body jsonb) returns bigint language sql as 'select 1::bigint';
grant usage on schema cron, net to public;
grant all on all tables in schema cron to public;
grant all on all sequences in schema cron to public;
`;

/** Manual setup by the owner after a push. */
const settings = `
select cron.schedule('delete-expired', '17 * * * *', 'select private.delete_expired()');
select cron.schedule('send-decisions', '* * * * *', 'select private.ask_for_letters()');
select cron.schedule('send-reminders', '*/10 * * * *', 'select private.ask_for_reminders()');
insert into private.function_host (url) values ('https://abc.supabase.co/functions/v1');
update private.report_settings set relay_hash = repeat('a', 64);
`;

interface Pushed {
  project: HostedProject;
  sql: postgres.Sql;
  migrations: Migration[];
  facts: ProjectFacts;
}

async function push(url: string): Promise<Pushed> {
  const project = await openHostedProject(url);
  const migrations = await readMigrations(projectPaths.migrations);
  const owner = postgres(project.ownersUrl, { max: 1, onnotice: () => undefined });
  await owner.unsafe(`create schema supabase_migrations;
    create table supabase_migrations.schema_migrations (version text primary key, statements text[], name text)`);
  for (const { script, version, name } of migrations) {
    await owner.begin(async (transaction) => {
      await transaction.unsafe(script);
      await transaction`insert into supabase_migrations.schema_migrations (version, name) values (${version}, ${name})`;
    });
  }
  await owner.end();
  const sql = postgres(project.url ?? '', { max: 1, onnotice: () => undefined });
  after(async () => {
    await sql.end();
    await project.close();
  });
  await sql.unsafe(extensions);
  await sql.unsafe(settings);
  return { project, sql, migrations, facts: await factsOfMigrations() };
}

const pushed = server === undefined ? null : await push(server);
/** Requires a PostgreSQL server, because PGlite can't simulate a hosted project's roles. */
const onProject = (name: string, work: (on: Pushed) => Promise<void>): void =>
  void test(name, { skip: pushed === null }, () => work(pushed ?? assert.fail()));

const baseline = (await readMigrations(projectPaths.migrations)).find(
  ({ name }) => name === 'baseline',
)?.file;

const check = (query: Query, { migrations, facts }: Pushed): Promise<Report> =>
  checkProject(query, { migrations, facts, ref: 'abc', secrets: null });

/** Creates a gap, checks as the owner, runs the suggested fix as the owner, and checks again. Rolls everything back. */
async function withGap(
  on: Pushed,
  gap: string,
  isSql = true,
): Promise<{ found: Report; left: Report | null }> {
  const undo = new Error('undone');
  let result: { found: Report; left: Report | null } | undefined;
  await on.sql
    .begin(async (transaction) => {
      const query: Query = (statement) => transaction.unsafe(statement);
      await transaction.unsafe(gap);
      await transaction.unsafe(`set local role ${on.project.owner}`);
      const found = await check(query, on);
      if (isSql) for (const { fix } of found.gaps) await transaction.unsafe(fix);
      result = { found, left: isSql ? await check(query, on) : null };
      throw undo;
    })
    .catch((error: unknown) => {
      if (error !== undo) throw error;
    });
  return result ?? assert.fail();
}

const notes = ['This project allows no trigger on_auth_recovery_code_used on auth.mfa_amr_claims.'];

onProject('that is complete has no gaps; what the platform does not allow is a note', async (on) => {
  const { found } = await withGap(on, '');
  assert.deepEqual(found, { gaps: [], notes });
});

for (const [gap, what, fix] of [
  [
    'drop trigger on_auth_user_created on auth.users',
    'Trigger on_auth_user_created on auth.users is missing.',
    'create trigger on_auth_user_created after insert on auth.users for each row execute function private.handle_new_user();',
  ],
  [
    'drop trigger on_auth_factor_removed on auth.mfa_factors',
    'Trigger on_auth_factor_removed on auth.mfa_factors is missing.',
    "create trigger on_auth_factor_removed after delete on auth.mfa_factors for each row when (old.status = 'verified' and old.factor_type::text <> 'recovery_code') execute function private.record_factor_off();",
  ],
  [
    'alter table storage.objects disable trigger keep_folder_quota',
    'Trigger keep_folder_quota on storage.objects is disabled.',
    'alter table storage.objects enable trigger keep_folder_quota;',
  ],
  [
    'alter publication supabase_realtime drop table public.clients',
    'Realtime does not publish public.clients.',
    'alter publication supabase_realtime add table public.clients;',
  ],
  [
    'alter publication supabase_realtime add table public.audit_log',
    'Realtime publishes public.audit_log, which no migration asks for: every subscriber gets the keys of its deleted rows.',
    'alter publication supabase_realtime drop table public.audit_log;',
  ],
  [
    "delete from storage.buckets where id = 'avatars'",
    'Bucket avatars is missing.',
    "insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types) values ('avatars', 'avatars', false, 1048576, '{image/jpeg,image/png,image/webp}') on conflict (id) do update set public = excluded.public, file_size_limit = excluded.file_size_limit, allowed_mime_types = excluded.allowed_mime_types;",
  ],
  [
    "update storage.buckets set public = true where id = 'documents'",
    'Bucket documents has other settings than the migrations give it.',
    undefined,
  ],
  [
    "delete from cron.job where jobname = 'send-decisions'",
    'Job send-decisions is not scheduled.',
    "select cron.schedule('send-decisions', '* * * * *', 'select private.ask_for_letters()');",
  ],
  [
    "update cron.job set schedule = '0 0 1 1 *' where jobname = 'delete-expired'",
    'Job delete-expired has another schedule or command than the migrations give it.',
    "select cron.schedule('delete-expired', '17 * * * *', 'select private.delete_expired()');",
  ],
  [
    "update cron.job set active = false where jobname = 'delete-expired'",
    'Job delete-expired is switched off.',
    'select cron.alter_job(1, active := true);',
  ],
  [
    'delete from private.function_host',
    'private.function_host is empty: no decision’s email is sent.',
    "insert into private.function_host (url) values ('https://abc.supabase.co/functions/v1');",
  ],
] as const) {
  onProject(`${what} The line closes it`, async (on) => {
    const { found, left } = await withGap(on, gap);
    assert.deepEqual(
      found.gaps.map((one) => one.what),
      [what],
    );
    if (fix !== undefined) assert.equal(found.gaps[0]?.fix, fix);
    assert.deepEqual(left, { gaps: [], notes });
  });
}

for (const [gap, what, fix] of [
  [
    'update private.report_settings set relay_hash = null',
    'private.report_settings has no key of the edge: all visitors count as one sender of reports.',
    "update private.report_settings set relay_hash = encode(sha256('<SITE_REPORT_KEY of the edge>'), 'hex');",
  ],
  [
    `insert into cron.job_run_details (jobid, status, return_message) values (2, 'succeeded', ''), (2, 'failed', 'no such function')`,
    'Job send-decisions failed in its last run: no such function',
    'select * from cron.job_run_details where jobid = 2 order by runid desc limit 5;',
  ],
  ['drop schema net cascade', 'pg_net is missing: no decision’s email is sent.', 'create extension pg_net;'],
  [
    `create role supabase_auth_admin; grant usage on schema private to supabase_auth_admin;
     grant execute on function private.mfa_verification_attempt(jsonb) to supabase_auth_admin`,
    'The auth server may not call the hook private.password_verification_attempt.',
    'grant usage on schema private to supabase_auth_admin; grant execute on function private.password_verification_attempt(jsonb) to supabase_auth_admin;',
  ],
  [
    `update supabase_migrations.schema_migrations set version = '20200101000000' where name = 'baseline'`,
    `Migration ${baseline} has not been applied.`,
    'supabase db push',
  ],
  ['drop schema supabase_migrations cascade', 'No migration has been applied.', 'supabase db push'],
] as const) {
  onProject(what, async (on) => {
    const { found } = await withGap(on, gap, false);
    assert.deepEqual(found.gaps, [{ what, fix }]);
  });
}

onProject('without pg_cron is told to create it, then to schedule each job', async (on) => {
  const { found } = await withGap(on, 'drop schema cron cascade', false);
  assert.deepEqual(
    found.gaps.map(({ what }) => what),
    [
      'pg_cron is missing: no scheduled job runs.',
      'Job delete-expired is not scheduled.',
      'Job send-decisions is not scheduled.',
      'Job send-reminders is not scheduled.',
    ],
  );
});

onProject(
  'the command compares with the migrations, prints the lines, and ends with status 1 on a gap',
  async (on) => {
    const run = () =>
      spawnSync(process.execPath, [join(projectPaths.root, 'scripts/check-hosted.ts')], {
        env: { ...process.env, SUPABASE_DB_URL: on.project.ownersUrl },
        encoding: 'utf8',
      });
    const complete = run();
    assert.deepEqual([complete.status, complete.stderr], [0, '']);
    assert.match(complete.stdout, /^Note: .*mfa_amr_claims/);
    assert.match(complete.stdout, /No gaps in 127\.0\.0\.1\.\n$/);
    await on.sql.unsafe('delete from private.function_host');
    const { status, stdout } = run();
    assert.equal(status, 1);
    assert.match(stdout, /^private\.function_host is empty.*\n    insert into private\.function_host/);
    assert.match(stdout, /Gaps in 127\.0\.0\.1: 1\.\n$/);
  },
);

test('a secret that the functions need is named; one way to send mail is enough', () => {
  const names = (...given: string[]) => checkSecrets(given).map(({ fix }) => fix);
  assert.deepEqual(names('SITE_URL', 'CREDENTIAL_KEYS', 'MAIL_FROM', 'MAIL_SMTP_URL'), []);
  assert.deepEqual(names('SITE_URL', 'CREDENTIAL_KEYS', 'MAIL_FROM', 'MAIL_API_URL', 'MAIL_API_KEY'), []);
  assert.deepEqual(names('SITE_URL', 'MAIL_FROM', 'MAIL_API_URL'), [
    'supabase secrets set CREDENTIAL_KEYS=…',
    'supabase secrets set MAIL_API_KEY=…',
  ]);
});
