import type { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { uuid_ossp } from '@electric-sql/pglite/contrib/uuid_ossp';
import { createPgliteConnection } from '@supabase/lite/pglite';
import { Kysely } from 'kysely';
import type { Database } from './database.ts';
import { serialDialect } from './serial-dialect.ts';
import type { TurnLimits } from './turns.ts';
import { parsers } from './value-formats.ts';

export interface PgliteOptions {
  folder?: string;
  dump?: Blob;
  turns?: Partial<TurnLimits> | undefined;
}

export async function openPglite(options: PgliteOptions = {}): Promise<Database> {
  const { folder, dump, turns } = options;
  const connection = await createPgliteConnection({
    ...(folder === undefined ? {} : { url: folder }),
    pgliteOptions: {
      extensions: { pg_trgm, uuid_ossp },
      parsers,
      ...(dump === undefined ? {} : { loadDataDir: dump }),
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
 * PGlite copies its parser list for every statement, which takes longer than a short statement. Most parsers are for
 * arrays of table rows, two for each table. Without them these arrays stay text, as they do for tables created after
 * the database opened.
 */
async function forgetRowArrays(pglite: PGlite): Promise<void> {
  const { rows } = await pglite.query<{ oid: number }>(`
    select a.oid::int4 as oid from pg_type a join pg_type e on e.oid = a.typelem
    where a.typcategory = 'A' and e.typtype = 'c'`);
  for (const { oid } of rows) Reflect.deleteProperty(pglite.parsers, oid);
}
