import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { chmod, mkdir, readFile, stat, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';
import { pageKey, poolKey, setKey } from '../../shell/server/live/keys.ts';
import { digestOf } from './artefacts.ts';
import type { Check } from './gate.ts';
import { readLive } from './live.ts';
import { openStore } from './open-store.ts';
import { prune } from './prune.ts';
import { publish, type PublishContext } from './publish.ts';
import { keysFor } from './release-keys.ts';
import { rollbackPackage } from './rollback-package.ts';
import { rollbackSet } from './rollback-set.ts';
import { describeStatus, readStatus } from './status.ts';
import type { Store } from './store.ts';
import { fakeArtefact, fakeRender } from './testing/fake-release.ts';
import { createMemoryStore } from './testing/memory-store.ts';

const root = mkdtempSync(path.join(os.tmpdir(), 'ninecourse-publish-'));
after(() => {
  rmSync(root, { recursive: true, force: true });
});
const keys = await keysFor(path.join(root, 'keys/release-store'), {}, 'sign');

const contextOf = (store: Store, more: Partial<PublishContext> = {}): PublishContext => ({
  store,
  keys,
  author: 'ann',
  say: () => undefined,
  render: fakeRender,
  ...more,
});
/** Packages with a word each. */
const release = (context: PublishContext, words: Readonly<Record<string, string>>) =>
  publish(context, {
    action: `publish ${Object.keys(words).join(', ')}`,
    choose: () => Object.entries(words).map(([name, word]) => fakeArtefact(name, word)),
  });
const versionsIn = async (store: Store) =>
  Object.fromEntries(
    Object.entries((await readLive(store, keys))?.set.artefacts ?? {}).map(([name, { version }]) => [
      name,
      version.replace('1.0.0-', ''),
    ]),
  );

/** Everything that the live set names is there, and is what its name says. */
async function assertWhole(store: Store): Promise<void> {
  const { set } = (await readLive(store, keys)) ?? assert.fail('nothing is live');
  const named = [
    ...Object.values(set.pages).map((digest) => [pageKey(digest), digest] as const),
    ...Object.values(set.files).map(({ digest }) => [poolKey(digest), digest] as const),
  ];
  assert.ok(named.length > 2);
  for (const [key, digest] of named)
    assert.equal(digestOf((await store.get(key))?.bytes ?? assert.fail(`${key} is missing`)), digest);
  for (const { digest, encodings = [] } of Object.values(set.files))
    for (const encoding of encodings) assert.ok(await store.get(poolKey(digest, encoding)), encoding);
}

const first = { shell: 'one', 'mfe-marketing': 'one' };

void test('one package is released: the others stay what they are, and only what is new is written', async () => {
  const store = createMemoryStore();
  await release(contextOf(store), first);
  const before = new Set(store.kept.keys());
  const { set, sequence, changed, written } = await release(contextOf(store), { 'mfe-marketing': 'two' });
  assert.deepEqual([sequence, changed, set.author], [2, true, 'ann']);
  assert.deepEqual(await versionsIn(store), { shell: 'one', 'mfe-marketing': 'two' });
  assert.equal(written.pages, 1);
  assert.equal(
    [...store.kept.keys()].filter((key) => key.startsWith('pages/') && !before.has(key)).length,
    1,
  );
  await assertWhole(store);
  const size = store.kept.size;
  assert.equal((await release(contextOf(store), { 'mfe-marketing': 'two' })).changed, false);
  assert.equal(store.kept.size, size);
});

void test('eight at once, in a folder: none is lost', async () => {
  const store = openStore(path.join(root, 'eight'), {});
  const words = Array.from({ length: 8 }, (_, index) => [`mfe-${'abcdefgh'.charAt(index)}`, 'two'] as const);
  await release(contextOf(store), Object.fromEntries(words.map(([name]) => [name, 'one'])));
  const released = await Promise.all(
    words.map(([name, word]) => release(contextOf(store, { author: name }), { [name]: word })),
  );
  assert.deepEqual(await versionsIn(store), Object.fromEntries(words));
  assert.deepEqual(released.map(({ sequence }) => sequence).sort(), [2, 3, 4, 5, 6, 7, 8, 9]);
  const { history } = await readStatus(store, keys);
  assert.deepEqual(
    new Set(history.map(({ author }) => author)),
    new Set(['ann', ...words.map(([name]) => name)]),
  );
  await assertWhole(store);
});

/** A store whose writer is gone at its nth write: just before it, or just after it and unable to tell. */
function stoppedAt(store: Store, nth: number, when: 'before' | 'after'): Store {
  let count = 0;
  const write = async <Result>(act: () => Promise<Result>): Promise<Result> => {
    count += 1;
    if (count > nth || (count === nth && when === 'before')) throw new Error('stopped');
    const result = await act();
    if (count === nth) throw new Error('stopped');
    return result;
  };
  return {
    ...store,
    putIfAbsent: (...given) => write(() => store.putIfAbsent(...given)),
    swap: (...given) => write(() => store.swap(...given)),
  };
}

void test('stopped at any write the site is whole, and the next release is clean', async () => {
  const base = createMemoryStore();
  await release(contextOf(base), first);
  let stops = 0;
  for (const when of ['before', 'after'] as const)
    for (let nth = 1; ; nth += 1) {
      const store = createMemoryStore(Date.now, new Map(base.kept));
      const isStopped = await release(contextOf(stoppedAt(store, nth, when)), {
        'mfe-marketing': 'two',
      }).then(
        () => false,
        (error: unknown) => String(error).includes('stopped'),
      );
      if (!isStopped) break;
      stops += 1;
      await assertWhole(store);
      await release(contextOf(store), { 'mfe-marketing': 'three' });
      assert.deepEqual(await versionsIn(store), { shell: 'one', 'mfe-marketing': 'three' });
      await assertWhole(store);
    }
  assert.ok(stops > 12, `${stops} stops`);
});

void test('what a check objects to is told with its name, and nothing is written', async () => {
  const store = createMemoryStore();
  await release(contextOf(store), first);
  const before = new Map(store.kept);
  const checks: Check[] = [
    ({ set }, live) => [{ check: 'routes', message: `${set.id} after ${String(live?.id)}` }],
    () => Promise.resolve([{ check: 'budget', message: 'too heavy' }]),
  ];
  const refused = release(contextOf(store, { checks }), { shell: 'two' });
  await assert.rejects(
    refused,
    /^Refusal: Not released:\n {2}routes: \w{16} after \w{16}\n {2}budget: too heavy$/,
  );
  assert.deepEqual(store.kept, before);
  const tried = await release(contextOf(store, { dryRun: true }), { shell: 'two' });
  assert.deepEqual([tried.written.pages, tried.sequence], [1, 2]);
  assert.deepEqual(store.kept, before);
});

void test('a flipped byte, a list of another artefact, a pointer of another key: refused by name', async () => {
  const store = createMemoryStore();
  await release(contextOf(store), first);
  const damaged = (folder: string, change: (text: string) => string) => {
    const kept = new Map(store.kept);
    for (const [key, { bytes, modified }] of store.kept)
      if (key.startsWith(folder))
        kept.set(key, { bytes: new TextEncoder().encode(change(new TextDecoder().decode(bytes))), modified });
    return release(contextOf(createMemoryStore(Date.now, kept)), { 'mfe-marketing': 'two' });
  };
  await assert.rejects(
    damaged('pool/', (text) => `${text} `),
    /shell: \S+ \(pool\/\w+\) is not what was written/,
  );
  await assert.rejects(
    damaged('artefacts/', (text) => text.replace('one', 'two')),
    /artefacts\/shell\/\S+ is not what/,
  );
  await assert.rejects(
    damaged('sets/', () => '{}'),
    /sets\/\w+\.json is refused: live\.json is signed for other bytes/,
  );
  const others = await keysFor(path.join(root, 'others/release-store'), {}, 'sign');
  await assert.rejects(
    release(contextOf(store, { keys: others }), { shell: 'two' }),
    /its signature does not hold/,
  );
});

void test('a set that somebody has put into the store under the name of the next one is not signed', async () => {
  const store = createMemoryStore();
  await release(contextOf(store), first);
  const next = await release(contextOf(createMemoryStore(Date.now, new Map(store.kept))), { shell: 'two' });
  const [page = ''] = Object.keys(next.set.pages);
  const planted = { ...next.set, pages: { ...next.set.pages, [page]: 'f'.repeat(64) } };
  await store.putIfAbsent(setKey(next.set.id), new TextEncoder().encode(JSON.stringify(planted)));
  await assert.rejects(
    release(contextOf(store), { shell: 'two' }),
    /says something else than what was rendered/,
  );
  assert.deepEqual(await versionsIn(store), first);
  // The same set by another author is the same set.
  const honest = createMemoryStore(Date.now, new Map(store.kept));
  honest.kept.delete(setKey(next.set.id));
  const other = JSON.stringify({ ...next.set, author: 'ben' });
  await honest.putIfAbsent(setKey(next.set.id), new TextEncoder().encode(other));
  await release(contextOf(honest), { shell: 'two' });
  assert.deepEqual(await versionsIn(honest), { ...first, shell: 'two' });
});

void test('what somebody removes while a set goes live is written again', async () => {
  const store = createMemoryStore();
  await release(contextOf(store), first);
  const hasty: Store = {
    ...store,
    async swap(...given) {
      const digest = digestOf('<h1>two</h1>');
      assert.ok(store.kept.delete(pageKey(digest)));
      return store.swap(...given);
    },
  };
  await release(contextOf(hasty), { shell: 'two' });
  await assertWhole(store);
});

void test('back to the set before, to any set, or one package alone; who did it is told', async () => {
  const store = createMemoryStore();
  const ids = [];
  for (const words of [first, { 'mfe-marketing': 'two' }, { shell: 'two' }])
    ids.push((await release(contextOf(store), words)).set.id);
  assert.equal((await rollbackSet(contextOf(store, { author: 'ben' }))).set.id, ids[1]);
  assert.deepEqual(await versionsIn(store), { shell: 'one', 'mfe-marketing': 'two' });
  await rollbackSet(contextOf(store), ids[2]);
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
    [told.kept, told.sets, told.artefacts, told.pages],
    [20, 4, 4, 3],
    'the page of the first is marketing’s, too',
  );
  await assertWhole(store);
  assert.equal(await store.get(poolKey(digestOf(`say("shell one");`))), null);
  assert.ok(await store.get(poolKey(digestOf(`say("shell word 5");`))));
  assert.deepEqual((await prune(store, keys, { now })).files, 0);
  // The oldest that is left is made live again: that day, not the day it was made, says how long it stays.
  const [oldest = ''] = (await readStatus(store, keys)).history.map(({ set }) => set).slice(-1);
  await rollbackSet(context, oldest);
  await assertWhole(store);
});

