import assert from 'node:assert/strict';
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { after, describe, test } from 'node:test';
import { createFolderStore } from './folder-store.ts';
import { openStore } from './open-store.ts';
import { createS3Store } from './s3-store.ts';
import type { Store } from './store.ts';
import { createMemoryStore } from './testing/memory-store.ts';
import { startS3Server } from './testing/s3-server.ts';

const root = mkdtempSync(path.join(os.tmpdir(), 'ninecourse-store-'));
const server = await startS3Server();
const processes = new Set<ChildProcess>();
after(async () => {
  for (const child of processes) child.kill('SIGKILL');
  await server.close();
  rmSync(root, { recursive: true, force: true });
});

let count = 0;
const folder = () => path.join(root, `store ${String((count += 1))}`);
const bucket = () => `${server.address}/releases/of-${String((count += 1))}`;
const stores: Record<string, () => Store> = {
  'a folder': () => createFolderStore(folder()),
  'object storage': () => createS3Store(bucket(), server.environment),
  memory: () => createMemoryStore(),
};

const bytes = (text: string) => new TextEncoder().encode(text);
const read = async (store: Store, key: string) => {
  const found = await store.get(key);
  return found && new TextDecoder().decode(found.bytes);
};
const names = Array.from({ length: 8 }, (_, index) => `writer ${String(index)}`);
const winners = (told: readonly boolean[]) => names.filter((_, index) => told[index]);

for (const [kind, open] of Object.entries(stores))
  void describe(`a store in ${kind}`, () => {
    void test('what is absent is null, in no list, and removed without a word', async () => {
      const store = open();
      assert.equal(await store.get('pool/00'), null);
      assert.deepEqual(await store.list('pool/'), []);
      await store.remove('pool/00');
    });

    void test('of eight writers of one instant one is first, and its bytes stay', async () => {
      const store = open();
      const told = await Promise.all(names.map((name) => store.putIfAbsent('pool/ab', bytes(name))));
      assert.deepEqual(winners(told), [await read(store, 'pool/ab')]);
      assert.equal(await store.putIfAbsent('pool/ab', bytes('late')), false);
    });

    void test('a swap finds what its writer has read, or changes nothing; of eight at once one does', async () => {
      const store = open();
      const firsts = await Promise.all(names.map((name) => store.swap('live.json', bytes(name), null)));
      assert.deepEqual(winners(firsts), [await read(store, 'live.json')]);
      const { version = '' } = (await store.get('live.json')) ?? {};
      assert.equal(await store.swap('live.json', bytes('blind'), null), false);
      const told = await Promise.all(
        names.map((name) => store.swap('live.json', bytes(`${name}!`), version)),
      );
      assert.deepEqual(
        winners(told).map((name) => `${name}!`),
        [await read(store, 'live.json')],
      );
      assert.equal(await store.swap('live.json', bytes('old'), version), false);
      assert.equal(await store.swap('absent.json', bytes('new'), version), false);
      assert.equal(await store.get('absent.json'), null);
    });

    void test('a list has everything below, however many, and nothing beside', async () => {
      const store = open();
      const keys = Array.from({ length: 8 }, (_, index) => `sets/${String(index)}.json`);
      for (const key of [...keys, 'setsuma', 'pool/sets']) await store.putIfAbsent(key, bytes(key));
      await store.remove('sets/3.json');
      const listed = await store.list('sets/');
      assert.deepEqual(
        listed.map(({ key }) => key).sort(),
        keys.filter((key) => key !== 'sets/3.json'),
      );
      for (const { modified } of listed) assert.ok(Math.abs(Date.now() - modified) < 600_000);
    });

    void test('a key that leads elsewhere is refused', async () => {
      for (const key of ['../up', 'pool/../../up', '/etc/passwd', '.lock', 'a//b', 'a\\b', ''])
        await assert.rejects(async () => open().get(key), /no key of a store/);
    });
  });

async function contender(folderOf: string, name: string): Promise<ChildProcess> {
  const child = fork(path.join(import.meta.dirname, 'testing/swap-contender.ts'), [folderOf, name]);
  processes.add(child);
  await once(child, 'message');
  return child;
}
const told = async (child: ChildProcess, message: object) => {
  const answer = once(child, 'message');
  child.send(message);
  return (await answer)[0] as unknown;
};

void test('a folder: of eight processes one swaps, over the lock of one that was killed; nothing is left beside', async () => {
  const at = folder();
  const store = createFolderStore(at);
  await store.putIfAbsent('live.json', bytes('before'));
  const holder = await contender(at, 'holder');
  assert.equal(await told(holder, { hold: path.join(at, '.lock') }), 'holds');
  const ended = once(holder, 'exit');
  holder.kill('SIGKILL');
  await ended;
  const { version: expected = '' } = (await store.get('live.json')) ?? {};
  const children = await Promise.all(names.map((name) => contender(at, name)));
  const answers = await Promise.all(children.map((child) => told(child, { expected })));
  assert.deepEqual(winners(answers.map((answer) => answer === true)), [await read(store, 'live.json')]);
  assert.deepEqual(readdirSync(path.join(at, '.drafts')), []);
});

void describe('object storage that answers badly', () => {
  void test('is asked again; a write that was carried out and not answered counts as ours', async () => {
    const store = createS3Store(bucket(), server.environment);
    server.faults.push({ status: 503 }, 'done, unanswered');
    assert.equal(await store.swap('live.json', bytes('one'), null), true);
    server.faults.push('cut', { status: 429 });
    assert.equal(await read(store, 'live.json'), 'one');
  });

  void test('is told in one line with what was asked, once it is no answer at all', async () => {
    const impatient = createS3Store(bucket(), server.environment, { timeoutMs: 100 });
    server.faults.push('hang', 'hang', 'hang', 'hang');
    await assert.rejects(
      impatient.get('sets/a.json'),
      /The store http:\S+\/releases\/of-\d+: reading sets\/a\.json: no answer/,
    );
    // Uses the default timeout: a busy machine may need more than 100 ms, and a repeated request would consume the next
    // fault.
    const store = createS3Store(bucket(), server.environment);
    server.faults.push({ status: 200, body: '<html>Sign in to the network</html>' });
    await assert.rejects(store.list('pool/'), /listing pool\/: the answer is no list/);
    server.faults.push({ status: 200, body: '{}' });
    await assert.rejects(store.get('live.json'), /answered without an ETag/);
    server.faults.push({ status: 302 });
    await assert.rejects(store.putIfAbsent('pool/ab', bytes('x')), /writing pool\/ab: answered 302/);
  });

  void test('keys that are wrong, and none', async () => {
    const others = { ...server.environment, AWS_SECRET_ACCESS_KEY: 'another' };
    await assert.rejects(
      createS3Store(bucket(), others).putIfAbsent('pool/ab', bytes('x')),
      /answered 403 SignatureDoesNotMatch/,
    );
    assert.throws(() => openStore('s3:https://a.example/b', {}), /needs AWS_ACCESS_KEY_ID/);
    assert.throws(() => openStore('s3:b', server.environment), /expected s3:https:/);
    assert.throws(() => openStore('https://a.example/b', {}), /is no store/);
  });
});
