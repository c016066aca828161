import type { DataClient } from 'shared-auth/supabase-client';

/** Who may hold a call, by name; an administrator reads them. @throws the database's error */
export async function listHosts(client: DataClient) {
  const { data, error } = await client
    .from('profiles')
    .select('id, name, email')
    .in('role', ['coach', 'admin'])
    .neq('status', 'suspended')
    .order('name')
    .order('id')
    .limit(200);
  if (error) throw error;
  return data.map(({ id, name, email }) => ({ id, name: name || email }));
}
