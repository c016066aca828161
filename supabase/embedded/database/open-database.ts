import { access, rm, writeFile } from 'node:fs/promises';
import type { DataFolder } from '../data-folder.ts';
import type { Snapshot } from '../snapshot.ts';
import { messageOf, StartFailure } from '../start-failure.ts';
import type { Database } from './database.ts';
import { openPglite } from './open-pglite.ts';
import { openPostgres } from './open-postgres.ts';

/**
 * Opens the PostgreSQL server, or PGlite in the data folder. `isBare` says that no snapshot was at hand for a new one.
 * A folder that was cut short while it was made (no marker) holds nothing yet and is made again.
 */
export async function openDatabase(
  folder: DataFolder,
  databaseUrl: string | undefined,
  snapshot: Snapshot,
  inMemory = false,
): Promise<{ database: Database; isBare: boolean }> {
  if (databaseUrl !== undefined) return { database: await openPostgres(databaseUrl), isBare: false };
  if (inMemory) {
    const dump = await snapshot.read();
    return { database: await openPglite(dump === null ? {} : { dump }), isBare: dump === null };
  }
  const path = folder.at('db');
  const marker = folder.at('db.complete');
  const isComplete = await access(marker).then(
    () => true,
    () => false,
  );
  try {
    if (isComplete) return { database: await openPglite({ folder: path }), isBare: false };
    await rm(path, { recursive: true, force: true });
    const dump = await snapshot.read();
    const database = await openPglite({ folder: path, ...(dump === null ? {} : { dump }) });
    await writeFile(marker, '');
    return { database, isBare: dump === null };
  } catch (error) {
    throw new StartFailure(
      `The database in ${path} cannot be opened (${messageOf(error)}): check the disk, or start with --reset`,
    );
  }
}
