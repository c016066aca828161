import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { chmod, mkdir, readFile, stat, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';
import { keysFor } from './release-keys.ts';

const root = mkdtempSync(path.join(os.tmpdir(), 'ninecourse-keys-'));
after(() => {
  rmSync(root, { recursive: true, force: true });
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
