import assert from 'node:assert/strict';
import { once } from 'node:events';
import { access, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { request, type IncomingMessage } from 'node:http';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { createClient } from '@supabase/supabase-js';
import type { Database } from '../../../shared-auth/src/database.types.ts';
import { launch, readBackendFile, type BackendProcess } from '../harness/backend-process.ts';
import { unwrap } from '../harness/project.ts';
import { createTestDatabase } from '../harness/test-database.ts';

const dataDir = await mkdtemp(join(tmpdir(), 'ninecourse-process-'));
const database = await createTestDatabase();
const env = { DATA_DIR: dataDir, ...(database === null ? {} : { DATABASE_URL: database.url }) };
const running: BackendProcess[] = [];
const start = (
  extra: Record<string, string> = {},
  options: Parameters<typeof launch>[1] = {},
): BackendProcess => {
  const backend = launch({ ...env, ...extra }, options);
  running.push(backend);
  return backend;
};
after(async () => {
  for (const { child } of running) child.kill('SIGKILL');
  await Promise.all(running.map(({ ended }) => ended));
  await database?.drop();
  await rm(dataDir, { recursive: true, force: true });
});

/** Expects exit status 1 and a single error line that contains all parts. */
async function failsWith(backend: BackendProcess, ...parts: string[]): Promise<void> {
  assert.equal(await backend.ended, 1);
  const { err, out } = backend.output();
  assert.equal(err.trim().split('\n').length, 1, err);
  for (const part of parts) assert.ok(err.includes(part), `"${part}" in: ${err}`);
  assert.equal(out, '');
}
const stop = async (backend: BackendProcess, signal: NodeJS.Signals = 'SIGTERM'): Promise<void> => {
  backend.child.kill(signal);
  assert.equal(await backend.ended, 0, backend.output().err);
};
const connect = async () => {
  const { url, secretKey } = await readBackendFile(dataDir);
  return createClient<Database>(url, secretKey, { auth: { persistSession: false, autoRefreshToken: false } });
};

test('it starts, tells where it is to its owner only, keeps keys and data, and stops clean', async () => {
  const first = start();
  await first.ready;
  const told = await readBackendFile(dataDir);
  const names = ['', ...(await readdir(dataDir, { recursive: true }))];
  for (const name of names) assert.equal((await stat(join(dataDir, name))).mode & 0o077, 0, name);
  assert.equal(told.databaseUrl, database?.url);
  assert.equal((await fetch(`${told.url}/healthz`)).status, 200);
  unwrap(await (await connect()).from('leads').insert({ name: 'Kept', email: 'kept@example.com' }).select());
  await stop(first);
  assert.equal(first.output().err, '');
  await assert.rejects(fetch(`${told.url}/healthz`));
  assert.ok(!(await readdir(dataDir)).includes('backend.lock'));

  const second = start({}, { ipc: false });
  await second.ready;
  const again = await readBackendFile(dataDir);
  assert.deepEqual([again.publishableKey, again.secretKey], [told.publishableKey, told.secretKey]);
  assert.match(second.output().out, /^Backend: http:\/\/localhost:\d+ \(mail at .*\/inbox\)\n$/);
  const client = await connect();
  assert.equal(unwrap(await client.from('leads').select('id').eq('email', 'kept@example.com')).length, 1);
  assert.equal(unwrap(await client.from('profiles').select('id')).length, 4, 'seeded once');
  await stop(second, 'SIGINT');
});

test('migrations and seed are recorded as the Supabase CLI records them', async () => {
  if (database === null) return;
  const { default: postgres } = await import('postgres');
  const sql = postgres(database.url, { max: 1 });
  const rows = await sql<{ version: string; name: string; statements: string[] }[]>`
    select version, name, statements from supabase_migrations.schema_migrations order by version`;
  const files = (await readdir(join(import.meta.dirname, '..', '..', 'migrations'))).sort();
  assert.deepEqual(
    rows.map(({ version, name }) => `${version}_${name}.sql`),
    files,
  );
  assert.equal(rows[0]?.statements[0], 'create schema private');
  assert.equal(
    (await sql`select path from supabase_migrations.seed_files`)[0]?.['path'],
    'supabase/seed.sql',
  );
  await sql.end();
});

test('a taken port: one line that names the setting', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  await failsWith(start({ BACKEND_PORT: String(port) }), `Port ${port} is taken`, 'BACKEND_PORT');
  server.close();
  assert.ok(!(await readdir(dataDir)).includes('backend.lock'));
});

test('a folder in use: one line that names process and folder; the one in it goes on', async () => {
  const holder = start();
  await holder.ready;
  await failsWith(start(), `process ${holder.child.pid}`, dataDir, 'DATA_DIR');
  if (database !== null)
    await failsWith(start({ DATA_DIR: join(dataDir, 'second') }), 'another backend uses');
  await failsWith(start({}, { args: ['--reset'] }), database === null ? dataDir : 'DATABASE_URL');
  assert.equal((await fetch(`${(await readBackendFile(dataDir)).url}/healthz`)).status, 200);
  holder.child.kill('SIGKILL');
  await holder.ended;
});

