import type { DataClient } from 'shared-auth/supabase-client';

/**
 * Every cohort, the earliest first.
 * @throws the database's error
 */
export async function listCohorts(client: DataClient) {
  const { data, error } = await client
    .from('cohorts')
    .select('id, name, starts_on, seats, seats_taken, status')
    .order('starts_on');
  if (error) throw error;
  return data;
}

export type Cohort = Awaited<ReturnType<typeof listCohorts>>[number];
