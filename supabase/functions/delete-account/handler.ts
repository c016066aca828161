import * as z from 'zod';
import { callerOf } from '../_shared/caller.ts';
import { callDatabase } from '../_shared/database.ts';
import { answer, type FunctionContext, type FunctionHandler } from '../_shared/function.ts';
import { HttpError } from '../_shared/http-error.ts';
import { clearFolder, listFiles } from './stored-files.ts';

/** Buckets whose top-level folders are the owners' ids. */
const buckets = ['avatars', 'documents'];

/**
 * Deletes the caller's account and data. Requires an active session and accepts no arguments. Closes the account, then
 * deletes its files, then the account with all rows. An interruption leaves a closed account, and the next attempt
 * continues from there. Also finishes other interrupted deletions. Returns `{ deleted: true, files }`. Errors: 401 not
 * signed in, 403 suspended, 409 the last administrator, 502 with `closed: true` if the account is already closed.
 */
export const handler: FunctionHandler = async (request, context) => {
  try {
    if (request.method !== 'POST') throw new HttpError(405, 'Use POST');
    const caller = await callerOf(request, context);
    if (caller === null) throw new HttpError(401, 'Sign in first');
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
    if (error instanceof HttpError) return error.answer();
    throw error;
  }
};

/** If the files can't be listed, they can't be deleted either. Fail before anything changes. */
async function checkStorage(context: FunctionContext, id: string): Promise<void> {
  try {
    await Promise.all(buckets.map((bucket) => listFiles(context, bucket, id)));
  } catch {
    throw new HttpError(502, 'The account could not be deleted. Nothing was changed.');
  }
}

/**
 * Deletes the files and the account of a closed account. Returns the number of files, or null if the deletion is
 * incomplete.
 */
async function remove(context: FunctionContext, id: string): Promise<number | null> {
  const counts = await Promise.all(buckets.map((bucket) => clearFolder(context, bucket, id)));
  if (counts.includes(null)) return null;
  const isGone = await callDatabase(context, 'service', 'finish_account_deletion', { user_id: id }).catch(
    () => false,
  );
  return isGone === true ? counts.reduce<number>((sum, count) => sum + (count ?? 0), 0) : null;
}
