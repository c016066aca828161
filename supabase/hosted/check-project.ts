import type { Migration } from 'embedded-backend/migrations';
import { readFacts, type ProjectFacts, type Query } from './project-facts.ts';

export interface Gap {
  what: string;
  /** A command for the SQL editor or the shell. */
  fix: string;
}

export interface Report {
  gaps: Gap[];
  /** Differences that the platform doesn't allow to fix. */
  notes: string[];
}

interface Expected {
  migrations: readonly Migration[];
  facts: ProjectFacts;
  ref: string;
  /** Names of the functions' secrets. Null if they could not be read. */
  secrets: readonly string[] | null;
}

const quoted = (text: string): string => `'${text.replaceAll("'", "''")}'`;
const missingFrom = <Item>(wanted: readonly Item[], given: readonly Item[]): Item[] =>
  wanted.filter((item) => !given.includes(item));

/** Compares a hosted project with its migrations. */
export async function checkProject(query: Query, expected: Expected): Promise<Report> {
  const unapplied = await checkMigrations(query, expected);
  // The other checks would report objects that the next push creates.
  if (unapplied.length > 0) return { gaps: unapplied, notes: [] };
  const facts = await readFacts(query);
  const triggers = await checkTriggers(query, expected, facts);
  return {
    gaps: [
      ...triggers.gaps,
      ...checkPublication(expected.facts.published, facts.published),
      ...checkBuckets(expected.facts.buckets, facts.buckets),
      ...(await checkCron(query, expected.migrations)),
      ...(await checkSettings(query, expected.ref)),
      ...(await checkHooks(query)),
      ...(expected.secrets === null ? [] : checkSecrets(expected.secrets)),
    ],
    notes: triggers.notes,
  };
}

async function checkMigrations(query: Query, { migrations }: Expected): Promise<Gap[]> {
  const fix = 'supabase db push';
  const [table] = await query<{ name: string | null }>(
    `select to_regclass('supabase_migrations.schema_migrations')::text as name`,
  );
  if (table?.name === null) return [{ what: 'No migration has been applied.', fix }];
  const rows = await query<{ version: string }>('select version from supabase_migrations.schema_migrations');
  const applied = rows.map(({ version }) => version);
  return migrations
    .filter(({ version }) => !applied.includes(version))
    .map(({ file }) => ({ what: `Migration ${file} has not been applied.`, fix }));
}

async function checkTriggers(
  query: Query,
  { migrations, facts: { triggers: wanted } }: Expected,
  { triggers }: ProjectFacts,
): Promise<Report> {
  const report: Report = { gaps: [], notes: [] };
  for (const { name, table, definition } of wanted) {
    const given = triggers.find((one) => one.name === name && one.table === table);
    if (given?.isEnabled === true) continue;
    if (given) {
      report.gaps.push({
        what: `Trigger ${name} on ${table} is disabled.`,
        fix: `alter table ${table} enable trigger ${name};`,
      });
      continue;
    }
    const [right] = await query<{ isThere: boolean }>(
      `select has_table_privilege(${quoted(table)}, 'trigger') as "isThere"`,
    );
    if (right?.isThere !== true) report.notes.push(`This project allows no trigger ${name} on ${table}.`);
    else
      report.gaps.push({
        what: `Trigger ${name} on ${table} is missing.`,
        fix: statementOf(migrations, name) ?? `${definition};`,
      });
  }
  return report;
}

/** Returns the trigger's statement as in the migration, whose types fit the tables of both auth servers. */
function statementOf(migrations: readonly Migration[], trigger: string): string | undefined {
  const pattern = new RegExp(`create (?:constraint )?trigger ${trigger}\\s[^;]+;`, 'g');
  return migrations
    .flatMap(({ script }) => script.match(pattern) ?? [])
    .at(-1)
    ?.replaceAll(/\s+/g, ' ');
}

const checkPublication = (wanted: readonly string[], given: readonly string[]): Gap[] => [
  ...missingFrom(wanted, given).map((table) => ({
    what: `Realtime does not publish ${table}.`,
    fix: `alter publication supabase_realtime add table ${table};`,
  })),
  ...missingFrom(given, wanted).map((table) => ({
    what: `Realtime publishes ${table}, which no migration asks for: every subscriber gets the keys of its deleted rows.`,
    fix: `alter publication supabase_realtime drop table ${table};`,
  })),
];

function checkBuckets(wanted: ProjectFacts['buckets'], given: ProjectFacts['buckets']): Gap[] {
  return wanted.flatMap((bucket) => {
    const { id, isPublic, maxBytes, types } = bucket;
    const there = given.find((one) => one.id === id);
    if (JSON.stringify(there) === JSON.stringify(bucket)) return [];
    const list = types === null || types.length === 0 ? 'null' : quoted(`{${types.join()}}`);
    return [
      {
        what: `Bucket ${id} ${there ? 'has other settings than the migrations give it' : 'is missing'}.`,
        fix:
          `insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types) ` +
          `values (${quoted(id)}, ${quoted(id)}, ${isPublic}, ${maxBytes}, ${list}) ` +
          `on conflict (id) do update set public = excluded.public, file_size_limit = excluded.file_size_limit, ` +
          `allowed_mime_types = excluded.allowed_mime_types;`,
      },
    ];
  });
}

