import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs, promisify } from 'node:util';
import { showHelp, loadEnvFile } from '@scripts/core/command';
import { root } from '@scripts/core/files';
import { readMigrations } from 'embedded-backend/migrations';
import { projectPaths, messageOf } from 'embedded-backend/start';
import postgres from 'postgres';
import { z } from 'zod';
import { checkProject, type Report } from '../supabase/hosted/check-project.ts';
import { factsOfMigrations } from '../supabase/hosted/project-facts.ts';
import { supabaseCli } from '../supabase/hosted/supabase-cli.ts';

showHelp(`npm run check:hosted -- --db-url=<connection string of the project, or SUPABASE_DB_URL>
Compares a hosted project with the migrations: triggers, published tables, buckets, jobs, settings, hooks, and, where the
project is linked, the secrets of the functions. Prints a line that closes each gap; status 1 if there is one. Reads only.`);

const isLocal = (host: string): boolean => ['localhost', '127.0.0.1', '[::1]'].includes(host);

function databaseUrl(): URL {
  const { values } = parseArgs({ options: { 'db-url': { type: 'string' } } });
  const url = URL.parse(values['db-url'] ?? process.env['SUPABASE_DB_URL'] ?? '');
  if (url !== null && /^postgres(ql)?:$/.test(url.protocol)) return url;
  throw new Error(
    'Give --db-url or SUPABASE_DB_URL: the connection string that the dashboard shows under Connect.',
  );
}

const linkedProject = async (): Promise<string | null> => {
  const file = path.join(projectPaths.supabase, '.temp', 'project-ref');
  return (await readFile(file, 'utf8').catch(() => '')).trim() || null;
};

const secretList = z.array(z.object({ name: z.string() }));

/** Returns the names of the functions' secrets from the linked CLI, or null if it fails. */
async function readSecrets(ref: string): Promise<string[] | null> {
  const args = ['exec', '--yes', `--package=${supabaseCli}`, '--', 'supabase', 'secrets', 'list'];
  try {
    const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
    const { stdout } = await promisify(execFile)(npm, [...args, `--remote=${ref}`, '--output=json'], {
      cwd: root,
    });
    return secretList.parse(JSON.parse(stdout)).map(({ name }) => name);
  } catch {
    return null;
  }
}

async function check(url: URL, ref: string | null, secrets: readonly string[] | null): Promise<Report> {
  const facts = await factsOfMigrations();
  const migrations = await readMigrations(projectPaths.migrations);
  const sql = postgres(url.href, {
    max: 1,
    onnotice: () => undefined,
    ...(isLocal(url.hostname) ? {} : { ssl: 'prefer' }),
  });
  try {
    return await checkProject((statement) => sql.unsafe(statement), {
      migrations,
      facts,
      ref: ref ?? '<project ref>',
      secrets,
    });
  } finally {
    await sql.end({ timeout: 5 });
  }
}

try {
  loadEnvFile(root);
  const url = databaseUrl();
  const ref = await linkedProject();
  const secrets = ref === null ? null : await readSecrets(ref);
  const { gaps, notes } = await check(url, ref, secrets);
  const say = (line: string): void => void process.stdout.write(`${line}\n`);
  for (const { what, fix } of gaps) say(`${what}\n    ${fix}`);
  for (const note of notes) say(`Note: ${note}`);
  if (secrets === null)
    say(
      'Check by hand: supabase secrets list (SITE_URL, CREDENTIAL_KEYS, MAIL_FROM, and MAIL_API_URL with MAIL_API_KEY or MAIL_SMTP_URL).',
    );
  say('Check by hand: supabase config diff, supabase functions list, and the auth hooks in the dashboard.');
  say(gaps.length === 0 ? `No gaps in ${url.hostname}.` : `Gaps in ${url.hostname}: ${gaps.length}.`);
  process.exitCode = gaps.length === 0 ? 0 : 1;
} catch (error) {
  process.stderr.write(`check:hosted: ${messageOf(error)}\n`);
  process.exitCode = 1;
}
