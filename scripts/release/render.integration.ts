import assert from 'node:assert/strict';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { after, before, describe, test } from 'node:test';
import { releaseSetId } from '@scripts/build/packages';
import { endCommands, runCommand } from '@scripts/core/testing';
import { pageKey, type ReadStore } from 'shared-release/store';
import { builtArtifacts, type BuiltArtifacts } from './testing/changed-artifact.ts';
import type { Artifact } from './artifacts.ts';
import { readLive } from './live.ts';
import { openStore } from './open-store.ts';
import { publish } from './publish.ts';
import { publishAll } from './publish-builds.ts';
import { keysFor } from './release-keys.ts';
import { renderSet } from './render.ts';

// These tests release finished builds and don't build again.
const folder = mkdtempSync(path.join(os.tmpdir(), 'ninecourse-release-'));
// Renders of other processes have their folders elsewhere.
process.env['TMPDIR'] = folder;
const data = path.join(folder, 'data');
const store = openStore(path.join(data, 'release-store'), {});
const keys = await keysFor(store.where, {}, 'sign');
const said: string[] = [];
const context = { store, keys, author: 'ann', say: (line: string) => said.push(line) };
let built: BuiltArtifacts;

before(async () => {
  built = await builtArtifacts(folder);
});
after(async () => {
  await endCommands();
  rmSync(folder, { recursive: true, force: true });
});

/** Returns the artifacts with `mfe-marketing` changed: `change` edits the text of files in its server build. */
const marketingWith = (file: RegExp, change: (text: string) => string): Promise<Artifact[]> =>
  built.withChanged('mfe-marketing', (copy) => {
    const all = readdirSync(path.join(copy, 'server'), { recursive: true, encoding: 'utf8' });
    for (const at of all.filter((one) => file.test(one)).map((one) => path.join(copy, 'server', one)))
      writeFileSync(at, change(readFileSync(at, 'utf8')));
  });

void describe('releasing what was built', () => {
  const pageOf = async (file: string) => {
    const digest = (await readLive(store, keys))?.set.pages[file];
    return new TextDecoder().decode((await store.get(pageKey(digest ?? '')))?.bytes);
  };

  void test('all of it becomes the first set; again, and nothing is done', async () => {
    const { set, sequence, changed } = await publishAll(context, built.builds);
    assert.deepEqual([sequence, changed, set.parent], [1, true, null]);
    assert.ok(Object.keys(set.pages).length > 50);
    assert.match(await pageOf('html/about.html'), /<h1/);
    assert.equal((await publishAll(context, built.builds)).changed, false);
  });

  void test('one remote that says another word: its page says it, the others are the same artefacts', async () => {
    const [heading = ''] = /(?<=<h1[^>]*>)[A-Z][\w ,’]+/.exec(await pageOf('html/about.html')) ?? [];
    assert.ok(heading.length > 5, heading);
    const others = await marketingWith(
      /\.mjs$/,
      // The timer that it leaves must not delay the exit.
      (text) => `${text.replaceAll(heading, 'Another heading')}\nsetInterval(() => undefined, 1000);`,
    );
    const { set } = await publish(context, { action: 'publish mfe-marketing', choose: () => others });
    assert.match(await pageOf('html/about.html'), /<h1[^>]*>Another heading/);
    const ids = Object.fromEntries(built.artifacts.map((artifact) => [artifact.package, artifact.id]));
    for (const [name, { id }] of Object.entries(set.artefacts))
      assert.equal(id === ids[name], name !== 'mfe-marketing', name);
  });

  void test('by command: what is live, back, a try, and words for what cannot be done', async () => {
    const env = { DATA_DIR: data, RELEASE_AUTHOR: 'ben' };
    const run = async (...args: string[]) => {
      const command = runCommand(['release', ...args], { env });
      return { status: await command.ended, out: command.out.join('\n'), err: command.err.join('\n') };
    };
    const back = await run('rollback');
    assert.deepEqual([back.status, back.err], [0, '']);
    const live = await readLive(store, keys);
    assert.equal(live?.pointer.sequence, 3);
    assert.match(back.out, new RegExp(`Live: set ${live.set.id}, sequence 3`));
    const status = await run('status');
    assert.match(status.out, /^ {2}mfe-marketing +\d+\.\d+\.\d+-\w{10}$/m);
    assert.match(status.out, /ben {2}rollback from \w{16}/);
    const [refused, misspelt, removed] = [
      await run('rollback'),
      await run('publish', 'mfe-x'),
      await run('prune'),
    ];
    assert.deepEqual([refused.status, misspelt.status, removed.status], [1, 2, 0]);
    assert.match(refused.err, /has no set before it/);
    assert.match(misspelt.err, /There is no package "mfe-x"\.[^]*npm run release -- publish/);
    assert.match(removed.out, /Removed 0 sets/);
  });
});

