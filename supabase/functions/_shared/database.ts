import { callerHeaders, secretHeaders, type Caller } from './caller.ts';
import type { FunctionContext } from './function.ts';
import { HttpError } from './http-error.ts';

/**
 * Calls a database function as a caller or with the secret key. Database functions raise user-facing messages: `42501`
 * if the caller lacks permission, and `PTnnn` for the HTTP status nnn, with an optional field name as detail. The hint
 * of a `PT429` may be the seconds to wait before a retry.
 *
 * @throws {HttpError} If the function raises an error or fails.
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
  // A function without a result has no body.
  if (response.ok) return response.status === 204 ? null : response.json();
  const { code, message, details, hint } = (await response.json().catch(() => ({}))) as Record<
    string,
    unknown
  >;
  const status = code === '42501' ? 403 : Number(/^PT(4\d\d)$/.exec(String(code))?.[1] ?? 502);
  if (status === 502 || typeof message !== 'string') {
    console.error(`${name} failed with ${response.status}: ${String(code)} ${String(message)}`);
    // A database error rolled the change back. If the response was lost, the outcome is unknown.
    throw new HttpError(502, 'Something went wrong, and this may not have been done. Please try again.');
  }
  const field = typeof details === 'string' && details !== '' ? details : undefined;
  const wait = status === 429 && /^\d+$/.test(String(hint)) ? Number(hint) : undefined;
  throw new HttpError(status, message, field === undefined ? undefined : { [field]: message }, wait);
}
