import type { DataClient } from 'shared-auth/supabase-client';

/** How many clients the overview shows. Source: product specification, document 3, section 9. */
const RECENT_CLIENTS = 5;

/**
 * The clients that were added last, among those the user may read.
 * @throws the database's error
 */
export async function listRecentClients(client: DataClient) {
  const { data, error } = await client
    .from('clients')
    .select('id, name, company, status, last_contact')
    .order('created_at', { ascending: false })
    .limit(RECENT_CLIENTS);
  if (error) throw error;
  return data;
}

export type RecentClient = Awaited<ReturnType<typeof listRecentClients>>[number];
