import { callerHeaders, callerOf } from '../_shared/caller.ts';
import { answer, type FunctionHandler } from '../_shared/function.ts';
import { clearFolder, listFiles } from './stored-files.ts';

/** Buckets whose first folder is the owner's id. */
const buckets = ['avatars', 'documents'];

/**
 * Removes everything of the caller: rows and sign-in in one transaction, then stored files. For whoever is signed in;
 * takes no arguments: the token says who.
 * Answers `{ deleted: true, files }`, with `filesLeft: true` when some stored files could not be removed.
 * Refuses: 401 nobody signed in, 409 the last administrator, 502 nothing was changed.
 */
export const handler: FunctionHandler = async (request, context) => {
  if (request.method !== 'POST') return answer(405, { message: 'Use POST' });
  const caller = await callerOf(request, context);
  if (caller === null) return answer(401, { message: 'Sign in first' });
  const failed = answer(502, { message: 'The account could not be deleted. Nothing was changed.' });

  try {
    // Files that cannot be listed could not be removed either: better to fail while nothing is gone.
    await Promise.all(buckets.map((bucket) => listFiles(context, bucket, caller.id)));
  } catch {
    return failed;
  }
  const deletion = await fetch(`${context.url}/rest/v1/rpc/delete_my_account`, {
    method: 'POST',
    headers: callerHeaders(context, caller),
    body: '{}',
  });
  if (!deletion.ok) {
    const { code, message } = (await deletion.json()) as { code?: string; message?: string };
    return code === '42501' ? answer(409, { message: message ?? 'This account cannot be deleted' }) : failed;
  }
  // Listed anew: the account's token uploads nothing from here on, but may have since the look above.
  const removed = await Promise.all(buckets.map((bucket) => clearFolder(context, bucket, caller.id)));
  const files = removed.reduce<number>((sum, count) => sum + (count ?? 0), 0);
  return answer(200, { deleted: true, files, ...(removed.includes(null) ? { filesLeft: true } : {}) });
};
