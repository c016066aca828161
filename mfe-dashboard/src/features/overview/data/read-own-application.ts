import type { DataClient } from 'shared-auth/supabase-client';

/**
 * The user's latest application for certification with its seat or place on the waiting list; null without one.
 * @throws the database's error
 */
export async function readOwnApplication(client: DataClient, userId: string) {
  const { data, error } = await client
    .from('certification_applications')
    .select(
      'reference, applicant_type, status, review_due_at, cohort_members(cohorts(name, starts_on)), waitlist(status)',
    )
    .eq('user_id', userId)
    .order('created_at', { ascending: false })
    .limit(1)
    .maybeSingle();
  if (error) throw error;
  return data;
}

export type OwnApplication = NonNullable<Awaited<ReturnType<typeof readOwnApplication>>>;
