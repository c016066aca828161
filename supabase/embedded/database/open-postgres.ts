import { createPostgresConnection, type PostgresConnection } from '@supabase/lite/postgres';
import type { Kysely } from 'kysely';
import { messageOf, StartFailure } from '../start-failure.ts';
import type { Database } from './database.ts';
import { setTimeout as delay } from 'node:timers/promises';
import { postgresTypes } from './value-formats.ts';

/** Any number, the same for every backend. */
const lockId = 920_541;

/** Opens a PostgreSQL server by its address. */
export async function openPostgres(url: string): Promise<Database> {
  const connection = createPostgresConnection({
    url,
    postgresOptions: { max: 11, onnotice: () => undefined, types: postgresTypes },
  });
  const server = connection.driver;
  try {
    await server`select 1`;
  } catch (error) {
    await server.end({ timeout: 1 });
    throw new StartFailure(`DATABASE_URL: no PostgreSQL answers there (${messageOf(error)})`);
  }
  const holder = await holdAlone(server);
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
      holder.release();
      await server.end({ timeout: 5 });
    },
  };
}

type Server = PostgresConnection['driver'];

/** One backend a database: a second one would take the first one's live changes. The session keeps the lock. */
async function holdAlone(server: Server): Promise<Awaited<ReturnType<Server['reserve']>>> {
  const session = await server.reserve();
  const deadline = Date.now() + 3000;
  for (;;) {
    const [answer] = await session<{ held: boolean }[]>`select pg_try_advisory_lock(${lockId}) as held`;
    if (answer?.held === true) return session;
    if (Date.now() > deadline) break;
    await delay(100);
  }
  session.release();
  await server.end({ timeout: 1 });
  throw new StartFailure(
    'DATABASE_URL: another backend uses that database: stop it, or name another database',
  );
}
