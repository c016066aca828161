import { access, rm, writeFile } from 'node:fs/promises';
import type { DataFolder } from '../data-folder.ts';
import type { Snapshot } from '../snapshot.ts';
import { openFailure } from '../start-failure.ts';
import type { Database } from './database.ts';
import { openPglite } from './open-pglite.ts';
import { openPostgres } from './open-postgres.ts';
import type { TurnLimits } from './turns.ts';

interface Wanted {
  /** Opens a PostgreSQL server instead of PGlite. */
  databaseUrl?: string | undefined;
  poolSize?: number | undefined;
  inMemory?: boolean | undefined;
  turns?: Partial<TurnLimits> | undefined;
}

/**
 * Opens the PostgreSQL server, or PGlite in the data folder. `isBare` is true for a new database without a snapshot. A
 * folder without the marker file was interrupted during creation. It contains no data and is recreated.
 */
export async function openDatabase(
  folder: DataFolder,
  snapshot: Snapshot,
  { databaseUrl, poolSize, inMemory = false, turns }: Wanted = {},
): Promise<{ database: Database; isBare: boolean }> {
  if (databaseUrl !== undefined)
    return { database: await openPostgres(databaseUrl, poolSize), isBare: false };
  const path = folder.at('db');
  const marker = folder.at('db.complete');
  const isComplete =
    !inMemory &&
    (await access(marker).then(
      () => true,
      () => false,
    ));
  const dump = isComplete ? null : await snapshot.read();
  const options = { turns, ...(dump === null ? {} : { dump }) };
  if (inMemory) return { database: await openPglite(options), isBare: dump === null };
  let database: Database | undefined;
  try {
    if (!isComplete) await rm(path, { recursive: true, force: true });
    database = await openPglite({ folder: path, ...options });
    if (!isComplete) await writeFile(marker, '');
    return { database, isBare: !isComplete && dump === null };
  } catch (error) {
    await database?.close().catch(() => undefined);
    if (!isComplete) await rm(path, { recursive: true, force: true });
    throw openFailure(folder.path, error, { path, holdsData: isComplete });
  }
}
