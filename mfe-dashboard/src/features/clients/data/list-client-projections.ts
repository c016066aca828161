import type { DataClient } from 'shared-auth/supabase-client';

/** The tax projections of a client, the newest first. @throws the database's error */
export async function listClientProjections(client: DataClient, clientId: string) {
  const { data, error } = await client
    .from('projections')
    .select('id, label, tax_year, made_at, archived_at')
    .eq('client_id', clientId)
    .order('made_at', { ascending: false })
    .order('id')
    .limit(50);
  if (error) throw error;
  return data;
}
