import { sql } from 'kysely';
import { authError } from '../../http/answers.ts';
import { callerOf, type Caller } from '../../http/caller.ts';
import type { AuthContext } from '../auth-context.ts';
import { findUser, type UserRow } from '../users.ts';

/** Who asks, in a session that is there still. */
export interface Bearer {
  user: UserRow;
  sessionId: string;
  claims: Caller['claims'];
  isAssured: boolean;
}

/** The session of a request, or the refusal of one without. */
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
  // Both: a token from before the session was raised proves no factor, and one from before a factor was removed proves
  // a factor that is gone.
  const isAssured = session.aal === 'aal2' && caller.claims['aal'] === 'aal2';
  return { user, sessionId, claims: caller.claims, isAssured };
}
