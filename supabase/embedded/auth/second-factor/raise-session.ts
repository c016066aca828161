import { sql, type Kysely } from 'kysely';
import { json } from '../../http/answers.ts';
import type { AuthContext } from '../auth-context.ts';
import { userView } from '../users.ts';
import type { Bearer } from './bearer.ts';
import { factorsField } from './factor-rows.ts';
import { noteMethod, signedToken } from './tokens.ts';

/**
 * Raises the session that a factor was given in to `aal2`; in the transaction that spends the code. Every other session
 * of the account that has not given one ends, and the refresh token of before opens nothing any more.
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

/** After a factor is gone, what was proved with it no longer counts. */
export async function lowerSessions(db: Kysely<unknown>, { user }: Bearer): Promise<void> {
  await sql`
    update auth.sessions s set aal = 'aal1', factor_id = null
    where s.user_id = ${user.id}::uuid and s.factor_id is not null
      and not exists (select from auth.mfa_factors f where f.id = s.factor_id)`.execute(db);
}

/** What whoever raised a session gets: tokens that say so. */
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