void test('the key of a folder is made once, for its owner alone, with the public one beside it', async () => {
  const folder = path.join(root, 'new');
  const made = await Promise.all(
    Array.from({ length: 8 }, () => keysFor(path.join(folder, 'release-store'), {}, 'sign')),
  );
  for (const pair of made) assert.deepEqual(pair, made[0]);
  assert.equal((await stat(path.join(folder, 'release-key.json'))).mode & 0o777, 0o600);
  const told = await readFile(path.join(folder, 'live-key.json'), 'utf8');
  assert.equal((JSON.parse(told) as { d?: string }).d, undefined);
  const reader = await keysFor(undefined, { SITE_LIVE_KEY: told }, 'verify');
  assert.deepEqual(reader, { sign: null, verify: made[0]?.verify });
  await assert.rejects(keysFor(undefined, {}, 'sign'), /RELEASE_KEY is not set/);
  await assert.rejects(
    keysFor(undefined, { RELEASE_KEY: told }, 'sign'),
    /RELEASE_KEY is no private Ed25519 key/,
  );
  await chmod(path.join(folder, 'release-key.json'), 0o644);
  await assert.rejects(keysFor(path.join(folder, 'release-store'), {}, 'sign'), /may be read by others/);
  await mkdir(path.join(root, 'wrong'));
  await writeFile(path.join(root, 'wrong/live-key.json'), told);
  await assert.rejects(keysFor(path.join(root, 'wrong/release-store'), {}, 'sign'), /does not belong to/);
});
