import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '@scripts/core/files';
import { brandHash } from '@scripts/core/modules';

const folder = path.join(root, 'node_modules/.cache/ninecourse/passed');

/** Inputs of every step. */
const always = ['package.json', 'package-lock.json', 'tsconfig.json', 'tsconfig.base.json'];

/** Settings that the product or its tests read. */
const settings = ['CI', 'DATABASE_URL', 'NODE_ENV', 'TZ'] as const;

const git = (...args: string[]): string[] =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26, stdio: 'pipe' })
    .split('\0')
    .filter(Boolean);

/** Returns the project's files that match the Git pathspecs: tracked ones, and new ones that Git doesn't ignore. */
export const filesOf = (pathspecs: readonly string[]): string[] => [
  ...new Set(git('ls-files', '-z', '--cached', '--others', '--exclude-standard', '--', ...pathspecs)),
];

/**
 * Returns one hash of files and of everything else that decides a result: the command, the settings, the brand file, the
 * Node version, and the given facts.
 *
 * @returns undefined outside of a Git repository, where nothing is reused
 */
export function digestOf(pathspecs: readonly string[], ...facts: readonly unknown[]): string | undefined {
  const values = settings.map((name) => process.env[name] ?? '');
  const hash = createHash('sha256').update(
    JSON.stringify([process.version, process.platform, process.arch, values, brandHash(), facts]),
  );
  if (!existsSync(path.join(root, '.git'))) return undefined;
  for (const file of [...filesOf([...pathspecs, ...always]), '.env']) {
    const place = path.join(root, file);
    hash.update(`\0${file}\0`).update(existsSync(place) ? readFileSync(place) : '');
  }
  return hash.digest('hex').slice(0, 20);
}

const fileOf = (digest: string) => path.join(folder, `${digest}.json`);

/** Returns what was recorded under the digest, or undefined if nothing readable was. */
export function readPassed(digest: string): unknown {
  try {
    return JSON.parse(readFileSync(fileOf(digest), 'utf8'));
  } catch {
    return undefined;
  }
}

export function writePassed(digest: string, value: unknown): void {
  mkdirSync(folder, { recursive: true });
  const draft = `${fileOf(digest)}.${String(process.pid)}.part`;
  writeFileSync(draft, JSON.stringify(value));
  renameSync(draft, fileOf(digest));
}

/**
 * Returns the files that differ from the commit where the work branched off, with uncommitted, new, and deleted ones.
 *
 * @param name a branch or commit; the main branch if empty
 * @throws if there is no such commit
 */
export function changedSince(name: string): string[] {
  for (const ref of name === '' ? ['origin/main', 'main'] : [name]) {
    try {
      const [base = ''] = git('merge-base', ref, 'HEAD');
      return [
        ...git('diff', '--name-only', '-z', '--no-renames', base.trim(), '--'),
        ...git('ls-files', '-z', '--others', '--exclude-standard'),
      ];
    } catch {
      continue;
    }
  }
  throw new Error(
    `--changed: Git knows no commit ${name === '' ? 'origin/main or main' : name}. Name one: --changed=<branch or commit>.`,
  );
}
