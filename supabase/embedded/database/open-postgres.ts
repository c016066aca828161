import { createPostgresConnection } from '@supabase/lite/postgres';
import type { Kysely } from 'kysely';
import { messageOf, StartFailure } from '../start-failure.ts';
import type { Database } from './database.ts';
import { postgresTypes } from './value-formats.ts';

/** Opens a PostgreSQL server by its address. */
export async function openPostgres(url: string): Promise<Database> {
  const connection = createPostgresConnection({
    url,
    postgresOptions: { max: 10, onnotice: () => undefined, types: postgresTypes },
  });
  const server = connection.driver;
  try {
    await server`select 1`;
  } catch (error) {
    await server.end({ timeout: 1 });
    throw new StartFailure(`DATABASE_URL: no PostgreSQL answers there (${messageOf(error)})`);
  }
  return {
    kind: 'postgres',
    connection,
    db: connection.kysely as Kysely<unknown>,
    script: async (sql) => {
      await server.begin((transaction) => transaction.unsafe(sql));
    },
    listen: async (channel, onMessage) => {
      await server.listen(channel, onMessage);
    },
    close: async () => {
      await server.end({ timeout: 5 });
    },
  };
}
