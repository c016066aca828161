import { z } from 'zod/mini';
import type { DataClient } from 'shared-auth/supabase-client';

const answer = z.object({ reverted: z.boolean(), by: z.nullable(z.string()) });

/**
 * Takes a recorded change of a client back, where what it set still stands.
 * @returns who has changed it since, where it was not taken back
 * @throws the database's error
 */
export async function revertChange(client: DataClient, event: number): Promise<z.infer<typeof answer>> {
  const { data, error } = await client.rpc('revert_client_change', { event_id: event });
  if (error) throw error;
  return answer.parse(data);
}