test('the lock of a killed process is taken over, and its data is there', async () => {
  await access(join(dataDir, 'backend.lock'));
  const backend = start();
  await backend.ready;
  const rows = unwrap(await (await connect()).from('leads').select('id').eq('email', 'kept@example.com'));
  assert.equal(rows.length, 1);
  await stop(backend);
});

test('a lock whose process id belongs to a later process is taken over; it ends with its parent', async () => {
  await writeFile(join(dataDir, 'backend.lock'), JSON.stringify({ pid: process.pid, started: '1' }));
  const backend = start();
  await backend.ready;
  backend.child.disconnect();
  assert.equal(await backend.ended, 0);
});

test('damaged keys of certificates: one line that names the file; whole ones start', async () => {
  const file = join(dataDir, 'credential-keys.json');
  const whole = await readFile(file, 'utf8');
  for (const damaged of ['', whole.slice(0, 20), '{"keys":[]}', '{"keys":[{"kty":"EC"}]}']) {
    await writeFile(file, damaged);
    await failsWith(start(), file, 'is damaged');
    assert.equal(await readFile(file, 'utf8'), damaged, 'it is left as it is');
  }
  await writeFile(file, whole);
  const backend = start();
  await backend.ready;
  await stop(backend);
});

/** Starts a request that stays open until its body is completed. */
async function holdRequest() {
  const { url, secretKey } = await readBackendFile(dataDir);
  const body = JSON.stringify({ name: 'Under way', email: `${crypto.randomUUID()}@example.com` });
  const sent = request(`${url}/rest/v1/leads`, {
    method: 'POST',
    headers: {
      ...{ apikey: secretKey, authorization: `Bearer ${secretKey}` },
      ...{ 'content-type': 'application/json', 'content-length': body.length, expect: '100-continue' },
    },
  });
  const answered = once(sent, 'response') as Promise<[IncomingMessage]>;
  answered.catch(() => undefined);
  const accepted = once(sent, 'continue');
  sent.flushHeaders();
  await accepted;
  const refused = async (): Promise<Response> => {
    const response = await fetch(`${url}/rest/v1/cohorts`, { headers: { apikey: secretKey } });
    await response.arrayBuffer();
    return response.status === 503 ? response : refused();
  };
  return { answered, refused, complete: () => sent.end(body), email: JSON.parse(body) as { email: string } };
}

test('a stop answers what is under way and refuses what is new; what was answered stays', async () => {
  const backend = start();
  await backend.ready;
  const held = await holdRequest();
  backend.child.kill('SIGTERM');
  const refusal = await held.refused();
  assert.deepEqual([refusal.headers.get('retry-after'), refusal.headers.get('connection')], ['5', 'close']);
  held.complete();
  const [{ statusCode }] = await held.answered;
  assert.equal(statusCode, 201);
  assert.equal(await backend.ended, 0, backend.output().err);

  const next = start();
  await next.ready;
  const rows = await (await connect()).from('leads').select('id').eq('email', held.email.email);
  assert.equal(unwrap(rows).length, 1);
  const never = await holdRequest();
  next.child.kill('SIGINT');
  await never.refused();
  next.child.kill('SIGINT');
  assert.equal(await next.ended, 130, 'the second interrupt waits for nothing');
});

test('bad settings: one line with all of them', async () => {
  const several = {
    BACKEND_PORT: 'abc',
    DATABASE_URL: 'mysql://x',
    AUTH_CONFIRM_EMAIL: 'yes',
    SITE_URL: 'nowhere',
  };
  const noServer = { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none', DATA_DIR: join(dataDir, 'other') };
  await Promise.all([
    failsWith(start(several), ...Object.keys(several)),
    failsWith(start({ BACKEND_PORT: '70000' }), 'BACKEND_PORT', '65535'),
    failsWith(start({}, { args: ['--rest'] }), '--rest', '--reset'),
    failsWith(start({ DATA_DIR: join(dataDir, 'keys.json', 'x') }), 'DATA_DIR'),
    failsWith(start(noServer), 'DATABASE_URL'),
  ]);
});

test(
  '--reset starts from fresh data and new keys, and sets the earlier ones aside',
  { skip: database !== null && 'for PGlite only' },
  async () => {
    const before = await readFile(join(dataDir, 'keys.json'), 'utf8');
    const backend = start({}, { args: ['--reset'] });
    await backend.ready;
    assert.notEqual(await readFile(join(dataDir, 'keys.json'), 'utf8'), before);
    const client = await connect();
    assert.deepEqual(unwrap(await client.from('leads').select('id').eq('email', 'kept@example.com')), []);
    assert.equal(unwrap(await client.from('profiles').select('id')).length, 4);
    const aside = (await readdir(dataDir)).filter((name) => name.startsWith('set-aside-'));
    assert.equal(aside.length, 1);
    assert.equal(await readFile(join(dataDir, aside[0] ?? '', 'keys.json'), 'utf8'), before);
    await stop(backend);
  },
);
