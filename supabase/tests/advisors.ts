import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startBackend, messageOf } from 'embedded-backend/start';
import { startPostgres } from './harness/postgres-server.ts';
import { runCli } from './harness/supabase-cli.ts';

/* Runs Supabase's linter on a PostgreSQL server with the migrations: `node supabase/tests/advisors.ts [warn|info]`.
   Exits with status 1 if it finds anything. */
const [level = 'warn'] = process.argv.slice(2);

async function advise(): Promise<number> {
  const server = await startPostgres(process.env['DATABASE_URL']);
  if (!('url' in server)) throw new Error(`PostgreSQL was not available (${server.reason})`);
  const dataDir = await mkdtemp(join(tmpdir(), 'ninecourse-advisors-'));
  try {
    const backend = await startBackend({ port: 0, dataDir, databaseUrl: server.url });
    const flags = [`--remote=${server.url}`, '--type', 'all', '--level', level, '--fail-on', level];
    const { status, output } = await runCli(dataDir, ['db', 'advisors', ...flags]);
    process.stdout.write(output);
    await backend.stop();
    return status;
  } finally {
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

try {
  process.exitCode = await advise();
} catch (error) {
  process.stderr.write(`advisors: ${messageOf(error)}\n`);
  process.exitCode = 1;
}
