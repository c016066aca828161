import { answer, type FunctionContext, type FunctionHandler } from '../_shared/function.ts';
import { listFiles, removeFiles } from './stored-files.ts';

/** Buckets whose first folder is the owner's id. */
const buckets = ['avatars', 'documents'];

/**
 * Removes everything of the caller: rows and sign-in in one transaction (the database refuses the last
 * administrator), then stored files. Takes no arguments: the token says who.
 */
export const handler: FunctionHandler = async (request, context) => {
  if (request.method !== 'POST') return answer(405, { message: 'Use POST' });
  const authorization = request.headers.get('authorization') ?? '';
  const headers = { apikey: context.publishableKey, authorization, 'content-type': 'application/json' };
  const id = await callerId(context, headers);
  if (id === null) return answer(401, { message: 'Sign in first' });

  const files = await Promise.all(
    buckets.map(async (bucket) => ({ bucket, names: await listFiles(context, bucket, id) })),
  );
  const deletion = await fetch(`${context.url}/rest/v1/rpc/delete_my_account`, {
    method: 'POST',
    headers,
    body: '{}',
  });
  if (!deletion.ok) {
    const { code, message } = (await deletion.json()) as { code?: string; message?: string };
    return code === '42501'
      ? answer(409, { message: message ?? 'This account cannot be deleted' })
      : answer(502, { message: 'The account could not be deleted. Nothing was changed.' });
  }
  await Promise.all(files.map(({ bucket, names }) => removeFiles(context, bucket, names)));
  return answer(200, { deleted: true, files: files.reduce((sum, { names }) => sum + names.length, 0) });
};

async function callerId(context: FunctionContext, headers: Record<string, string>): Promise<string | null> {
  const response = await fetch(`${context.url}/auth/v1/user`, { headers });
  if (!response.ok) return null;
  const { id } = (await response.json()) as { id?: unknown };
  return typeof id === 'string' ? id : null;
}
