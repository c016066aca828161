import type { DataClient } from 'shared-auth/supabase-client';

/** How many a drawer shows; the list has all of them. */
const SHOWN = 20;

/** The stories about one client, the latest change first. @throws the database's error */
export async function listClientStories(client: DataClient, clientId: string) {
  const { data, error } = await client
    .from('stories')
    .select('id, title, status, updated_at')
    .eq('client_id', clientId)
    .order('updated_at', { ascending: false })
    .order('id')
    .limit(SHOWN);
  if (error) throw error;
  return data;
}
