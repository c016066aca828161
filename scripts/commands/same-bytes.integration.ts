import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { after, before, describe, test } from 'node:test';
import { endCommands, projectRoot, runNode } from '../lib/testing/command-process.ts';
import { copyCheckout } from '../lib/testing/project-copy.ts';
import { packageNames } from '../build/build-site.ts';

const copies = path.join(projectRoot, 'dist/copies');
mkdirSync(copies, { recursive: true });
const folder = mkdtempSync(path.join(copies, 'another folder-'));
after(async () => {
  await endCommands();
  rmSync(folder, { recursive: true, force: true });
});

/** Every file of a package's newest build with the digest of its bytes. */
function digests(root: string, name: string): Record<string, string> {
  const builds = path.join(root, 'dist/builds', name);
  const [build = ''] = readdirSync(builds).filter((entry) => !entry.endsWith('.part'));
  const files = readdirSync(path.join(builds, build), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
  return Object.fromEntries(
    files
      .map((file) => [
        path.relative(path.join(builds, build), file),
        createHash('sha256').update(readFileSync(file)).digest('hex'),
      ])
      .sort(),
  ) as Record<string, string>;
}

async function build(root: string, ...names: string[]): Promise<string[]> {
  const command = runNode([path.join(root, 'scripts/build.ts'), ...names], { root });
  assert.equal(await command.ended, 0, command.err.join('\n'));
  return command.out;
}

void describe('the same sources give the same bytes', () => {
  const together = copyCheckout(path.join(folder, 'all of it/together'));
  const alone = copyCheckout(path.join(folder, 'alone'));
  let release = '';

  before(async () => {
    release = (await build(together)).at(-1) ?? '';
    for (const name of [...packageNames].reverse()) await build(alone, name);
  });

  for (const name of packageNames)
    void test(`${name}: built with the others in one folder, alone in another`, () => {
      const files = digests(together, name);
      assert.ok(Object.keys(files).length > 5);
      const other = digests(alone, name);
      const names = new Set([...Object.keys(files), ...Object.keys(other)]);
      assert.deepEqual(
        [...names].filter((file) => files[file] !== other[file]),
        [],
      );
    });

  void test('the release has the same name and the same pages', async () => {
    const [again = ''] = (await build(alone)).slice(-1);
    const nameOf = (line: string) => /Rendered release (\S+)/.exec(line)?.[1];
    assert.ok(nameOf(release), release);
    assert.equal(nameOf(again), nameOf(release));
  });
});
