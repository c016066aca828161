import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { after, before, describe, test } from 'node:test';
import { buildPackage, packageNames, type BuildRecord } from '@scripts/build/packages';
import { buildSite } from '@scripts/build/site';
import { endCommands, projectRoot, runNode, copyCheckout } from '@scripts/core/testing';
import { localArtifact } from '@scripts/release/stores';

const copies = path.join(projectRoot, 'dist/copies');
mkdirSync(copies, { recursive: true });
const folder = mkdtempSync(path.join(copies, 'another folder-'));
after(async () => {
  await endCommands();
  rmSync(folder, { recursive: true, force: true });
});

/**
 * Returns the digest of every file of a build. Source maps are excluded: they don't count for the id and are never
 * served.
 */
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

/** Builds a package with another class on a page, then takes the class back. */
async function buildChanged(root: string, name: string, page: string): Promise<string> {
  const file = path.join(root, name, page);
  const before = readFileSync(file, 'utf8');
  const after = before.replace('className="mt-4 ', 'className="mt-[4.5px] ');
  assert.notEqual(after, before);
  writeFileSync(file, after);
  await build(root, name);
  writeFileSync(file, before);
  const { id } = JSON.parse(
    readFileSync(path.join(onlyBuild(root, name), 'build.json'), 'utf8'),
  ) as BuildRecord;
  rmSync(path.join(root, 'dist/builds', name), { recursive: true });
  return id;
}

void describe('the same sources give the same bytes', () => {
  // Earlier steps have already built all packages together in this folder, so nothing is rebuilt here.
  const alone = copyCheckout(path.join(folder, 'alone'));
  const together: string[] = [];
  let changed = '';

  before(async () => {
    await buildSite((line) => together.push(line));
    // The build that is compared then starts from the bundler's cache of other sources.
    changed = await buildChanged(alone, 'mfe-cpps', 'src/pages/curriculum-page.tsx');
    for (const name of [...packageNames].reverse()) await build(alone, name);
  });

  for (const name of packageNames)
    void test(`${name}: built with the others in one folder, alone in another, after a change or not`, async () => {
      const made = await buildPackage(name);
      const files = digests(made.folder);
      assert.ok(Object.keys(files).length > 5);
      const other = digests(onlyBuild(alone, name));
      const names = new Set([...Object.keys(files), ...Object.keys(other)]);
      assert.deepEqual(
        [...names].filter((file) => files[file] !== other[file]),
        [],
      );
      assert.equal((await localArtifact(name, made.folder)).id, made.record.id);
      assert.notEqual(made.record.id, changed);
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
      // Import the shell first, because it provides the shared modules.
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
