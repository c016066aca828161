import { isIP } from 'node:net';
import { decodeJwt } from 'jose';
import { sql } from 'kysely';
import { clientAddress } from '../../http/client-address.ts';
import type { AuthContext } from '../auth-context.ts';
import { factorsField } from './factor-rows.ts';
import { noteMethod, signedToken } from './tokens.ts';

type Context = Pick<AuthContext, 'db' | 'keys'>;
type Json = Record<string, unknown>;

/** How a session that an address opens came about; a refresh opens none. */
function methodOf(url: URL): string | null {
  switch (url.pathname.slice('/auth/v1'.length)) {
    case '/signup':
      return 'password';
    case '/token':
      return { password: 'password', pkce: 'oauth' }[url.searchParams.get('grant_type') ?? ''] ?? null;
    case '/verify':
      return 'otp';
    default:
      return null;
  }
}

/**
 * What lite answers, with what it knows nothing of: tokens tell the assurance of their session, users their factors,
 * and sessions remember who opened them.
 */
export function withAssurance(context: Context, forward: AuthContext['forward']): AuthContext['forward'] {
  return async (request) => {
    const response = await forward(request);
    const url = new URL(request.url);
    const location = response.headers.get('location');
    if (location?.includes('#access_token=')) {
      const target = new URL(location);
      const fragment = new URLSearchParams(target.hash.slice(1));
      fragment.set('access_token', await raised(context, request, url, fragment.get('access_token') ?? ''));
      target.hash = fragment.toString();
      return new Response(null, { status: response.status, headers: { location: target.href } });
    }
    const isJson = response.headers.get('content-type')?.includes('json') ?? false;
    if (!response.ok || !isJson || !/\/(signup|token|verify|user)$/.test(url.pathname)) return response;
    const body = (await response.json()) as Json;
    const headers = new Headers(response.headers);
    headers.delete('content-length');
    return Response.json(await completed(context, request, url, body), { status: response.status, headers });
  };
}

async function completed(context: Context, request: Request, url: URL, body: Json): Promise<Json> {
  const token = body['access_token'];
  if (typeof token !== 'string') return withFactors(context, body);
  // First: what is told of the user is as of after the session was opened.
  const access_token = await raised(context, request, url, token);
  const user = typeof body['user'] === 'object' && body['user'] !== null ? (body['user'] as Json) : null;
  return { ...body, access_token, ...(user === null ? {} : { user: await withFactors(context, user) }) };
}

const withFactors = async ({ db }: Context, user: Json): Promise<Json> =>
  typeof user['id'] === 'string' ? { ...user, ...(await factorsField(db, user['id'])) } : user;

async function raised({ db, keys }: Context, request: Request, url: URL, token: string): Promise<string> {
  const claims = decodeJwt(token);
  const sessionId = String(claims['session_id']);
  const method = methodOf(url);
  const address = clientAddress(request);
  await sql`
    update auth.sessions set user_agent = ${request.headers.get('user-agent')?.slice(0, 500) ?? null},
      ip = ${isIP(address) ? address : null}::inet
    where id::text = ${sessionId}`.execute(db);
  if (method !== null) await noteMethod(db, sessionId, method);
  return signedToken(db, keys, claims);
}
