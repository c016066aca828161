import assert from 'node:assert/strict';
import { test } from 'node:test';
import { poolKey } from 'shared-release/store';
import { digestOf } from './artifacts.ts';
import { prune } from './prune.ts';
import { rollbackPackage, rollbackSet } from './rollback.ts';
import { describeStatus, readStatus } from './status.ts';
import { createMemoryStore } from './testing/memory-store.ts';
import { assertWhole, contextOf, first, keys, release, versionsIn } from './testing/releases.ts';

void test('back to the set before, to any set, or one package alone; who did it is told', async () => {
  const store = createMemoryStore();
  const ids = [];
  for (const words of [first, { 'mfe-marketing': 'two' }, { shell: 'two' }])
    ids.push((await release(contextOf(store), words)).set.id);
  assert.equal((await rollbackSet(contextOf(store, { author: 'ben' }))).set.id, ids[1]);
  assert.deepEqual(await versionsIn(store), { shell: 'one', 'mfe-marketing': 'two' });
  await rollbackSet(contextOf(store), ids[2]);
  const gate = { rendered: [() => [{ check: 'routes', package: 'shell', message: 'not beside this' }]] };
  await assert.rejects(
    rollbackPackage(contextOf(store, { gate }), 'mfe-marketing'),
    /Not released:\n {2}routes: shell: not beside this/,
  );
  const { sequence } = await rollbackPackage(contextOf(store, { author: 'eve' }), 'mfe-marketing');
  assert.deepEqual(await versionsIn(store), { shell: 'two', 'mfe-marketing': 'one' });
  const lines = describeStatus(await readStatus(store, keys)).join('\n');
  assert.match(lines, new RegExp(`sequence ${String(sequence)}, made .* by eve`));
  assert.match(
    lines,
    new RegExp(`4  ${String(ids[1])}  \\S+ \\S+ UTC  ben  rollback from ${String(ids[2])}`),
  );
  await assertWhole(store);
  await rollbackSet(contextOf(store), ids[1]);
  const render = () => Promise.reject(new Error('rendered again'));
  assert.equal((await rollbackPackage(contextOf(store, { render }), 'mfe-marketing')).set.id, ids[0]);
  await assert.rejects(rollbackSet(contextOf(store)), /has no set before it.*--to=/s);
  await assert.rejects(
    rollbackSet(contextOf(store), 'f'.repeat(16)),
    /The set f{16} is none of those that were live lately/,
  );
  await assert.rejects(rollbackPackage(contextOf(createMemoryStore()), 'shell'), /Nothing is live/);
  store.kept.delete([...store.kept.keys()].find((key) => key.startsWith('pages/')) ?? '');
  await assert.rejects(rollbackSet(contextOf(store), ids[1]), /no more whole.*pages\//);
});

void test('prune takes sets of long ago with what only they had; twenty stay, and what was live of late', async () => {
  const day = 24 * 60 * 60 * 1000;
  let now = Date.parse('2026-01-01T12:00:00Z');
  const store = createMemoryStore(() => now);
  const context = contextOf(store, { now: () => now });
  for (let count = 1; count <= 24; count += 1) {
    await release(context, count === 1 ? first : { shell: `word ${String(count)}` });
    now += day;
  }
  const underway = poolKey(digestOf('a release on its way'));
  await store.putIfAbsent(underway, new Uint8Array(1));
  now += 60 * 60 * 1000;
  assert.equal((await prune(store, keys, { now })).sets, 0, 'all were live within 30 days');
  assert.ok(await store.get(underway));
  now += 40 * day;
  const size = store.kept.size;
  const told = await prune(store, keys, { now, dryRun: true });
  assert.equal(store.kept.size, size);
  assert.deepEqual(await prune(store, keys, { now }), told);
  assert.deepEqual(
    [told.kept, told.sets, told.artifacts, told.pages],
    [20, 4, 4, 3],
    'the page of the first is marketing’s, too',
  );
  await assertWhole(store);
  assert.equal(await store.get(poolKey(digestOf(`say("shell one");`))), null);
  assert.ok(await store.get(poolKey(digestOf(`say("shell word 5");`))));
  assert.deepEqual((await prune(store, keys, { now })).files, 0);
  // The oldest remaining release set is made live again. It is retained from that day on, not from the day it was made.
  const [oldest = ''] = (await readStatus(store, keys)).history.map(({ set }) => set).slice(-1);
  await rollbackSet(context, oldest);
  await assertWhole(store);
});
