import { execFileSync } from 'node:child_process';
import { remotes } from 'shared-contract/remotes';

/* node scripts/release/changed-packages.ts <commit> [package] Prints the packages that a push releases, as JSON for the
   workflow. A named package is the only one. */
const packages: readonly string[] = ['shell', ...remotes.map((remote) => remote.package)];
/** Packages that the shell provides. Remotes adopt a change with their own next release. */
const SHARED = /^shared-[a-z]+$/;
/** The workflow's commit for a new branch. */
const NO_COMMIT = /^0+$/;

/** Returns the packages whose folders contain the files. */
export function packagesOf(files: readonly string[]): string[] {
  const folders = files.map((file) => file.split('/')[0] ?? '');
  const changed = new Set(folders.map((folder) => (SHARED.test(folder) ? 'shell' : folder)));
  return packages.filter((name) => changed.has(name));
}

const filesSince = (commit: string) =>
  execFileSync('git', ['diff', '--name-only', '-z', commit, 'HEAD', '--'], { encoding: 'utf8' }).split('\0');

if (import.meta.main) {
  const [since = '', named = ''] = process.argv.slice(2);
  const changed = () => (since === '' || NO_COMMIT.test(since) ? packages : packagesOf(filesSince(since)));
  process.stdout.write(JSON.stringify(named === '' ? changed() : packages.filter((name) => name === named)));
}
