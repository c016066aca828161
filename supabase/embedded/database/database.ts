import type { PgliteConnection } from '@supabase/lite/pglite';
import type { PostgresConnection } from '@supabase/lite/postgres';
import type { Kysely } from 'kysely';

export type LiteConnection = PgliteConnection | PostgresConnection;

/** A PGlite or PostgreSQL database, with the few operations that differ between them. */
export interface Database {
  readonly kind: 'pglite' | 'postgres';
  readonly connection: LiteConnection;
  /** Statements run as the database owner. */
  readonly db: Kysely<unknown>;
  /** Runs the change feed's queries, so that they don't queue behind requests. Statements run as the database owner. */
  readonly background: Kysely<unknown>;
  script(sql: string): Promise<void>;
  listen(channel: string, onMessage: (payload: string) => void): Promise<void>;
  close(): Promise<void>;
}
