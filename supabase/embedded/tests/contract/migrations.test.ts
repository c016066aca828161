import assert from 'node:assert/strict';
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { createClient } from '@supabase/supabase-js';
import { startBackend, type Backend } from '../../backend.ts';
import { StartFailure } from '../../start-failure.ts';
import { unwrap } from '../../../tests/harness/project.ts';
import { createTestDatabase } from '../../../tests/harness/test-database.ts';

const folder = await mkdtemp(join(tmpdir(), 'ninecourse-migrations-'));
const database = await createTestDatabase();
const started: Backend[] = [];
after(async () => {
  // A failed assertion leaves a backend running, which would keep the process alive. Stopping twice is harmless.
  for (const backend of started) await backend.stop();
  await database?.drop();
  await rm(folder, { recursive: true, force: true });
});
const supabaseDir = join(folder, 'supabase');
await cp(join(import.meta.dirname, '..', 'sample-project'), supabaseDir, { recursive: true });
const start = async (): Promise<Backend> => {
  const backend = await startBackend({
    port: 0,
    dataDir: join(folder, 'data'),
    supabaseDir,
    ...(database === null ? {} : { databaseUrl: database.url }),
  });
  started.push(backend);
  return backend;
};
const write = (name: string, script: string): Promise<void> =>
  writeFile(join(supabaseDir, 'migrations', name), script);
const connect = ({ url, secretKey }: Backend) =>
  createClient(url, secretKey, { auth: { persistSession: false, autoRefreshToken: false } });

test('a broken migration: one message with file, line and reason; earlier ones and all data stay', async () => {
  const first = await start();
  unwrap(await connect(first).from('letters').insert({ title: 'before' }).select());
  await first.stop();

  await write(
    '20260201000000_good.sql',
    'alter table public.letters add column place text;\ncreate table public.later (id int);\n',
  );
  await write(
    '20260202000000_broken.sql',
    "-- a note\nupdate public.letters set title = 'spoiled';\n\nalter table public.letters\n  add column wrong no_such_type;\n",
  );
  await write('20260203000000_later.sql', 'drop table public.letters;\n');
  await assert.rejects(start(), (error: unknown) => {
    assert.ok(error instanceof StartFailure);
    assert.match(
      error.message,
      /20260202000000_broken\.sql stopped at line 5: type "no_such_type" does not exist/,
    );
    assert.ok(!error.message.includes('\n'));
    return true;
  });

  await write('20260202000000_broken.sql', 'alter table public.letters add column mended text;\n');
  await rm(join(supabaseDir, 'migrations', '20260203000000_later.sql'));
  const second = await start();
  const rows = unwrap(await connect(second).from('letters').select('title,place,mended'));
  assert.deepEqual(rows, [{ title: 'before', place: null, mended: null }]);
  const { publishableKey, url } = second;
  const visitor = createClient(url, publishableKey, {
    auth: { persistSession: false, autoRefreshToken: false },
  });
  assert.equal(
    (await visitor.from('later').select('id')).error?.code,
    '42501',
    'revoked defaults outlive a restart',
  );
  await second.stop();

  await rm(join(supabaseDir, 'migrations', '20260201000000_good.sql'));
  await assert.rejects(
    start(),
    /another version of this project \(migration 20260201000000\): start with --reset/,
  );
});

test('a bad config.toml: one message with file and field', async () => {
  await writeFile(join(supabaseDir, 'config.toml'), 'project_id = ""\n[auth]\njwt_expiry = "soon"\n');
  await assert.rejects(start(), (error: unknown) => {
    assert.ok(error instanceof StartFailure);
    assert.match(error.message, /config\.toml: project_id: .*auth\.jwt_expiry/);
    return true;
  });
});
