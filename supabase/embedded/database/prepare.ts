import { sql } from 'kysely';
import type { LiteApp } from '../lite-app.ts';
import type { Database } from './database.ts';
import { migrate, type Migration } from './migrate.ts';
import { firstGrants, prelude, systemAdditions } from './prelude.ts';

/**
 * Brings a database to where a hosted project with all migrations is. Marking row security as set up keeps lite from
 * running its own `grant all` on every table at the first request, which would undo revoked and column grants.
 */
export async function prepareDatabase(
  database: Database,
  app: LiteApp,
  migrations: Migration[],
): Promise<string[]> {
  await database.script(prelude);
  await app.ensureSystemSchema();
  await database.script(systemAdditions);
  const { rows } = await sql`select from supabase_migrations.schema_migrations limit 1`.execute(database.db);
  if (rows.length === 0) await database.script(firstGrants);
  const applied = await migrate(database, migrations);
  await database.connection.clearSchemaCache();
  Object.assign(database.connection, { rlsState: 'active' });
  return applied;
}
