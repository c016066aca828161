import { SignJWT, type JWTPayload } from 'jose';
import { sql, type Kysely } from 'kysely';
import type { BackendKeys } from '../../lite-app.ts';

/** How a session came about: `aal2` once a second factor was given in it. */
interface Assurance {
  aal: string;
  amr: { method: string; timestamp: number }[];
}

/** The latest method first, as the hosted server orders them. */
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

/** The token of a session with what the session has proved, signed as lite signs its own. */
export async function signedToken(
  db: Kysely<unknown>,
  { jwtSecret }: BackendKeys,
  claims: JWTPayload,
): Promise<string> {
  const assurance = await assuranceOf(db, String(claims['session_id']));
  return new SignJWT({ ...claims, ...assurance })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .sign(new TextEncoder().encode(jwtSecret));
}

/** Notes by which method a session was opened or raised. */
export async function noteMethod(db: Kysely<unknown>, sessionId: string, method: string): Promise<void> {
  await sql`
    insert into auth.mfa_amr_claims (session_id, authentication_method) values (${sessionId}::uuid, ${method})
    on conflict (session_id, authentication_method) do update set updated_at = now()`.execute(db);
}
