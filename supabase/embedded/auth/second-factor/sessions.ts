import { isIP } from 'node:net';
import { decodeJwt, type JWTPayload, SignJWT } from 'jose';
import { type Kysely, sql } from 'kysely';
import { authError, json } from '../../http/answers.ts';
import { type Caller, callerOf, clientAddress } from '../../http/caller.ts';
import type { BackendKeys } from '../../lite-app.ts';
import type { AuthContext } from '../auth-context.ts';
import { findUser, type UserRow, userView } from '../users.ts';

export interface Bearer {
  user: UserRow;
  sessionId: string;
  claims: Caller['claims'];
  isAssured: boolean;
}

/** Returns the caller and session of a request, or an error response if it has no valid session. */
export async function bearerOf(request: Request, { db, keys }: AuthContext): Promise<Bearer | Response> {
  const caller = await callerOf(request, keys);
  if (caller?.sub === undefined)
    return authError(401, 'no_authorization', 'This endpoint requires a valid Bearer token');
  const user = await findUser(db, { id: caller.sub });
  if (user === undefined)
    return authError(403, 'user_not_found', 'User from sub claim in JWT does not exist');
  const sessionId = String(caller.claims['session_id']);
  const { rows } = await sql<{ aal: string | null }>`
    select s.aal from auth.sessions s where s.id::text = ${sessionId} and s.user_id = ${user.id}::uuid`.execute(
    db,
  );
  const [session] = rows;
  if (session === undefined)
    return authError(403, 'session_not_found', 'Session from session_id claim in JWT does not exist');
  // Check both. A token issued before the session was raised proves no factor, and a token issued before a factor was
  // removed proves one that no longer exists.
  const isAssured = session.aal === 'aal2' && caller.claims['aal'] === 'aal2';
  return { user, sessionId, claims: caller.claims, isAssured };
}

export interface FactorRow {
  id: string;
  user_id: string;
  friendly_name: string | null;
  factor_type: 'totp' | 'recovery_code';
  status: 'unverified' | 'verified';
  secret: string | null;
  created_at: string;
  updated_at: string;
}

export async function factorsOf(db: Kysely<unknown>, userId: string): Promise<FactorRow[]> {
  const { rows } = await sql<FactorRow>`
    select * from auth.mfa_factors where user_id::text = ${userId} order by created_at, id`.execute(db);
  return rows;
}

export const isVerified = ({ status }: FactorRow): boolean => status === 'verified';

/** Formats a factor for `user.factors`. Omits the secret, which is returned only once, at enrollment. */
const factorView = ({
  id,
  friendly_name,
  factor_type,
  status,
  created_at,
  updated_at,
}: FactorRow): Record<string, unknown> => ({
  id,
  friendly_name: friendly_name ?? '',
  factor_type,
  status,
  created_at,
  updated_at,
});

/** Returns `user.factors`, or an empty object if the user has no factors. */
async function factorsField(
  db: Kysely<unknown>,
  userId: string,
): Promise<{ factors?: Record<string, unknown>[] }> {
  const factors = await factorsOf(db, userId);
  return factors.length === 0 ? {} : { factors: factors.map(factorView) };
}

/** How a session was authenticated. `aal` is `aal2` after the user verifies a second factor. */
interface Assurance {
  aal: string;
  amr: { method: string; timestamp: number }[];
}

/** Sorts the latest method first, like the hosted server. */
async function assuranceOf(db: Kysely<unknown>, sessionId: string): Promise<Assurance> {
  const { rows } = await sql<Assurance>`
    select coalesce(s.aal, 'aal1') as aal, coalesce((
      select jsonb_agg(jsonb_build_object(
        'method', c.authentication_method, 'timestamp', floor(extract(epoch from c.updated_at))::bigint
      ) order by c.updated_at desc)
      from auth.mfa_amr_claims c where c.session_id = s.id
    ), '[]') as amr
    from auth.sessions s where s.id::text = ${sessionId}`.execute(db);
  return rows[0] ?? { aal: 'aal1', amr: [] };
}

/** Signs a session's token with its assurance level, with lite's secret and algorithm. */
async function signedToken(
  db: Kysely<unknown>,
  { jwtSecret }: BackendKeys,
  claims: JWTPayload,
): Promise<string> {
  const assurance = await assuranceOf(db, String(claims['session_id']));
  return new SignJWT({ ...claims, ...assurance })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .sign(new TextEncoder().encode(jwtSecret));
}

async function noteMethod(db: Kysely<unknown>, sessionId: string, method: string): Promise<void> {
  await sql`
    insert into auth.mfa_amr_claims (session_id, authentication_method) values (${sessionId}::uuid, ${method})
    on conflict (session_id, authentication_method) do update set updated_at = now()`.execute(db);
}

/**
 * Raises the session to `aal2`. Run it in the transaction that spends the code. Ends the account's other sessions that
 * have not verified a factor, and revokes the session's earlier refresh token.
 */
export async function raiseSession(
  db: Kysely<unknown>,
  { user, sessionId }: Bearer,
  { factorId, method }: { factorId: string; method: 'totp' | 'mfa/recovery_code' },
): Promise<void> {
  await sql`
    update auth.sessions set aal = 'aal2', factor_id = ${factorId}::uuid, updated_at = now()
    where id = ${sessionId}::uuid`.execute(db);
  await noteMethod(db, sessionId, method);
  await sql`
    delete from auth.sessions where user_id = ${user.id}::uuid and coalesce(aal, 'aal1') = 'aal1'`.execute(
    db,
  );
  await sql`delete from auth.refresh_tokens where session_id = ${sessionId}::uuid`.execute(db);
}

/** Lowers sessions that were verified with a removed factor. */
export async function lowerSessions(db: Kysely<unknown>, { user }: Bearer): Promise<void> {
  await sql`
    update auth.sessions s set aal = 'aal1', factor_id = null
    where s.user_id = ${user.id}::uuid and s.factor_id is not null
      and not exists (select from auth.mfa_factors f where f.id = s.factor_id)`.execute(db);
}

export async function answerRaised(
  { db, keys, config }: AuthContext,
  { user, sessionId, claims }: Bearer,
): Promise<Response> {
  const refreshToken = crypto.randomUUID();
  await sql`
    insert into auth.refresh_tokens (id, token, user_id, session_id)
    values (${crypto.randomUUID()}, ${refreshToken}, ${user.id}::uuid, ${sessionId}::uuid)`.execute(db);
  const now = Math.floor(Date.now() / 1000);
  const expires_in = config.auth.jwt_expiry;
  const expires_at = now + expires_in;
  const access_token = await signedToken(db, keys, { ...claims, iat: now, exp: expires_at });
  return json(200, {
    access_token,
    token_type: 'bearer',
    expires_in,
    expires_at,
    refresh_token: refreshToken,
    user: { ...userView(user), ...(await factorsField(db, user.id)) },
  });
}

type Context = Pick<AuthContext, 'db' | 'keys'>;
type Json = Record<string, unknown>;

/**
 * Returns the authentication method of the session that this URL opens. Null if it opens none, as with a token refresh.
 */
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
 * Adds to lite's responses what lite doesn't support: the assurance level in tokens, the factors of users, and the
 * client address and user agent of sessions.
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
  // Must run before `withFactors`, so that the user data is read after the session opened.
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
