import { CallRefusal, refusalOf } from 'shared-auth/submit-form';
import type { DataClient } from 'shared-auth/supabase-client';
import { UNREACHABLE } from 'shared-auth/error-words';

/**
 * Calls an edge function as the current user.
 * @throws {@link CallRefusal} with messages for the user, including per-field errors
 */
export async function callFunction<Answer = unknown>(
  client: DataClient,
  name: string,
  body: object,
): Promise<Answer> {
  const called = await client.functions.invoke<Answer>(name, { body });
  const error: unknown = called.error;
  if (error === null) return called.data as Answer;
  const answer: unknown = error instanceof Error ? Reflect.get(error, 'context') : undefined;
  if (!(answer instanceof Response)) throw new CallRefusal(UNREACHABLE, 0);
  const details: unknown = await answer.json().catch(() => ({}));
  throw refusalOf(answer.status, typeof details === 'object' && details !== null ? details : {});
}
