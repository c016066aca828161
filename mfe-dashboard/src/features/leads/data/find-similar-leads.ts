import type { Database } from 'shared-auth/database.types';
import type { DataClient } from 'shared-auth/supabase-client';

/** A lead or a client of the reader's with the same address or number. */
export type SimilarToLead = Database['public']['Functions']['similar_to_lead']['Returns'][number];

/** Who the lead may be: clients first, the latest before older ones. @throws the database's error */
export async function findSimilarToLead(
  client: DataClient,
  leadId: string,
): Promise<readonly SimilarToLead[]> {
  const { data, error } = await client.rpc('similar_to_lead', { lead_id: leadId });
  if (error) throw error;
  return data;
}
