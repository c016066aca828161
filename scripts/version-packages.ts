import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { writeApi } from './api/write-api.ts';
import { root } from './build/shared-modules.ts';

/** Runs a command to its end in the project's folder. */
function run(file: string, args: readonly string[]): void {
  const { status } = spawnSync(file, args, { cwd: root, stdio: 'inherit' });
  if (status !== 0) throw new Error(`${path.basename(file)} ${args.join(' ')} ended with ${String(status)}.`);
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
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
