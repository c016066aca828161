import { execFileSync } from 'node:child_process';
import { readMigrations } from 'embedded-backend/migrations';

/** Returns the UTC time of a version such as 20261126093000; undefined if it is invalid. */
function instantOf(version: string): Date | undefined {
  const [year, month, day, ...time] = /^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)$/.exec(version)?.slice(1) ?? [];
  const text = `${String(year)}-${String(month)}-${String(day)}T${time.join(':')}.000Z`;
  const instant = new Date(text);
  return !Number.isNaN(instant.getTime()) && instant.toISOString() === text ? instant : undefined;
}

/** Lists migrations by the commit that added them, earliest first; empty outside a repository. */
function addedFiles(root: string, folder: string): string[][] {
  try {
    const args = [
      'log',
      '--reverse',
      '--no-renames',
      '--diff-filter=A',
      '--name-only',
      '--format=format:commit',
      '--',
      folder,
    ];
    const log = execFileSync('git', args, {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return log
      .split('commit\n')
      .map((names) => names.split('\n').map((name) => name.split('/').at(-1) ?? ''));
  } catch {
    return [];
  }
}

/**
 * Lists migrations that a hosted project would reject. A migration dated in the future blocks those of the days before
 * it, and so does a migration older than one that was already pushed.
 */
export async function migrationDateFaults(
  root: string,
  folder: string,
  now: Date = new Date(),
): Promise<string[]> {
  const migrations = await readMigrations(folder);
  const faults: string[] = [];
  for (const { file, version } of migrations) {
    const instant = instantOf(version);
    if (instant === undefined) faults.push(`${file}: ${version} is not a time of the form YYYYMMDDHHMMSS`);
    else if (instant > now) faults.push(`${file} is dated in the future: name it by today's date`);
  }
  const commits = addedFiles(root, folder);
  const committed = new Set(commits.flat());
  let newest = '';
  for (const group of [...commits.map((names) => new Set(names)), null]) {
    const files = migrations
      .map(({ file }) => file)
      .filter((file) => (group === null ? !committed.has(file) : group.has(file)));
    for (const file of files)
      if (file < newest)
        faults.push(`${file} is dated before ${newest}, which was committed earlier: rename it`);
    newest = [newest, ...files].sort().at(-1) ?? newest;
  }
  return faults;
}
