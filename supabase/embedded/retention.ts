import { sql } from 'kysely';
import type { Database } from './database/database.ts';

const hour = 3_600_000;

/**
 * Deletes expired rows (`private.retention`) immediately and then every hour, like pg_cron on a hosted project. Returns
 * a function that stops the timer and waits for a running deletion.
 */
export function startRetention({ db }: Database, fail: (error: unknown) => void): () => Promise<void> {
  let round = Promise.resolve();
  const begin = (): void => {
    round = round.then(() => deleteExpired(db)).catch(fail);
  };
  begin();
  const timer = setInterval(begin, hour).unref();
  return () => {
    clearInterval(timer);
    return round;
  };
}

/** Deletes in small batches, so that requests run in between. Reports failed rules after the others finish. */
async function deleteExpired(db: Database['db']): Promise<void> {
  const { rows: known } = await sql<{ name: string | null }>`
    select to_regproc('private.delete_expired')::text as name`.execute(db);
  while (known[0]?.name !== null) {
    const { rows } = await sql<{ left: boolean | null; failed: string | null }>`
      select bool_or(value::int > 0) as left, string_agg(key, ', ' order by key) filter (where value is null) as failed
      from jsonb_each_text(private.delete_expired())`.execute(db);
    if (rows[0]?.left === true) continue;
    if (rows[0]?.failed) throw new Error(`rules that failed: ${rows[0].failed}`);
    return;
  }
}
