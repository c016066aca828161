import assert from 'node:assert/strict';
import { fsyncSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { sql } from 'kysely';
import { flushFolder } from './flush-to-disk.ts';
import { openPglite } from './open-pglite.ts';

const root = await mkdtemp(join(tmpdir(), 'ninecourse-durable-'));
after(() => rm(root, { recursive: true, force: true }));

test('a commit waits for the disk where that is asked for, and only there', async () => {
  const folder = join(root, 'db');
  const flushed: number[] = [];
  const count = (): number => flushed.length;
  const flush = (descriptor: number): void => {
    flushed.push(descriptor);
    fsyncSync(descriptor);
  };
  const fast = await openPglite({ folder, flush });
  await fast.script('create table public.kept (n int)');
  await sql`insert into public.kept values (1)`.execute(fast.db);
  await fast.close();
  assert.equal(count(), 0);

  const durable = await openPglite({ folder, flush, isDurable: true });
  await flushFolder(folder);
  const { rows: settings } = await sql<{ fsync: string }>`select current_setting('fsync') as fsync`.execute(
    durable.db,
  );
  assert.deepEqual(settings, [{ fsync: 'on' }]);
  for (let n = 2; n < 12; n += 1) {
    const before = count();
    await sql`insert into public.kept values (${n})`.execute(durable.db);
    assert.ok(count() > before, `row ${n} was acknowledged before it was flushed`);
  }
  const before = count();
  await sql`select * from public.kept`.execute(durable.db);
  assert.equal(count(), before, 'reading waits for nothing');
  await durable.close();

  const again = await openPglite({ folder });
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from public.kept`.execute(again.db);
  assert.deepEqual(rows, [{ n: 11 }]);
  await again.close();
});
