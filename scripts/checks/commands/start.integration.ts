import assert from 'node:assert/strict';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { after, afterEach, before, test } from 'node:test';
import { setTimeout as nextLook } from 'node:timers/promises';
import { portIsTaken } from '@scripts/core/processes';
import { endCommands, familyOf, leftOf, runCommand, type CommandProcess } from '@scripts/core/testing';
import { releaseAlongside } from '@scripts/release/testing';
import { remotes } from 'shared-contract/remotes';
import { freePorts } from '../../../supabase/tests/harness/free-ports.ts';

// The tests share one data folder, so they run in the order of this file.
const folder = mkdtempSync(path.join(os.tmpdir(), 'ninecourse-start-'));
const data = path.join(folder, 'data');
let site: number;
let backend: number;
let env: Record<string, string>;

before(async () => {
  [site = 0, backend = 0] = await freePorts(2);
  env = { SITE_PORT: String(site), BACKEND_PORT: String(backend), DATA_DIR: data };
});
afterEach(endCommands);
after(() => {
  rmSync(folder, { recursive: true, force: true });
});

const ready = (command: CommandProcess) => command.line(/^Ready: /);

const told = () =>
  JSON.parse(readFileSync(path.join(data, 'backend.json'), 'utf8')) as { url: string; secretKey: string };

/** Requests the leads of one visitor with the secret key. */
function leads(init: RequestInit = {}): Promise<Response> {
  const { url, secretKey } = told();
  return fetch(`${url}/rest/v1/leads?select=name&email=eq.kept@example.com`, {
    ...init,
    headers: { apikey: secretKey, 'content-type': 'application/json', prefer: 'return=representation' },
  });
}
const keptLeads = async () => (await (await leads()).json()) as { name: string }[];

async function assertNothingLeft(family: readonly number[]): Promise<void> {
  assert.deepEqual(await leftOf(family), []);
  for (const port of [site, backend]) assert.equal(await portIsTaken(port), false, `port ${String(port)}`);
  assert.equal(existsSync(path.join(data, 'backend.lock')), false, 'the lock of the data folder');
}

interface Served {
  readonly release: string;
  readonly remotes: Readonly<Record<string, { readonly version: string; readonly entry: string }>>;
}
async function served(): Promise<Served> {
  const answer = await fetch(`http://localhost:${String(site)}/remotes.json`);
  assert.equal(answer.status, 200);
  return (await answer.json()) as Served;
}
const servedSet = async () => (await served()).release;

/** Reports an error of a page, notifies the owners twice, and returns the emails to the owner of the package. */
async function notices(): Promise<readonly { readonly text: string }[]> {
  const { release, remotes: manifests } = await served();
  const { version = '', entry = '' } = manifests['mfe_cpps'] ?? {};
  const error = {
    remote: 'mfe-cpps',
    version,
    kind: 'script',
    message: 'no cohort',
    stack: '',
    route: '/cpps',
  };
  const report = { release, errors: [{ ...error, place: `${entry}:1:5000` }], views: [], vitals: [] };
  const headers = { 'content-type': 'application/json' };
  const body = JSON.stringify(report);
  await fetch(`http://localhost:${String(site)}/reports/page`, { method: 'POST', headers, body });
  for (let pass = 0; pass < 2; pass += 1) {
    const command = runCommand(['release', 'notify'], { env });
    assert.equal(await command.ended, 0, command.err.join('\n'));
  }
  const inbox = await fetch(`${told().url}/inbox.json?to=certification@ninecourse.example`);
  return (await inbox.json()) as { text: string }[];
}

void test('one Ready line with the demo accounts under it; site and backend answer; an owner is notified of an error; what is released beside is served; SIGTERM ends all', async () => {
  const command = runCommand(['start'], { env });
  await ready(command);
  await command.line(/client@example\.com/);
  const from = command.out.findIndex((line) => line.startsWith('Ready:'));
  assert.deepEqual(command.out.slice(from), [
    `Ready: http://localhost:${String(site)}`,
    '  Demo accounts, password demo-password:',
    '    admin@example.com (admin), coach@example.com (coach), client@example.com (client)',
  ]);
  assert.equal(command.out.filter((line) => line.includes('Ready')).length, 1);
  assert.deepEqual(command.err, []);

  const health = await fetch(`http://localhost:${String(site)}/healthz`);
  assert.equal(health.status, 200);
  const { status, release } = (await health.json()) as { status: string; release: Record<string, string> };
  assert.equal(status, 'ok');
  assert.deepEqual(Object.keys(release).sort(), [...remotes.map((remote) => remote.package), 'shell'].sort());
  assert.match(await (await fetch(`http://localhost:${String(site)}/`)).text(), /<h1/);
  assert.equal((await fetch(`${told().url}/healthz`)).status, 200);
  const body = JSON.stringify({ name: 'Kept', email: 'kept@example.com' });
  assert.equal((await leads({ method: 'POST', body })).status, 201);

  const [notice, ...more] = await notices();
  assert.match(notice?.text ?? '', /^no cohort$/m);
  // A position in the source; in a built file, it would begin with a slash.
  assert.match(notice?.text ?? '', /^Source: [^/]\S*:\d+:\d+$/m);
  assert.deepEqual(more, []);

  const built = await servedSet();
  const { set } = await releaseAlongside(data, folder);
  assert.equal(set.parent, built);
  while ((await servedSet()) !== set.id) await nextLook(200);

  const family = familyOf(command.child.pid ?? 0);
  command.child.kill('SIGTERM');
  assert.equal(await command.ended, 0);
  await assertNothingLeft(family);
});

