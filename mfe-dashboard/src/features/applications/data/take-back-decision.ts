import type { DataClient } from 'shared-auth/supabase-client';

/**
 * Takes back a decision whose letter has not gone; whoever made it.
 * @returns false when it is too late, or somebody was quicker
 * @throws the database's error
 */
export async function takeBackDecision(client: DataClient, applicationId: string): Promise<boolean> {
  const { error } = await client.rpc('take_back_decision', { application_id: applicationId });
  if (error?.code === 'PT409') return false;
  if (error) throw error;
  return true;
}
