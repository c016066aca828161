import { createPostgresConnection, type PostgresConnection } from '@supabase/lite/postgres';
import type { Kysely } from 'kysely';
import { messageOf, StartFailure } from '../start-failure.ts';
import type { Database } from './database.ts';
import { setTimeout as delay } from 'node:timers/promises';
import { postgresTypes } from './value-formats.ts';

/** An arbitrary number that every backend shares. */
const lockId = 920_541;

/** Milliseconds for one statement of a request. */
const statementTimeout = 30_000;

const defaultPoolSize = 10;

export async function openPostgres(url: string, poolSize = defaultPoolSize): Promise<Database> {
  const options = { onnotice: () => undefined, types: postgresTypes };
  const connection = createPostgresConnection({
    url,
    postgresOptions: { ...options, max: poolSize, connection: { statement_timeout: statementTimeout } },
  });
  // One connection holds the lock. The others serve the change feed and scripts such as migrations.
  const background = createPostgresConnection({ url, postgresOptions: { ...options, max: 3 } });
  const server = background.driver;
  const end = async (timeout: number): Promise<void> => {
    await Promise.all([connection.driver.end({ timeout }), server.end({ timeout })]);
  };
  try {
    await server`select 1`;
  } catch (error) {
    await end(1);
    throw new StartFailure(`DATABASE_URL: no PostgreSQL answers there (${messageOf(error)})`);
  }
  const holder = await holdAlone(server).catch(async (error: unknown) => {
    await end(1);
    throw error;
  });
  return {
    kind: 'postgres',
    connection,
    db: connection.kysely as Kysely<unknown>,
    background: background.kysely as Kysely<unknown>,
    script: async (sql) => {
      await server.begin((transaction) => transaction.unsafe(sql));
    },
    listen: async (channel, onMessage) => {
      await server.listen(channel, onMessage);
    },
    close: async () => {
      holder.release();
      await end(5);
    },
  };
}

type Server = PostgresConnection['driver'];

/**
 * Locks the database for one backend: a second one would consume the first one's realtime changes. The session holds
 * the lock until it ends.
 */
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
  throw new StartFailure(
    'DATABASE_URL: another backend uses that database: stop it, or name another database',
  );
}
