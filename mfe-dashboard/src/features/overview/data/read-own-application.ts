import type { DataClient } from 'shared-auth/supabase-client';

/** A seat in a cohort; of one that is not announced yet there are no days. */
async function readSeat(client: DataClient, applicationId: string) {
  const { data: member, error } = await client
    .from('cohort_members')
    .select('cohort_id')
    .eq('application_id', applicationId)
    .maybeSingle();
  if (error) throw error;
  if (!member) return null;
  const cohort = await client
    .from('cohorts')
    .select('name, starts_on')
    .eq('id', member.cohort_id)
    .maybeSingle();
  if (cohort.error) throw cohort.error;
  return { cohort: cohort.data };
}

async function isWaiting(client: DataClient, applicationId: string): Promise<boolean> {
  const { data, error } = await client
    .from('waitlist')
    .select('status')
    .eq('application_id', applicationId)
    .maybeSingle();
  if (error) throw error;
  return data?.status === 'waiting' || data?.status === 'offered';
}

/**
 * The user's latest application for certification with its seat or place on the waiting list; null without one.
 * @throws the database's error
 */
export async function readOwnApplication(client: DataClient, userId: string) {
  const { data, error } = await client
    .from('certification_applications')
    .select('id, reference, applicant_type, status, review_due_at')
    .eq('user_id', userId)
    .order('created_at', { ascending: false })
    .limit(1)
    .maybeSingle();
  if (error) throw error;
  if (!data) return null;
  const isApproved = data.status === 'approved';
  const [seat, waiting] = isApproved
    ? await Promise.all([readSeat(client, data.id), isWaiting(client, data.id)])
    : [null, false];
  return { ...data, seat, waiting };
}

export type OwnApplication = NonNullable<Awaited<ReturnType<typeof readOwnApplication>>>;
