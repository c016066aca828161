import type { FunctionContext } from './function.ts';

export interface Caller {
  id: string;
  /** Null if the token has no session id. */
  sessionId: string | null;
  authorization: string;
}

/**
 * Returns the signed-in caller as the auth server reports it. Returns null for a deleted account, an ended session, or
 * a session that still needs its second factor.
 */
export async function callerOf(request: Request, context: FunctionContext): Promise<Caller | null> {
  const authorization = request.headers.get('authorization') ?? '';
  if (!/^Bearer [\w-]+\.[\w-]+\.[\w-]+$/i.test(authorization)) return null;
  const response = await fetch(`${context.url}/auth/v1/user`, {
    headers: { ...context.innerHeaders, apikey: context.publishableKey, authorization },
  });
  if (!response.ok) return null;
  const { id, factors = [] } = (await response.json()) as { id?: unknown; factors?: { status: string }[] };
  const { session_id, aal } = claimsOf(authorization);
  const isDue = aal !== 'aal2' && factors.some(({ status }) => status === 'verified');
  if (typeof id !== 'string' || isDue) return null;
  return { id, sessionId: typeof session_id === 'string' ? session_id : null, authorization };
}

/** The auth server has already verified the token. */
function claimsOf(authorization: string): Record<string, unknown> {
  const [, payload = ''] = authorization.split('.');
  return JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))) as Record<string, unknown>;
}

export const callerHeaders = (
  { innerHeaders, publishableKey }: FunctionContext,
  { authorization }: Caller,
): Record<string, string> => ({
  ...innerHeaders,
  apikey: publishableKey,
  authorization,
  'content-type': 'application/json',
});

export const secretHeaders = ({ secretKey }: FunctionContext): Record<string, string> => ({
  apikey: secretKey,
  authorization: `Bearer ${secretKey}`,
  'content-type': 'application/json',
});
