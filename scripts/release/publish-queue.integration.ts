import assert from 'node:assert/strict';
import { test } from 'node:test';
import { decodeJwt } from 'jose';
import { readHistory } from './history.ts';
import type { Check } from './gate.ts';
import type { PublishContext } from './publish.ts';
import { publishTogether, QUEUE_KEY } from './publish-queue.ts';
import type { Store } from './store.ts';
import { fakeArtifact } from './testing/fake-release.ts';
import { createMemoryStore } from './testing/memory-store.ts';
import { assertWhole, contextOf, release, versionsIn } from './testing/releases.ts';

const names = Array.from('abcdefgh', (letter) => `mfe-${letter}`);
const all = (word: string) => Object.fromEntries(names.map((name) => [name, word]));
const options = { code: 'one', pollMs: 1, leaseMs: 10_000 };

const join = (context: PublishContext, name: string, word: string, more = options) =>
  publishTogether(
    context,
    [fakeArtifact(name, word)],
    (artifacts) => ({ action: '', choose: () => artifacts }),
    more,
  );

/**
 * Rejects release sets with the word "bad". Holds back the first one until `count` commands have joined the queue.
 *
 * @param isNamed whether a rejection names the package
 */
function gateFor(count: number, isNamed = true) {
  const joined = Promise.withResolvers<undefined>();
  let checked = 0;
  const check: Check = async ({ artifacts }) => {
    checked += 1;
    await joined.promise;
    const bad = artifacts.filter(({ version }) => version.endsWith('-bad'));
    return bad.map(({ package: name }) => ({
      check: 'words',
      message: 'bad',
      ...(isNamed && { package: name }),
    }));
  };
  const watched = (store: Store): Store => {
    const known = new Set<string>();
    return {
      ...store,
      async swap(key, bytes, expected) {
        const isDone = await store.swap(key, bytes, expected);
        if (key === QUEUE_KEY && isDone) {
          const { entries } = decodeJwt<{ entries: { id: string }[] }>(new TextDecoder().decode(bytes));
          for (const { id } of entries) known.add(id);
          if (known.size === count) joined.resolve(undefined);
        }
        return isDone;
      },
    };
  };
  return { gate: { rendered: [check] }, watched, count: () => checked };
}

void test('publishes that wait for another one go live with one render, each named in the history', async () => {
  const { gate, watched, count } = gateFor(8);
  const store = watched(createMemoryStore());
  await release(contextOf(store), all('one'));
  const published = await Promise.all(
    names.map((name) => join(contextOf(store, { gate, author: `team ${name}` }), name, 'two')),
  );
  assert.equal(count(), 2, 'the leading one alone, then seven together');
  assert.deepEqual(await versionsIn(store), all('two'));
  assert.deepEqual(new Set(published.map(({ sequence }) => sequence)), new Set([2, 3]));
  const [together] = await readHistory(store, 3, 1);
  const waited = names.filter((_, index) => published[index]?.sequence === 3);
  assert.deepEqual(
    together?.action.replace('publish ', '').split('; ').sort(),
    waited.map((name) => `${name} 1.0.0-two by team ${name}`),
  );
  await assertWhole(store);
});

for (const [how, isNamed, gates] of [
  ['by the package that the gate names', true, 4],
  ['by halves', false, 10],
] as const)
  void test(`a publish that breaks the others is found ${how}, and only it is rejected`, async () => {
    const { gate, watched, count } = gateFor(8, isNamed);
    const store = watched(createMemoryStore());
    await release(contextOf(store), all('one'));
    const [leading = '', ...waiting] = names;
    const outcomes = await Promise.allSettled([
      join(contextOf(store, { gate }), leading, 'two'),
      ...waiting.map((name) => join(contextOf(store, { gate }), name, name === 'mfe-f' ? 'bad' : 'two')),
    ]);
    assert.deepEqual(
      outcomes.map((one) => (one.status === 'rejected' ? String(one.reason) : '')).filter(Boolean),
      [`CommandError: Not released:\n  words: ${isNamed ? 'mfe-f: ' : ''}bad`],
    );
    assert.deepEqual(await versionsIn(store), { ...all('two'), 'mfe-f': 'one' });
    assert.ok(count() <= gates, `${count()} gates`);
  });

void test('two publishes of one package go live one after the other', async () => {
  const { gate, watched } = gateFor(3);
  const store = watched(createMemoryStore());
  await release(contextOf(store), all('one'));
  const words = ['two', 'three'];
  const [other, ...both] = await Promise.all([
    join(contextOf(store, { gate }), 'mfe-a', 'two'),
    ...words.map((word) => join(contextOf(store, { gate }), 'mfe-b', word)),
  ]);
  const sequences = both.map(({ sequence }) => sequence);
  assert.notEqual(sequences[0], sequences[1]);
  assert.ok(other.sequence > 1);
  const last = words[sequences.indexOf(Math.max(...sequences))];
  assert.deepEqual(await versionsIn(store), { ...all('one'), 'mfe-a': 'two', 'mfe-b': last });
});

