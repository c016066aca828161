import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readPackage } from './api/public-api.ts';
import { writeApi } from './api/write-api.ts';
import { root } from './build/shared-modules.ts';

/** Runs a command to its end in the project's folder. */
function run(file: string, args: readonly string[]): void {
  const { status } = spawnSync(file, args, { cwd: root, stdio: 'inherit' });
  if (status !== 0) throw new Error(`${path.basename(file)} ${args.join(' ')} ended with ${String(status)}.`);
}

/** The sample of a remote in another repository asks for the versions that are packed now. */
function updateSample(): void {
  const file = path.join(root, 'docs/sample-remote/package.json');
  const versions = ['shared-auth', 'shared-contract', 'shared-ui'].map((name) => [
    name,
    readPackage(path.join(root, name)).version,
  ]);
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as { dependencies: Record<string, string> };
  Object.assign(manifest.dependencies, Object.fromEntries(versions));
  writeFileSync(file, `${JSON.stringify(manifest, null, 2)}\n`);
}

try {
  // Takes the versions that the changes in .changeset ask for, and writes them into changelogs and dependents.
  run(process.execPath, [path.join(root, 'node_modules/@changesets/cli/bin.js'), 'version']);
  run('npm', [
    'install',
    '--package-lock-only',
    '--ignore-scripts',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
  ]);
  writeApi();
  updateSample();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
