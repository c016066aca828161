import type { Database } from 'shared-auth/database.types';
import type { DataClient } from 'shared-auth/supabase-client';

/** A client of the reader's who may be the one that is added. */
export type SimilarClient = Database['public']['Functions']['similar_clients']['Returns'][number];

/**
 * Clients that have the address, the name or the company already, the likeliest first.
 * @throws the database's error
 */
export async function findSimilar(
  client: DataClient,
  {
    name,
    company,
    email,
  }: { readonly name: string; readonly company: string | null; readonly email: string | null },
): Promise<readonly SimilarClient[]> {
  const { data, error } = await client.rpc('similar_clients', {
    name,
    ...(company !== null && { company }),
    ...(email !== null && { email }),
  });
  if (error) throw error;
  return data;
}
