import assert from 'node:assert/strict';
import { cp, glob, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { after, test } from 'node:test';
import { sql } from 'kysely';
import { readMigrations } from 'embedded-backend/migrations';
import { projectPaths } from 'embedded-backend/start';
import { openHostedProject } from './harness/hosted-project.ts';
import { startPostgres } from './harness/postgres-server.ts';
import { runCli } from './harness/supabase-cli.ts';
import { loadPgtap } from './pgtap/load-pgtap.ts';
import { runTapFile } from './pgtap/run-file.ts';

/* Runs `supabase db push` on an empty database with a hosted project's privileges: `node supabase/tests/push.ts`. Not
   part of `npm test`, because it downloads the CLI. */
const server = await startPostgres(process.env['DATABASE_URL']);
if (!('url' in server)) throw new Error(`PostgreSQL was not available (${server.reason})`);
const project = await openHostedProject(server.url);
const folder = await mkdtemp(join(tmpdir(), 'ninecourse-push-'));
after(async () => {
  await project.close();
  await server.stop();
  await rm(folder, { recursive: true, force: true });
});
for (const part of ['config.toml', 'migrations', 'templates']) {
  await cp(join(projectPaths.supabase, part), join(folder, 'supabase', part), { recursive: true });
}
const migrations = await readMigrations(projectPaths.migrations);

const push = async (...flags: string[]): Promise<string> => {
  const args = ['db', 'push', `--remote=${project.ownersUrl}`, '--yes', ...flags];
  const { status, output } = await runCli(folder, args);
  assert.equal(status, 0, output);
  assert.doesNotMatch(output, /deprecated|unset|WARN/, 'config.toml is understood');
  return output;
};
const recorded = async (): Promise<{ version: string; name: string }[]> => {
  const { rows } = await sql<{ version: string; name: string }>`
    select version, name from supabase_migrations.schema_migrations order by version`.execute(
    project.database.db,
  );
  return rows;
};

test('a rehearsal names every migration and applies none', async () => {
  const output = await push('--dry-run');
  for (const { file } of migrations) assert.ok(output.includes(file), file);
  await assert.rejects(recorded(), /does not exist/);
});

test('every migration is applied by the owner, who is no superuser, and recorded', async () => {
  await push();
  assert.deepEqual(
    await recorded(),
    migrations.map(({ version, name }) => ({ version, name })),
  );
});

test('a second push and its rehearsal find nothing to do', async () => {
  for (const flags of [[], ['--dry-run']]) {
    assert.match(await push(...flags), /Remote database is up to date/);
  }
  assert.equal((await recorded()).length, migrations.length);
});

test('the next migration goes on top of them', async () => {
  const later = '29990101000000_later.sql';
  const file = join(folder, 'supabase', 'migrations', later);
  await writeFile(file, 'alter table public.leads add column later text;\n');
  assert.ok((await push()).includes(later));
  assert.equal((await recorded()).length, migrations.length + 1);
  await project.database.script('alter table public.leads drop column later');
});

/** A hosted project allows no trigger on `auth.mfa_amr_claims`. */
const notOnHosted = [
  'security.test.sql: a second factor that comes, a code that stands in for it, and that it goes',
];

test('every right and refusal of the pushed database is the one that the tests of the database want', async () => {
  await loadPgtap(project.database);
  await project.database.script('grant usage on schema tap to public');
  const wrong: string[] = [];
  let count = 0;
  for await (const file of glob(join(import.meta.dirname, 'database', '*.test.sql'))) {
    const { results, planned } = await runTapFile(project.database, file, { role: project.owner });
    assert.equal(results.length, planned, basename(file));
    wrong.push(
      ...results.filter(({ ok }) => !ok).map(({ description }) => `${basename(file)}: ${description}`),
    );
    count += results.length;
  }
  assert.deepEqual([wrong, count > 1000], [notOnHosted, true]);
});
