import { sql } from 'kysely';
import type { Database } from './database/database.ts';
import type { FunctionHost } from './functions.ts';

const fiveSeconds = 5000;

/**
 * Runs delayed decisions after their one-minute undo window, like pg_cron on a hosted project. Checks every five
 * seconds whether one is due, then calls the function that sends the emails. Returns a function that stops the timer
 * and waits for a running check.
 */
export function startEmailQueue(
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

/** A database without the project's migrations has no decisions. */
async function isSomethingDue(db: Database['db']): Promise<boolean> {
  const { rows: known } = await sql<{ name: string | null }>`
    select to_regproc('private.due_decisions')::text as name`.execute(db);
  if (known[0]?.name === null) return false;
  const { rows } = await sql`select from private.due_decisions() limit 1`.execute(db);
  return rows.length > 0;
}
