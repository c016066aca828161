import type { DataClient } from 'shared-auth/supabase-client';

/**
 * Every client that the user may read, newest first.
 * @throws the database's error
 */
export async function listClients(client: DataClient) {
  const { data, error } = await client
    .from('clients')
    .select(
      'id, name, email, phone, company, status, revenue, retainer_value, tax_savings, next_deadline, last_contact, strategies, coach_id',
    )
    .order('created_at', { ascending: false });
  if (error) throw error;
  return data;
}

export type Client = Awaited<ReturnType<typeof listClients>>[number];
