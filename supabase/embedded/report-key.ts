import { createHash, createHmac } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from './database/database.ts';
import type { BackendKeys } from './lite-app.ts';

/**
 * Key that lets the site's edge pass on the visitor's address with a report. Derived from a stored key, so that it
 * survives restarts.
 */
export const reportKeyOf = ({ jwtSecret }: BackendKeys): string =>
  createHmac('sha256', jwtSecret).update('reports of pages').digest('base64url');

/** Stores the key's hash. On a hosted project, the owner does this manually. */
export async function acceptReportKey({ db }: Database, keys: BackendKeys): Promise<void> {
  const { rows } = await sql<{ name: string | null }>`
    select to_regclass('private.report_settings')::text as name`.execute(db);
  if (rows[0]?.name === null) return;
  const hash = createHash('sha256').update(reportKeyOf(keys)).digest('hex');
  await sql`update private.report_settings set relay_hash = ${hash}`.execute(db);
}
