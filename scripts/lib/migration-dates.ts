import { execFileSync } from 'node:child_process';
import { readMigrations } from '../../supabase/embedded/database/migrate.ts';

/** The instant of a version such as 20261126093000, UTC; undefined where there is none. */
function instantOf(version: string): Date | undefined {
  const [year, month, day, ...time] = /^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)$/.exec(version)?.slice(1) ?? [];
  const text = `${String(year)}-${String(month)}-${String(day)}T${time.join(':')}.000Z`;
  const instant = new Date(text);
  return !Number.isNaN(instant.getTime()) && instant.toISOString() === text ? instant : undefined;
}

/** Migrations by the commit that added them, the earliest commit first; empty outside of a repository. */
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
 * What a hosted project would refuse: a migration dated in the future keeps out those of the days before it, as does one
 * that is older than what was pushed already.
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
