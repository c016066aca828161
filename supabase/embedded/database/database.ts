import type { PgliteConnection } from '@supabase/lite/pglite';
import type { PostgresConnection } from '@supabase/lite/postgres';
import type { Kysely } from 'kysely';

export type LiteConnection = PgliteConnection | PostgresConnection;

/** One database, PGlite or a PostgreSQL server, with the few operations that differ between them. */
export interface Database {
  readonly kind: 'pglite' | 'postgres';
  readonly connection: LiteConnection;
  /** Statements here run as the owner. */
  readonly db: Kysely<unknown>;
  /** For the change feed and its questions, so that they do not queue behind requests. Statements run as the owner. */
  readonly background: Kysely<unknown>;
  /** Runs a script of many statements in one transaction. */
  script(sql: string): Promise<void>;
  /** Calls back for every notification on the channel. */
  listen(channel: string, onMessage: (payload: string) => void): Promise<void>;
  close(): Promise<void>;
}
