import { execFileSync } from 'node:child_process';
import { remotes } from 'shared-contract/remotes';

/*
 * node scripts/release/changed-packages.ts <commit> [package]
 * Which packages a push releases, as JSON: for the workflow. A package that is named is the only one.
 */
const packages: readonly string[] = ['shell', ...remotes.map((remote) => remote.package)];
/** What the shell provides for all: remotes take it up with their own next release. */
const SHARED = /^shared-[a-z]+$/;
/** Of a branch that is new. */
const NO_COMMIT = /^0+$/;

/** The packages whose folders the files lie in. */
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
