import { dataMessage } from 'shared-auth/error-words';
import type { DataClient } from 'shared-auth/supabase-client';

/** A refusal of a server function, in words for the person who asked. */
class FunctionRefused extends Error {
  readonly status: number;

  constructor(words: string, status: number, cause: unknown) {
    super(words, { cause });
    this.status = status;
  }
}

/** What our own functions refuse is written for people; a gateway's answer is not. */
async function wordsOf(response: Response): Promise<string | null> {
  if (response.status < 400 || response.status >= 500 || response.status === 401) return null;
  const body: unknown = await response.json().catch(() => null);
  const message = typeof body === 'object' && body !== null && 'message' in body ? body.message : null;
  return typeof message === 'string' && message !== '' ? message : null;
}

/**
 * Calls a server function with the caller's own token.
 * @throws FunctionRefused, with words fit for the screen
 */
export async function callFunction(client: DataClient, name: string, body: object): Promise<unknown> {
  const { data, error } = (await client.functions.invoke(name, { body })) as {
    data: unknown;
    error: unknown;
  };
  if (error === null || error === undefined) return data;
  const response = typeof error === 'object' && 'context' in error ? error.context : null;
  const isAnswer = response instanceof Response;
  const words = (isAnswer ? await wordsOf(response) : null) ?? dataMessage(error);
  throw new FunctionRefused(words, isAnswer ? response.status : 0, error);
}
