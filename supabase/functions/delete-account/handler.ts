import * as z from 'zod';
import { callerOf } from '../_shared/caller.ts';
import { callDatabase } from '../_shared/database.ts';
import { answer, type FunctionContext, type FunctionHandler } from '../_shared/function.ts';
import { Refusal } from '../_shared/refusal.ts';
import { clearFolder, listFiles } from './stored-files.ts';

/** Buckets whose first folder is the owner's id. */
const buckets = ['avatars', 'documents'];

/**
 * Removes everything of the caller. For whoever is signed in, in a session that lives; takes no arguments: the token
 * says who. The account is closed first, then its stored files go, then the account with all its rows: what stops half-way
 * leaves a closed account, and asking again goes on from there. Others that were left so are finished along.
 * Answers `{ deleted: true, files }`.
 * Refuses: 401 nobody signed in, 403 suspended, 409 the last administrator, 502 `closed` tells whether anything was done.
 */
export const handler: FunctionHandler = async (request, context) => {
  try {
    if (request.method !== 'POST') throw new Refusal(405, 'Use POST');
    const caller = await callerOf(request, context);
    if (caller === null) throw new Refusal(401, 'Sign in first');
    await checkStorage(context, caller.id);
    const closed = { user_id: caller.id, session_id: caller.sessionId };
    const [, ...leftBefore] = z
      .array(z.string())
      .parse(await callDatabase(context, 'service', 'begin_account_deletion', closed));
    const files = await remove(context, caller.id);
    if (files === null) {
      const message = 'Your account is closed, but not all of it could be removed yet. Please try again.';
      return answer(502, { message, closed: true });
    }
    for (const id of leftBefore) await remove(context, id);
    return answer(200, { deleted: true, files });
  } catch (error) {
    if (error instanceof Refusal) return error.answer();
    throw error;
  }
};

/** Files that cannot be listed could not be removed either: better to fail while nothing is changed. */
async function checkStorage(context: FunctionContext, id: string): Promise<void> {
  try {
    await Promise.all(buckets.map((bucket) => listFiles(context, bucket, id)));
  } catch {
    throw new Refusal(502, 'The account could not be deleted. Nothing was changed.');
  }
}

/** Removes files and account of somebody whose account is closed; the number of files, null when it was cut short. */
async function remove(context: FunctionContext, id: string): Promise<number | null> {
  const counts = await Promise.all(buckets.map((bucket) => clearFolder(context, bucket, id)));
  if (counts.includes(null)) return null;
  const isGone = await callDatabase(context, 'service', 'finish_account_deletion', { user_id: id }).catch(
    () => false,
  );
  return isGone === true ? counts.reduce<number>((sum, count) => sum + (count ?? 0), 0) : null;
}
