import { randomInt } from 'node:crypto';
import { sql, type Kysely } from 'kysely';

export interface UserRow {
  id: string;
  aud: string | null;
  role: string | null;
  email: string | null;
  phone: string | null;
  encrypted_password: string | null;
  email_confirmed_at: string | null;
  confirmed_at: string | null;
  invited_at: string | null;
  confirmation_token: string | null;
  confirmation_sent_at: string | null;
  email_change: string | null;
  last_sign_in_at: string | null;
  banned_until: string | null;
  raw_app_meta_data: Record<string, unknown> | null;
  raw_user_meta_data: Record<string, unknown> | null;
  created_at: string;
  updated_at: string;
}

export function userView(user: UserRow): Record<string, unknown> {
  return {
    id: user.id,
    aud: user.aud ?? 'authenticated',
    role: user.role ?? 'authenticated',
    email: user.email ?? '',
    phone: user.phone ?? '',
    ...present('email_confirmed_at', user.email_confirmed_at),
    ...present('confirmed_at', user.confirmed_at),
    ...present('invited_at', user.invited_at),
    ...present('confirmation_sent_at', user.confirmation_sent_at),
    ...present('last_sign_in_at', user.last_sign_in_at),
    ...present('banned_until', user.banned_until),
    app_metadata: user.raw_app_meta_data ?? {},
    user_metadata: user.raw_user_meta_data ?? {},
    identities: [],
    created_at: user.created_at,
    updated_at: user.updated_at,
    is_anonymous: false,
  };
}

const present = (name: string, value: string | null): Record<string, string> =>
  value === null ? {} : { [name]: value };

export async function findUser(
  db: Kysely<unknown>,
  by: { id: string } | { email: string },
): Promise<UserRow | undefined> {
  const where = 'id' in by ? sql`id::text = ${by.id}` : sql`email = ${by.email.toLowerCase()}`;
  const { rows } = await sql<UserRow>`select * from auth.users where ${where}`.execute(db);
  return rows[0];
}

/** Generates a one-time code and the hash that lite looks up. */
export async function makeToken(email: string, length: number): Promise<{ code: string; hash: string }> {
  const code = Array.from({ length }, () => randomInt(10)).join('');
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(email.toLowerCase() + code));
  return { code, hash: Buffer.from(digest).toString('hex') };
}
