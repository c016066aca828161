import type { DataClient } from 'shared-auth/supabase-client';

/** The newest certificate of the user, with its cohort; null without one. @throws the database's error */
export async function readCertificate(client: DataClient, userId: string) {
  const { data, error } = await client
    .from('certificates')
    .select(
      'id, code, name, completed_on, issued_on, expires_on, revoked_at, revoked_reason, cpe_live, cpe_self_study, cohorts (name)',
    )
    .eq('user_id', userId)
    .order('expires_on', { ascending: false })
    .limit(1)
    .maybeSingle();
  if (error) throw error;
  return data;
}

export type Certificate = NonNullable<Awaited<ReturnType<typeof readCertificate>>>;
