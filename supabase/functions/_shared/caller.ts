import type { FunctionContext } from './function.ts';

export interface Caller {
  id: string;
  /** Null for a token that names none. */
  sessionId: string | null;
  /** The header that speaks for them to the database. */
  authorization: string;
}

/** Who is signed in, asked of the auth server: a token of a deleted account or an ended session is nobody. */
export async function callerOf(request: Request, context: FunctionContext): Promise<Caller | null> {
  const authorization = request.headers.get('authorization') ?? '';
  if (!/^Bearer [\w-]+\.[\w-]+\.[\w-]+$/i.test(authorization)) return null;
  const response = await fetch(`${context.url}/auth/v1/user`, {
    headers: { apikey: context.publishableKey, authorization },
  });
  if (!response.ok) return null;
  const { id } = (await response.json()) as { id?: unknown };
  return typeof id === 'string' ? { id, sessionId: sessionOf(authorization), authorization } : null;
}

/** Read from a token that the auth server has checked. */
function sessionOf(authorization: string): string | null {
  const [, payload = ''] = authorization.split('.');
  const claims = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))) as {
    session_id?: unknown;
  };
  return typeof claims.session_id === 'string' ? claims.session_id : null;
}

export const callerHeaders = (
  { publishableKey }: FunctionContext,
  { authorization }: Caller,
): Record<string, string> => ({ apikey: publishableKey, authorization, 'content-type': 'application/json' });

export const secretHeaders = ({ secretKey }: FunctionContext): Record<string, string> => ({
  apikey: secretKey,
  authorization: `Bearer ${secretKey}`,
  'content-type': 'application/json',
});
