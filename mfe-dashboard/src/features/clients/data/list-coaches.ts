import type { DataClient } from 'shared-auth/supabase-client';

/**
 * The coaches by name, for an administrator; others may read none but themselves.
 * @throws the database's error
 */
export async function listCoaches(client: DataClient) {
  const { data, error } = await client
    .from('profiles')
    .select('id, name, email')
    .eq('role', 'coach')
    .order('name')
    .order('id')
    .limit(200);
  if (error) throw error;
  return data.map(({ id, name, email }) => ({ id, name: name || email || 'No name' }));
}
