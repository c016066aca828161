import type { DataClient } from 'shared-auth/supabase-client';

/**
 * The clients that the user may read, newest first, each with the state of its stories.
 * @throws the database's error
 */
export async function listClientsWithStories(client: DataClient) {
  const { data, error } = await client
    .from('clients')
    .select('id, stories(id, status, updated_at)')
    .order('created_at', { ascending: false });
  if (error) throw error;
  return data;
}
