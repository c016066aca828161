import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { test } from 'node:test';
import { promisify } from 'node:util';
import { startProduct, unwrap } from '../harness/project.ts';

const project = await startProduct();
const script = join(import.meta.dirname, '..', '..', '..', 'scripts', 'seed-volume.ts');
const run = (...args: string[]) =>
  promisify(execFile)(process.execPath, ['--disable-warning=ExperimentalWarning', script, ...args], {
    env: { PATH: process.env['PATH'], DATA_DIR: project.dataDir },
  });
const coach = await project.signIn('coach2@example.com', 'demo-password');
const counts = async (): Promise<(number | null)[]> => {
  const count = { count: 'exact', head: true } as const;
  return [
    (await project.service.from('leads').select('*', count)).count,
    (await project.service.from('clients').select('*', count)).count,
    (await coach.client.from('clients').select('*', count)).count,
    (await project.service.from('client_deadlines').select('*', count)).count,
    (await project.service.from('client_events').select('*', count)).count,
    (await project.service.from('projections').select('*', count)).count,
  ];
};

test('a running backend takes the rows, once, and gives them up again', async () => {
  const demo = await counts();
  assert.deepEqual(demo.slice(0, 3), [60, 18, 0]);
  const { stdout } = await run('--leads=1500', '--clients=1200');
  assert.match(stdout, /1500 leads and 1200 clients are in http/);
  const full = await counts();
  assert.deepEqual(full.slice(0, 3), [1560, 1218, 120]);
  // Deadlines: one for three of four clients, and a second one for every other client. Events: creation, last contact,
  // a note for every third client, and 60 for the projections.
  assert.deepEqual(
    full.slice(3).map((count, n) => (count ?? 0) - (demo[n + 3] ?? 0)),
    [900 + 600, 1200 + 1200 + 400 + 60, 60],
  );
  await run('--leads=1500', '--clients=1200');
  assert.deepEqual(await counts(), full);
  const page = await coach.client
    .from('clients')
    .select('id', { count: 'exact' })
    .order('created_at', { ascending: false })
    .range(95, 119);
  assert.deepEqual([unwrap(page).length, page.count], [25, 120]);
  const all = unwrap(await project.service.from('leads').select('id'));
  assert.equal(all.length, 1000, 'no answer is longer than a thousand rows');
  await run('--remove');
  assert.deepEqual(await counts(), demo);
});

test('a bad number is one clear line', async () => {
  await assert.rejects(run('--leads=many'), /seed:volume: --leads is a number of rows/);
});
