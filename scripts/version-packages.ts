import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { recordApis } from '@scripts/checks/api';
import { showHelp } from '@scripts/core/command';
import { root } from '@scripts/core/files';

showHelp(`npm run version-packages   sets the versions that the changesets in .changeset require
It also updates the changelogs, the dependent packages, the lock file, and api.json.`);

function run(file: string, args: readonly string[]): void {
  const { status } = spawnSync(file, args, { cwd: root, stdio: 'inherit' });
  if (status !== 0) throw new Error(`${path.basename(file)} ${args.join(' ')} ended with ${String(status)}.`);
}

try {
  // Applies the versions in .changeset to packages, changelogs, and dependents.
  run(process.execPath, [path.join(root, 'node_modules/@changesets/cli/bin.js'), 'version']);
  run('npm', [
    'install',
    '--package-lock-only',
    '--ignore-scripts',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
  ]);
  await recordApis();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
