import type { DataClient } from 'shared-auth/supabase-client';

/**
 * How many applications wait for a decision, since when the oldest does, and how many are overdue.
 * @throws the database's error
 */
export async function readWaitingApplications(client: DataClient) {
  const { data, error } = await client.rpc('application_figures').single();
  if (error) throw error;
  const { submitted, in_review, overdue } = data;
  // The row types know no aggregate that is null over nothing.
  const oldest = data.oldest as string | null;
  return { waiting: submitted + in_review, overdue, oldest };
}
