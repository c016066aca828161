import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Database } from './database/database.ts';
import type { Migration } from './database/migrate.ts';
import { firstGrants, prelude, systemAdditions } from './database/prelude.ts';

const keptSnapshots = 3;

/**
 * A migrated PGlite folder, cached because creating one takes seconds. Excludes seed data, whose dates depend on the
 * current day.
 */
export interface Snapshot {
  read(): Promise<Blob | null>;
  write(database: Database): Promise<void>;
}

export async function snapshotFor(cacheFolder: string, migrations: Migration[]): Promise<Snapshot> {
  const hash = createHash('sha256');
  for (const name of ['@supabase/lite', '@electric-sql/pglite']) hash.update(await versionOf(name));
  hash.update(prelude).update(systemAdditions).update(firstGrants);
  for (const { file, script } of migrations) hash.update(`\0${file}\0${script}`);
  const file = join(cacheFolder, `${hash.digest('hex').slice(0, 24)}.tar.gz`);
  return {
    async read() {
      const bytes = await readFile(file).catch(() => null);
      return bytes === null ? null : new Blob([bytes], { type: 'application/x-gzip' });
    },
    /** A failed cache write only makes the next start slower. */
    async write(database) {
      if (!('dumpDataDir' in database.connection.driver)) return;
      const { driver } = database.connection;
      try {
        const dump = await driver.dumpDataDir('gzip');
        const draft = `${file}.${process.pid}.tmp`;
        await mkdir(cacheFolder, { recursive: true });
        await writeFile(draft, Buffer.from(await dump.arrayBuffer()));
        await rename(draft, file);
        await prune(cacheFolder);
      } catch {
        return;
      }
    },
  };
}

async function prune(folder: string): Promise<void> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.tar.gz'));
  const aged = await Promise.all(
    names.map(async (name) => ({ name, time: (await stat(join(folder, name))).mtimeMs })),
  );
  const old = aged.sort((a, b) => b.time - a.time).slice(keptSnapshots);
  await Promise.all(old.map(({ name }) => rm(join(folder, name), { force: true })));
}

async function versionOf(name: string): Promise<string> {
  const entry = fileURLToPath(import.meta.resolve(name));
  const marker = `node_modules/${name}/`;
  const folder = entry.slice(0, entry.lastIndexOf(marker) + marker.length);
  return readFile(join(folder, 'package.json'), 'utf8');
}
