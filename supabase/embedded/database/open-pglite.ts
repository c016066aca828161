import type { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { uuid_ossp } from '@electric-sql/pglite/contrib/uuid_ossp';
import { createPgliteConnection } from '@supabase/lite/pglite';
import { Kysely } from 'kysely';
import type { Database } from './database.ts';
import { flushingParameters, flushToDisk } from './flush-to-disk.ts';
import { serialDialect } from './serial-dialect.ts';
import type { TurnLimits } from './turns.ts';
import { parsers } from './value-formats.ts';

export interface PgliteOptions {
  /** In memory without one. */
  folder?: string;
  /** A dump of a data folder, for a new one. */
  dump?: Blob;
  /** Waits for the disk at every commit. */
  isDurable?: boolean;
  flush?: (descriptor: number) => void;
  turns?: Partial<TurnLimits> | undefined;
}

/** Opens PGlite on a folder or in memory. */
export async function openPglite(options: PgliteOptions = {}): Promise<Database> {
  const { folder, dump, isDurable = false, flush, turns } = options;
  const connection = await createPgliteConnection({
    ...(folder === undefined ? {} : { url: folder }),
    pgliteOptions: {
      extensions: { pg_trgm, uuid_ossp, ...(isDurable ? { flushToDisk: flushToDisk(flush) } : {}) },
      parsers,
      ...(dump === undefined ? {} : { loadDataDir: dump }),
      ...(isDurable ? { startParams: flushingParameters } : {}),
    },
  });
  await connection.driver.waitReady;
  await forgetRowArrays(connection.driver);
  const db = new Kysely<unknown>({ dialect: serialDialect(connection.driver, turns) });
  connection.kysely = db;
  return {
    kind: 'pglite',
    connection,
    db,
    background: db,
    script: (sql) =>
      db.connection().execute(async () => {
        await connection.driver.exec('begin');
        try {
          await connection.driver.exec(sql);
          await connection.driver.exec('commit');
        } catch (error) {
          await connection.driver.exec('rollback');
          throw error;
        }
      }),
    listen: async (channel, onMessage) => {
      await db.connection().execute(() => connection.driver.listen(channel, onMessage));
    },
    close: async () => {
      await db.connection().execute(async () => connection.driver.close());
    },
  };
}

/**
 * PGlite copies the list of its parsers for every statement, which takes longer than a short statement itself. Most of
 * them are for arrays of whole rows, two for each table; those stay text, as on a database whose tables are younger
 * than its start.
 */
async function forgetRowArrays(pglite: PGlite): Promise<void> {
  const { rows } = await pglite.query<{ oid: number }>(`
    select a.oid::int4 as oid from pg_type a join pg_type e on e.oid = a.typelem
    where a.typcategory = 'A' and e.typtype = 'c'`);
  for (const { oid } of rows) Reflect.deleteProperty(pglite.parsers, oid);
}
