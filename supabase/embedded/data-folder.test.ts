import assert from 'node:assert/strict';
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { openDataFolder } from './data-folder.ts';

const contender = join(import.meta.dirname, '..', 'tests', 'harness', 'lock-contender.ts');
const root = await mkdtemp(join(tmpdir(), 'ninecourse-lock-'));
const processes = new Set<ChildProcess>();
after(async () => {
  for (const child of processes) child.kill('SIGKILL');
  await rm(root, { recursive: true, force: true });
});

interface Outcome {
  child: ChildProcess;
  won: boolean;
  reason?: string;
}

async function makeContender(): Promise<ChildProcess> {
  const child = fork(contender, { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  processes.add(child);
  await once(child, 'message');
  return child;
}

const take = async (child: ChildProcess, folder: string): Promise<Outcome> => {
  const answer = once(child, 'message');
  child.send(folder);
  const [told] = (await answer) as [Omit<Outcome, 'child'>];
  return { child, ...told };
};

const kill = async (child: ChildProcess): Promise<void> => {
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
  processes.delete(child);
};

test('of many starts at the same instant one gets the folder, over the lock of a killed one too', async () => {
  const folder = join(root, 'contended');
  let contenders = await Promise.all(Array.from({ length: 8 }, makeContender));
  for (let round = 0; round < 3; round += 1) {
    const outcomes = await Promise.all(contenders.map((child) => take(child, folder)));
    const [winner, ...others] = outcomes.filter(({ won }) => won);
    assert.ok(winner, `round ${round}: nobody got it`);
    assert.deepEqual(others, [], `round ${round}: more than one got it`);
    for (const { won, reason } of outcomes) if (!won) assert.match(reason ?? '', /in use by .*DATA_DIR/);
    // The killed process leaves its lock file for the next round.
    await kill(winner.child);
    contenders = [...contenders.filter((child) => child !== winner.child), await makeContender()];
  }
});

test('a lock that was cut short, or names a process that is alive but another, keeps nobody out', async () => {
  for (const left of ['', '{"pid":', JSON.stringify({ pid: process.ppid, started: '1' })]) {
    const folder = join(root, crypto.randomUUID());
    await (await openDataFolder(folder)).release();
    await writeFile(join(folder, 'backend.lock'), left);
    await (await openDataFolder(folder)).release();
  }
});

test('what an earlier version holds without the lock of the system is left to it', async () => {
  const folder = join(root, 'earlier');
  const holder = await makeContender();
  assert.equal((await take(holder, folder)).won, true);
  // The lock file is missing (deleted by hand or never created), but the holder is running.
  await rm(join(folder, 'folder.lock'), { force: true });
  await assert.rejects(openDataFolder(folder), /in use by process \d+/);
  await kill(holder);
  await (await openDataFolder(folder)).release();
});

test('the folder is its owner’s only, an existing one too; files of others are left alone, and releases', async () => {
  const folder = join(root, 'open');
  await (await openDataFolder(folder)).release();
  await chmod(folder, 0o755);
  await (await openDataFolder(folder)).release();
  assert.equal((await stat(folder)).mode & 0o777, 0o700);

  const released = join(root, 'released');
  await mkdir(join(released, 'release-store'), { recursive: true });
  const data = await openDataFolder(released);
  await writeFile(data.at('keys.json'), '{}');
  const aside = await data.setAside();
  assert.equal(await readFile(join(aside ?? '', 'keys.json'), 'utf8'), '{}');
  assert.equal(await data.setAside(), null);
  assert.ok(await stat(join(released, 'release-store')));
  await assert.rejects(stat(data.at('keys.json')));
  await data.release();

  const foreign = join(root, 'foreign');
  await mkdir(foreign, { mode: 0o755 });
  await writeFile(join(foreign, 'thesis.txt'), 'mine');
  await assert.rejects(openDataFolder(foreign), /DATA_DIR .* not of this backend/);
  assert.equal((await stat(foreign)).mode & 0o777, 0o755);
});
