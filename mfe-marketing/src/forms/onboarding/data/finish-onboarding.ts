import { SUBMIT_TIMEOUT_MS } from 'shared-auth/constants';
import type { DataClient } from 'shared-auth/supabase-client';

/**
 * Marks the signed-in member as onboarded; finished twice, the first time counts.
 * @throws the database's error
 */
export async function finishOnboarding(client: DataClient): Promise<void> {
  const { error } = await client.rpc('finish_onboarding').abortSignal(AbortSignal.timeout(SUBMIT_TIMEOUT_MS));
  if (error) throw error;
}
