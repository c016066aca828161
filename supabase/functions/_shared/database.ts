import { callerHeaders, secretHeaders, type Caller } from './caller.ts';
import type { FunctionContext } from './function.ts';
import { Refusal } from './refusal.ts';

/**
 * Calls a database function, for a caller or with the secret key. The functions refuse with words for people: `42501`
 * for what is not the caller's, `PTnnn` for the status nnn, whose detail may name the field. The hint of a `PT429` may be a number of
 * seconds after which the same would be taken.
 */
export async function callDatabase(
  context: FunctionContext,
  as: Caller | 'service',
  name: string,
  values: Record<string, unknown>,
): Promise<unknown> {
  const response = await fetch(`${context.url}/rest/v1/rpc/${name}`, {
    method: 'POST',
    headers: as === 'service' ? secretHeaders(context) : callerHeaders(context, as),
    body: JSON.stringify(values),
  });
  // A function that answers nothing has no body.
  if (response.ok) return response.status === 204 ? null : response.json();
  const { code, message, details, hint } = (await response.json().catch(() => ({}))) as Record<
    string,
    unknown
  >;
  const status = code === '42501' ? 403 : Number(/^PT(4\d\d)$/.exec(String(code))?.[1] ?? 502);
  if (status === 502 || typeof message !== 'string') {
    console.error(`${name} failed with ${response.status}: ${String(code)} ${String(message)}`);
    // An error of the database undid it; of an answer that was lost nobody knows.
    throw new Refusal(502, 'Something went wrong, and this may not have been done. Please try again.');
  }
  const field = typeof details === 'string' && details !== '' ? details : undefined;
  const wait = status === 429 && /^\d+$/.test(String(hint)) ? Number(hint) : undefined;
  throw new Refusal(status, message, field === undefined ? undefined : { [field]: message }, wait);
}