/** Startup code of a malicious package. It reports what it could access in an error, its only output. */
const INTRUDER = `
const tries = {
  fetch: () => fetch('http://127.0.0.1:9'),
  connect: async () => (await import('node:net')).connect(9, '127.0.0.1'),
  socket: async () => new (await import('node:net')).Socket().connect(9, '127.0.0.1'),
  tls: async () => (await import('node:tls')).connect(9),
  http: async () => (await import('node:http')).get('http://127.0.0.1:9'),
  listen: async () => (await import('node:http')).createServer(),
  dns: async () => (await import('node:dns')).promises.lookup('localhost'),
  resolver: async () => new (await import('node:dns')).promises.Resolver().resolve4('a.example'),
  datagram: async () => (await import('node:dgram')).createSocket('udp4').send('x', 9, '127.0.0.1'),
  command: async () => (await import('node:child_process')).execSync('id'),
  thread: async () => new (await import('node:worker_threads')).Worker('0', { eval: true }),
  parent: () => process.kill(process.ppid, 0),
  binding: () => process.binding('tcp_wrap'),
  library: () => process.dlopen({ exports: {} }, '/lib/x86_64-linux-gnu/libm.so.6'),
  key: async () => (await import('node:fs')).readFileSync(KEY),
  password: async () => (await import('node:fs')).readFileSync('/etc/passwd'),
  environment: async () => (await import('node:fs')).readFileSync('/proc/' + process.ppid + '/environ'),
  plant: async () => (await import('node:fs')).writeFileSync(PLANT, 'x'),
};
const open = [];
for (const [name, act] of Object.entries(tries))
  try { await act(); open.push(name); } catch {}
throw new Error('open: [' + open + '] settings: [' + Object.keys(process.env).filter((name) => /^(?:RELEASE|AWS|SITE|DATA|HOME|PATH)/.test(name)) + ']');
`;

void test('a set is the same, rendered from nothing and on top of the live one', async () => {
  const others = await marketingWith(/\.mjs$/, (text) => text.replaceAll('Paid by', 'Paid with ñ by'));
  const facts = { id: releaseSetId(others), parent: null, author: 'ann', made: new Date(0).toISOString() };
  const { files } = (await readLive(store, keys))?.set ?? assert.fail('nothing is live');
  const taken: string[] = [];
  const live: ReadStore = {
    async get(key) {
      const found = await store.get(key);
      taken.push(key);
      // A damaged file is made again.
      return found && taken.length % 5 === 0 ? { ...found, bytes: found.bytes.slice(9) } : found;
    },
  };
  const all = await Promise.all([
    renderSet(others, facts, null),
    renderSet(others, facts, { store: live, files }),
  ]);
  const [plain, onLive] = all.map(({ candidate }) => candidate.set);
  await Promise.all(all.map(({ remove }) => remove()));
  assert.deepEqual(onLive, plain);
  const named = Object.keys(files).filter((file) => /^static\/(?:cards|font)\//.test(file));
  assert.ok(named.length > 40);
  assert.equal(taken.length, named.length);
});

void describe('a package that has gone bad', () => {
  const render = async (code: string, limitMs?: number) => {
    const bad = await marketingWith(/^routes\.mjs$/, (text) => `${text}\n${code}`);
    const facts = { id: releaseSetId(bad), parent: null, author: 'ann', made: new Date(0).toISOString() };
    return renderSet(bad, facts, null, limitMs === undefined ? {} : { limitMs });
  };
  const left = () => readdirSync(os.tmpdir()).filter((name) => name.startsWith('ninecourse-render-'));

  void test('finds no network, no other process, no key, nothing to write to', async () => {
    const code = INTRUDER.replace('KEY', JSON.stringify(path.join(data, 'release-key.json'))).replace(
      'PLANT',
      JSON.stringify(path.join(import.meta.dirname, 'planted.ts')),
    );
    await assert.rejects(
      render(code),
      /Rendering was stopped at the start of mfe-marketing by mfe-marketing: open: \[\] settings: \[\]/,
    );
  });

  void test('is ended when it does not end, and named; nothing of it is left', async () => {
    const known = left();
    await Promise.all([
      assert.rejects(
        render('for (;;);', 3000),
        /stopped at the start of mfe-marketing: it took longer than 3 s of processor time; end the loop/,
      ),
      assert.rejects(render('process.exit(0);'), /its process ended before it was done/),
      assert.rejects(
        render("setTimeout(() => { throw new Error('later'); }, 0);"),
        /Rendering was stopped at .* by mfe-marketing: later/,
      ),
    ]);
    assert.deepEqual(left(), known);
  });
});
