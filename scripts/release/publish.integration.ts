import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';
import { pageKey, setKey } from 'shared-release/store';
import { digestOf } from './artifacts.ts';
import type { Check } from './gate.ts';
import { openStore } from './open-store.ts';
import { keysFor } from './release-keys.ts';
import { publish } from './publish.ts';
import { readStatus } from './status.ts';
import type { Store } from './store.ts';
import { createMemoryStore } from './testing/memory-store.ts';
import { assertWhole, contextOf, first, keys, release, versionsIn } from './testing/releases.ts';

const root = mkdtempSync(path.join(os.tmpdir(), 'ninecourse-publish-'));
after(() => {
  rmSync(root, { recursive: true, force: true });
});

void test('one package is released: the others stay what they are, and only what is new is written', async () => {
  const store = createMemoryStore();
  await release(contextOf(store), first);
  const before = new Set(store.kept.keys());
  const { set, sequence, changed, written } = await release(contextOf(store), { 'mfe-marketing': 'two' });
  assert.deepEqual([sequence, changed, set.author], [2, true, 'ann']);
  assert.deepEqual(await versionsIn(store), { shell: 'one', 'mfe-marketing': 'two' });
  assert.deepEqual([written.pages, written.files, written.parts], [1, 1, 2]);
  const added = [...store.kept.keys()].filter((key) => !before.has(key)).map((key) => key.split('/')[0]);
  assert.deepEqual(
    added.sort(),
    ['artefacts', 'artefacts', 'artefacts', 'history', 'pages', 'pool', 'pool', 'sets'],
    'two of the build and its list; the file as it is, and packed',
  );
  assert.deepEqual(Object.values(set.texts), ['["two","one"]']);
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

/** Returns a store whose writer stops at its nth write, either before it or after it without a response. */
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
  const refused = release(contextOf(store, { gate: { rendered: checks } }), { shell: 'two' });
  await assert.rejects(
    refused,
    /^CommandError: Not released:\n {2}routes: \w{16} after \w{16}\n {2}budget: too heavy$/,
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
  const planted = (file: string) =>
    damaged('artefacts/', (text) =>
      text.replace('"files":{', `"files":{"${file}":{"digest":"${'f'.repeat(64)}"},`),
    );
  await assert.rejects(planted('server/more.mjs'), /artefacts\/shell\/\S+ is not what was written/);
  await assert.rejects(planted('node_modules/react.js'), /is no artefact: files\.node_modules\/react\.js/);
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
  // A release set of another author counts as the same one.
  const honest = createMemoryStore(Date.now, new Map(store.kept));
  honest.kept.delete(setKey(next.set.id));
  const other = JSON.stringify({ ...next.set, author: 'ben' });
  await honest.putIfAbsent(setKey(next.set.id), new TextEncoder().encode(other));
  await release(contextOf(honest), { shell: 'two' });
  assert.deepEqual(await versionsIn(honest), { ...first, shell: 'two' });
});

void test('a removed package leaves the set, and only its owner may remove it', async () => {
  const store = createMemoryStore();
  await release(contextOf(store), { ...first, 'mfe-glossary': 'one' });
  const removal = { action: 'remove mfe-glossary', choose: () => [], removes: ['mfe-glossary'] };
  const asked: string[][] = [];
  const mayRelease = (packages: readonly string[]) => void asked.push([...packages]);
  const { set } = await publish(contextOf(store, { mayRelease }), removal);
  assert.deepEqual(asked, [['mfe-glossary']]);
  assert.deepEqual(await versionsIn(store), first);
  assert.equal(set.release.pages['/mfe-glossary'], undefined);
  await assertWhole(store);
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