interface Job {
  id: string;
  name: string;
  schedule: string;
  command: string;
  active: boolean;
}

/** The migrations schedule jobs only if pg_cron can be created, and don't fail otherwise. */
async function checkCron(query: Query, migrations: readonly Migration[]): Promise<Gap[]> {
  const [extensions] = await query<{ cron: boolean; net: boolean }>(`
    select to_regclass('cron.job') is not null as cron, exists (
      select from pg_proc p join pg_namespace n on n.oid = p.pronamespace where n.nspname = 'net' and p.proname = 'http_post'
    ) as net`);
  const gaps: Gap[] = [];
  if (extensions?.net !== true)
    gaps.push({ what: 'pg_net is missing: no decision’s email is sent.', fix: 'create extension pg_net;' });
  if (extensions?.cron !== true)
    gaps.push({ what: 'pg_cron is missing: no scheduled job runs.', fix: 'create extension pg_cron;' });
  const given =
    extensions?.cron === true
      ? await query<Job>(
          'select jobid::text as id, jobname as name, schedule, command, active from cron.job order by jobid',
        )
      : [];
  const wanted = migrations.flatMap(({ script }) =>
    [...script.matchAll(/cron\.schedule\('([^']+)', '([^']+)', '([^']+)'\)/g)].map(
      ([, name = '', schedule = '', command = '']) => ({ name, schedule, command }),
    ),
  );
  for (const { name, schedule, command } of wanted) {
    const job = given.find((one) => one.name === name);
    const isSame = job?.schedule === schedule && job.command === command;
    if (!isSame)
      gaps.push({
        what: `Job ${name} ${job ? 'has another schedule or command than the migrations give it' : 'is not scheduled'}.`,
        fix: `select cron.schedule(${[name, schedule, command].map(quoted).join(', ')});`,
      });
    else if (!job.active)
      gaps.push({
        what: `Job ${name} is switched off.`,
        fix: `select cron.alter_job(${job.id}, active := true);`,
      });
    else gaps.push(...(await checkLastRun(query, job)));
  }
  return gaps;
}

async function checkLastRun(query: Query, { id, name }: Job): Promise<Gap[]> {
  const runs = `from cron.job_run_details where jobid = ${id} order by runid desc`;
  const [last] = await query<{ status: string; message: string | null }>(
    `select status, return_message as message ${runs} limit 1`,
  );
  if (last?.status !== 'failed') return [];
  return [
    { what: `Job ${name} failed in its last run: ${last.message ?? ''}`, fix: `select * ${runs} limit 5;` },
  ];
}

async function checkSettings(query: Query, ref: string): Promise<Gap[]> {
  const [settings] = await query<{ host: boolean; relay: boolean }>(`
    select exists (select from private.function_host) as host,
      exists (select from private.report_settings where relay_hash is not null) as relay`);
  return [
    ...(settings?.host === true
      ? []
      : [
          {
            what: 'private.function_host is empty: no decision’s email is sent.',
            fix: `insert into private.function_host (url) values ('https://${ref}.supabase.co/functions/v1');`,
          },
        ]),
    ...(settings?.relay === true
      ? []
      : [
          {
            what: 'private.report_settings has no key of the edge: all visitors count as one sender of reports.',
            fix: `update private.report_settings set relay_hash = encode(sha256('<SITE_REPORT_KEY of the edge>'), 'hex');`,
          },
        ]),
  ];
}

/**
 * The database doesn't show whether the dashboard enables the hooks, so check whether the auth server may call them.
 */
async function checkHooks(query: Query): Promise<Gap[]> {
  const hooks = ['password_verification_attempt', 'mfa_verification_attempt'];
  const closed = await query<{ name: string }>(`
    select name from unnest('{${hooks.join()}}'::text[]) as name, pg_roles r
    where r.rolname = 'supabase_auth_admin' and not (has_schema_privilege(r.oid, 'private', 'usage')
      and has_function_privilege(r.oid, format('private.%s(jsonb)', name), 'execute'))`);
  return closed.map(({ name }) => ({
    what: `The auth server may not call the hook private.${name}.`,
    fix: `grant usage on schema private to supabase_auth_admin; grant execute on function private.${name}(jsonb) to supabase_auth_admin;`,
  }));
}

/**
 * Checks the secrets that the functions read (`functions/_shared`). Sending email requires either an SMTP server or an
 * API.
 */
export function checkSecrets(given: readonly string[]): Gap[] {
  const mail = given.includes('MAIL_SMTP_URL') ? ['MAIL_SMTP_URL'] : ['MAIL_API_URL', 'MAIL_API_KEY'];
  return missingFrom(['SITE_URL', 'CREDENTIAL_KEYS', 'MAIL_FROM', ...mail], given).map((name) => ({
    what: `The functions have no secret ${name}.`,
    fix: `supabase secrets set ${name}=…`,
  }));
}
