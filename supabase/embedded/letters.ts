import { sql } from 'kysely';
import type { Database } from './database/database.ts';
import type { FunctionHost } from './functions.ts';

const fiveSeconds = 5000;

/**
 * Has the decisions on hold carried out once their minute is over, as pg_cron does on a hosted project: every five
 * seconds it looks whether one is due, and then calls the function that writes the letters. The returned function ends
 * it, once a round that is under way is done.
 */
export function startLetters(
  { db }: Database,
  functions: FunctionHost,
  origin: string,
  fail: (error: unknown) => void,
): () => Promise<void> {
  let round: Promise<void> | null = null;
  const look = async (): Promise<void> => {
    if (!(await isSomethingDue(db))) return;
    const url = new URL('/functions/v1/send-decisions', origin);
    const answer = await functions.answer(
      new Request(url, { method: 'POST', body: JSON.stringify({ due: 'decisions' }) }),
      url,
    );
    if (!answer.ok) throw new Error(`send-decisions answered ${answer.status}`);
  };
  const timer = setInterval(() => {
    round ??= look()
      .catch(fail)
      .finally(() => {
        round = null;
      });
  }, fiveSeconds).unref();
  return async () => {
    clearInterval(timer);
    await round;
  };
}

/** A database that the project's migrations did not make has no decisions. */
async function isSomethingDue(db: Database['db']): Promise<boolean> {
  const { rows: known } = await sql<{ name: string | null }>`
    select to_regproc('private.due_decisions')::text as name`.execute(db);
  if (known[0]?.name === null) return false;
  const { rows } = await sql`select from private.due_decisions() limit 1`.execute(db);
  return rows.length > 0;
}
