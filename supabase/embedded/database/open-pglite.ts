import { uuid_ossp } from '@electric-sql/pglite/contrib/uuid_ossp';
import { createPgliteConnection } from '@supabase/lite/pglite';
import { Kysely } from 'kysely';
import type { Database } from './database.ts';
import { serialDialect } from './serial-dialect.ts';
import { parsers } from './value-formats.ts';

/** Opens PGlite on a folder (in memory without one), optionally from a dump of a data folder. */
export async function openPglite(options: { folder?: string; dump?: Blob } = {}): Promise<Database> {
  const connection = await createPgliteConnection({
    ...(options.folder === undefined ? {} : { url: options.folder }),
    pgliteOptions: {
      extensions: { uuid_ossp },
      parsers,
      ...(options.dump === undefined ? {} : { loadDataDir: options.dump }),
    },
  });
  await connection.driver.waitReady;
  const db = new Kysely<unknown>({ dialect: serialDialect(connection.driver) });
  connection.kysely = db;
  return {
    kind: 'pglite',
    connection,
    db,
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