void test('a second run has the rows of the first and serves what is built; what stands in its way is told, and it goes on', async () => {
  const command = runCommand(['start'], { env });
  await ready(command);
  assert.ok(command.out.includes(`Set ${await servedSet()} is live, sequence 3`), command.out.join('\n'));
  assert.deepEqual(await keptLeads(), [{ name: 'Kept' }]);

  const [freeSite, freeBackend] = (await freePorts(2)).map(String);
  const free = { SITE_PORT: freeSite ?? '', BACKEND_PORT: freeBackend ?? '' };
  const elsewhere = path.join(folder, 'elsewhere');
  const refusals: [settings: Record<string, string>, ...words: RegExp[]][] = [
    [{ ...free, DATA_DIR: data }, /is in use by process \d+/, /DATA_DIR/],
    [{ ...free, SITE_PORT: String(site), DATA_DIR: elsewhere }, new RegExp(` ${String(site)} `), /SITE_PORT/],
    [
      { ...free, BACKEND_PORT: String(backend), DATA_DIR: elsewhere },
      new RegExp(` ${String(backend)} `),
      /BACKEND_PORT/,
    ],
  ];
  for (const [settings, ...words] of refusals) {
    const refused = runCommand(['start'], { env: settings });
    assert.equal(await refused.ended, 1);
    assert.equal(refused.err.length, 1, refused.err.join('\n'));
    for (const word of words) assert.match(refused.err[0] ?? '', word);
    assert.equal(
      refused.out.some((line) => line.startsWith('Ready')),
      false,
    );
  }
  assert.equal(existsSync(elsewhere), false, 'nothing was written');
  assert.deepEqual(await keptLeads(), [{ name: 'Kept' }]);
  assert.equal((await fetch(`http://localhost:${String(site)}/healthz`)).status, 200);

  const family = familyOf(command.child.pid ?? 0);
  command.child.kill('SIGINT');
  assert.equal(await command.ended, 0);
  await assertNothingLeft(family);
});

void test('told to stop while the backend starts, it waits for it and leaves data and ports as they were', async () => {
  const command = runCommand(['start'], { env });
  await command.line(/^Starting the embedded backend/);
  const family = familyOf(command.child.pid ?? 0);
  command.child.kill('SIGTERM');
  assert.equal(await command.ended, 0);
  assert.deepEqual(command.err, []);
  await assertNothingLeft(family);
});

void test('--reset starts from fresh data; with the shell above killed, everything ends', async () => {
  const command = runCommand(['start', '--reset'], { env, shell: true });
  await ready(command);
  assert.deepEqual(await keptLeads(), []);
  const family = familyOf(command.child.pid ?? 0);
  command.child.kill('SIGKILL');
  // The output closes when the last process that writes to it exits.
  await command.ended;
  await assertNothingLeft(family);
});

function killBackend(): void {
  const { pid } = JSON.parse(readFileSync(path.join(data, 'backend.lock'), 'utf8')) as { pid: number };
  process.kill(pid, 'SIGKILL');
}

void test('a backend that dies is started again, once, with what it had; a second death ends all', async () => {
  const command = runCommand(['start', '--reset'], { env });
  await ready(command);
  const body = JSON.stringify({ name: 'Kept', email: 'kept@example.com' });
  assert.equal((await leads({ method: 'POST', body })).status, 201);
  const before = told();

  killBackend();
  await command.line(/^The backend is back/);
  assert.ok(command.out.includes('The backend stopped unexpectedly; starting it again …'));
  assert.deepEqual(told(), before);
  assert.deepEqual(await keptLeads(), [{ name: 'Kept' }]);
  assert.equal((await fetch(`http://localhost:${String(site)}/healthz`)).status, 200);
  assert.deepEqual(command.err, []);

  const family = familyOf(command.child.pid ?? 0);
  killBackend();
  assert.equal(await command.ended, 1);
  assert.deepEqual(command.err, [
    'The backend stopped again within a minute of its restart; its last words stand above.',
  ]);
  assert.deepEqual(await leftOf(family), []);
  for (const port of [site, backend]) assert.equal(await portIsTaken(port), false, `port ${String(port)}`);
});
