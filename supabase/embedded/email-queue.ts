import { type RawBuilder, sql } from 'kysely';
import type { Database } from './database/database.ts';
import type { FunctionHost } from './functions.ts';

const fiveSeconds = 5000;
const tenMinutes = 600_000;

/**
 * Sends scheduled emails, like pg_cron on a hosted project. Checks every five seconds whether a delayed decision has
 * passed its one-minute undo window, and calls the function for reminders every ten minutes. Returns a function that
 * stops the timers and waits for running calls.
 */
export function startEmailQueue(
  { db }: Database,
  functions: FunctionHost,
  origin: string,
  fail: (error: unknown) => void,
): () => Promise<void> {
  const call = async (name: string, body: object): Promise<void> => {
    const url = new URL(`/functions/v1/${name}`, origin);
    const answer = await functions.answer(
      new Request(url, { method: 'POST', body: JSON.stringify(body) }),
      url,
    );
    if (!answer.ok) throw new Error(`${name} answered ${answer.status}`);
  };
  const sendDecisions = async (): Promise<void> => {
    if (await exists(db, sql`select from private.due_decisions() limit 1`, 'private.due_decisions()'))
      await call('send-decisions', { due: 'decisions' });
  };
  const sendReminders = async (): Promise<void> => {
    if (await exists(db, sql`select`, 'private.ask_for_reminders()'))
      await call('send-reminders', { due: 'reminders' });
  };
  const stops = [repeat(sendDecisions, fiveSeconds, fail), repeat(sendReminders, tenMinutes, fail)];
  return async () => {
    await Promise.all(stops.map((stop) => stop()));
  };
}

/** Runs a job at an interval, one run at a time. Returns a function that stops it. */
function repeat(
  job: () => Promise<void>,
  interval: number,
  fail: (error: unknown) => void,
): () => Promise<void> {
  let round: Promise<void> | null = null;
  const timer = setInterval(() => {
    round ??= job()
      .catch(fail)
      .finally(() => {
        round = null;
      });
  }, interval).unref();
  return async () => {
    clearInterval(timer);
    await round;
  };
}

/** Returns whether a query finds a row. A database without the project's migrations lacks its function. */
async function exists(db: Database['db'], query: RawBuilder<unknown>, of: string): Promise<boolean> {
  const { rows: known } = await sql<{
    name: string | null;
  }>`select to_regprocedure(${of})::text as name`.execute(db);
  if (known[0]?.name === null) return false;
  return (await query.execute(db)).rows.length > 0;
}
