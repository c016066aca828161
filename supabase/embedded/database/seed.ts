import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { sql } from 'kysely';
import { messageOf, StartFailure } from '../start-failure.ts';
import type { Database } from './database.ts';
import { splitStatements } from './split-statements.ts';

/** Runs seed files that have not run on this database; recorded as the Supabase CLI records them. */
export async function seed(database: Database, supabase: string, paths: string[]): Promise<string[]> {
  const { rows } = await sql<{ path: string }>`
    select path from supabase_migrations.seed_files`.execute(database.db);
  const done = new Set(rows.map(({ path }) => path));
  const ran: string[] = [];
  for (const entry of paths) {
    const file = join(supabase, entry);
    const path = join('supabase', relative(supabase, file));
    if (done.has(path)) continue;
    const script = await readFile(file, 'utf8');
    try {
      await database.db.transaction().execute(async (transaction) => {
        for (const { text } of splitStatements(script)) await sql.raw(text).execute(transaction);
        await sql`insert into supabase_migrations.seed_files (path, hash)
          values (${path}, ${createHash('sha256').update(script).digest('hex')})`.execute(transaction);
      });
    } catch (error) {
      throw new StartFailure(`Seed ${path} failed: ${messageOf(error)}. Nothing of it was kept.`);
    }
    ran.push(path);
  }
  return ran;
}
