import type { DataClient } from 'shared-auth/supabase-client';

/**
 * How many stories the user has written.
 * @throws the database's error
 */
export async function countOwnStories(client: DataClient, userId: string): Promise<number> {
  const { count, error } = await client
    .from('stories')
    .select('id', { count: 'exact', head: true })
    .eq('user_id', userId);
  if (error) throw error;
  return count ?? 0;
}
