import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { after, before, describe, test } from 'node:test';
import { endCommands, projectRoot, runNode } from '../lib/testing/command-process.ts';
import { copyCheckout } from '../lib/testing/project-copy.ts';
import { artefactOf } from '../build/artefact.ts';
import { buildPackage } from '../build/build-package.ts';
import { buildSite, packageNames } from '../build/build-site.ts';

const copies = path.join(projectRoot, 'dist/copies');
mkdirSync(copies, { recursive: true });
const folder = mkdtempSync(path.join(copies, 'another folder-'));
after(async () => {
  await endCommands();
  rmSync(folder, { recursive: true, force: true });
});

/** Every file of a build with the digest of its bytes. Maps are kept beside it, have no part in its id and are never served. */
function digests(build: string): Record<string, string> {
  const files = readdirSync(build, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter((file) => !path.relative(build, file).startsWith('maps/'));
  return Object.fromEntries(
    files
      .map((file) => [
        path.relative(build, file),
        createHash('sha256').update(readFileSync(file)).digest('hex'),
      ])
      .sort(),
  ) as Record<string, string>;
}

/** The only build of a package in a folder where nothing was built before. */
function onlyBuild(root: string, name: string): string {
  const builds = path.join(root, 'dist/builds', name);
  const [build = '', ...more] = readdirSync(builds).filter((entry) => !entry.endsWith('.part'));
  assert.deepEqual(more, []);
  return path.join(builds, build);
}

const releaseOf = (lines: readonly string[]): string | undefined =>
  /^(?:Rendered release|Release) (\S+)/.exec(lines.at(-1) ?? '')?.[1];

async function build(root: string, ...names: string[]): Promise<string[]> {
  const command = runNode([path.join(root, 'scripts/build.ts'), ...names], { root });
  assert.equal(await command.ended, 0, command.err.join('\n'));
  return command.out;
}

void describe('the same sources give the same bytes', () => {
  // Here all are built together, and were for the steps before this one: nothing is built again.
  const alone = copyCheckout(path.join(folder, 'alone'));
  const together: string[] = [];

  before(async () => {
    await buildSite((line) => together.push(line));
    for (const name of [...packageNames].reverse()) await build(alone, name);
  });

  for (const name of packageNames)
    void test(`${name}: built with the others in one folder, alone in another`, async () => {
      const made = await buildPackage(name);
      const files = digests(made.folder);
      assert.ok(Object.keys(files).length > 5);
      const other = digests(onlyBuild(alone, name));
      const names = new Set([...Object.keys(files), ...Object.keys(other)]);
      assert.deepEqual(
        [...names].filter((file) => files[file] !== other[file]),
        [],
      );
      assert.match(artefactOf(made).id, /^[0-9a-f]{64}$/);
    });

  void test('what was built renders where nothing is installed', async () => {
    const bare = mkdtempSync(path.join(os.tmpdir(), 'ninecourse-bare-'));
    try {
      for (const name of packageNames)
        cpSync(path.join(onlyBuild(alone, name), 'server'), path.join(bare, name), { recursive: true });
      const files = packageNames.flatMap((name) =>
        readdirSync(path.join(bare, name))
          .filter((file) => file.endsWith('.mjs'))
          .map((file) => `./${name}/${file}`),
      );
      // The shell comes first: it gives the others what they share.
      const shell = './shell/server.mjs';
      const program = [shell, ...files].map((file) => `await import(${JSON.stringify(file)});`).join('\n');
      const command = runNode(['--input-type=module', '--eval', program], { root: bare });
      assert.equal(await command.ended, 0, command.err.join('\n'));
    } finally {
      rmSync(bare, { recursive: true, force: true });
    }
  });

  void test('the release has the same name and the same pages', async () => {
    assert.ok(releaseOf(together), together.join('\n'));
    assert.equal(releaseOf(await build(alone)), releaseOf(together));
  });
});
