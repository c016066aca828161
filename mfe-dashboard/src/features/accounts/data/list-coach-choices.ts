import type { DataClient } from 'shared-auth/supabase-client';

/** Who may be given clients, by name. @throws the database's error */
export async function listCoachChoices(client: DataClient) {
  const { data, error } = await client
    .from('profiles')
    .select('id, name, email')
    .eq('role', 'coach')
    .neq('status', 'suspended')
    .order('name')
    .order('id')
    .limit(200);
  if (error) throw error;
  return data.map(({ id, name, email }) => ({ id, name: name.trim() || email }));
}
