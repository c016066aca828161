import { sql, type Kysely } from 'kysely';

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

/** A factor as it stands in `user.factors`; the secret is told once, at its enrolment. */
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

/** `user.factors`, which is absent where there are none. */
export async function factorsField(
  db: Kysely<unknown>,
  userId: string,
): Promise<{ factors?: Record<string, unknown>[] }> {
  const factors = await factorsOf(db, userId);
  return factors.length === 0 ? {} : { factors: factors.map(factorView) };
}