void test('a waiting publish takes over from a leading one that is gone, and skips one that no longer waits', async () => {
  const store = createMemoryStore();
  await release(contextOf(store), all('one'));
  let time = Date.now();
  const stopped = Promise.withResolvers<[]>();
  const gate = { rendered: [() => stopped.promise] };
  const gone = join(contextOf(store, { gate, now: () => time }), 'mfe-a', 'lost');
  while (!store.kept.has(QUEUE_KEY)) await new Promise(setImmediate);
  const waiting = join(contextOf(store, { now: () => time }), 'mfe-b', 'two');
  time += 2 * options.leaseMs;
  await waiting;
  assert.deepEqual(await versionsIn(store), { ...all('one'), 'mfe-b': 'two' });
  stopped.reject(new Error('stopped'));
  await assert.rejects(gone, /stopped/);
});

void test('a command that is stopped leaves the queue, and is not published', async () => {
  const store = createMemoryStore();
  await release(contextOf(store), all('one'));
  const held = Promise.withResolvers<[]>();
  const leading = join(contextOf(store, { gate: { rendered: [() => held.promise] } }), 'mfe-a', 'two');
  while (!store.kept.has(QUEUE_KEY)) await new Promise(setImmediate);
  const stopping = Promise.withResolvers<() => Promise<unknown>>();
  const waiting = join(contextOf(store, { onStop: stopping.resolve }), 'mfe-b', 'two');
  const [stop] = await Promise.all([stopping.promise]);
  await Promise.all([stop(), assert.rejects(waiting, /Stopped before the release/)]);
  held.resolve([]);
  await leading;
  assert.deepEqual(await versionsIn(store), { ...all('one'), 'mfe-a': 'two' });
});

void test('a command with other code releases by itself, with its own checks', async () => {
  const { gate, watched } = gateFor(3);
  const store = watched(createMemoryStore());
  await release(contextOf(store), all('one'));
  const newer: string[] = [];
  const own: Check = ({ set }) => (newer.push(String(set.artefacts['mfe-c']?.version)), []);
  await Promise.all([
    join(contextOf(store, { gate }), 'mfe-a', 'two'),
    join(contextOf(store, { gate }), 'mfe-b', 'two'),
    join(contextOf(store, { gate: { rendered: [own, ...gate.rendered] } }), 'mfe-c', 'two', {
      ...options,
      code: 'two',
    }),
  ]);
  assert.deepEqual(await versionsIn(store), {
    ...all('one'),
    'mfe-a': 'two',
    'mfe-b': 'two',
    'mfe-c': 'two',
  });
  assert.deepEqual(newer, ['1.0.0-two']);
});

void test('a fault of the leading command rejects no other one', async () => {
  const { gate, watched } = gateFor(3);
  const store = watched(createMemoryStore());
  await release(contextOf(store), all('one'));
  let faults = 0;
  const broken: Check = () => {
    faults += 1;
    if (faults === 1) return gate.rendered[0]?.({} as never, null) ?? [];
    throw new Error('no space left');
  };
  const outcomes = await Promise.allSettled([
    join(contextOf(store, { gate: { rendered: [broken] } }), 'mfe-a', 'two'),
    join(contextOf(store, { gate }), 'mfe-b', 'two'),
    join(contextOf(store, { gate }), 'mfe-c', 'two'),
  ]);
  assert.deepEqual(
    outcomes.slice(1).map(({ status }) => status),
    ['fulfilled', 'fulfilled'],
  );
  const versions = await versionsIn(store);
  assert.deepEqual([versions['mfe-b'], versions['mfe-c']], ['two', 'two']);
});

void test('waiting only reads the queue', async () => {
  const store = createMemoryStore();
  await release(contextOf(store), all('one'));
  const held = Promise.withResolvers<[]>();
  const leading = join(contextOf(store, { gate: { rendered: [() => held.promise] } }), 'mfe-a', 'two');
  while (!store.kept.has(QUEUE_KEY)) await new Promise(setImmediate);
  let [reads, writes] = [0, 0];
  const counted: Store = {
    ...store,
    get: (key) => {
      reads += Number(key === QUEUE_KEY);
      if (reads === 50) held.resolve([]);
      return store.get(key);
    },
    swap: (...given) => {
      writes += Number(given[0] === QUEUE_KEY);
      return store.swap(...given);
    },
  };
  await join(contextOf(counted), 'mfe-b', 'two');
  await leading;
  assert.ok(reads >= 50);
  assert.ok(writes < 6, `${writes} writes`);
});

void test('a queue that the key of the store did not sign is ignored', async () => {
  const store = createMemoryStore();
  await release(contextOf(store), all('one'));
  await store.swap(QUEUE_KEY, new TextEncoder().encode('{"entries":[]}'), null);
  await join(contextOf(store), 'mfe-a', 'two');
  assert.deepEqual(await versionsIn(store), { ...all('one'), 'mfe-a': 'two' });
});

void test('rights are checked before a publish joins the queue', async () => {
  const store = createMemoryStore();
  await release(contextOf(store), all('one'));
  const mayRelease = () => {
    throw new Error('not yours');
  };
  await assert.rejects(join(contextOf(store, { mayRelease }), 'mfe-a', 'two'), /not yours/);
  assert.equal(store.kept.has(QUEUE_KEY), false);
});
