import type { DataClient } from 'shared-auth/supabase-client';

/**
 * Marks as read what the user was shown: these, and of what they were not shown nothing.
 * @throws the database's error
 */
export async function markRead(client: DataClient, ids: readonly string[]): Promise<void> {
  const { error } = await client
    .from('notifications')
    .update({ read_at: new Date().toISOString() })
    .in('id', ids)
    .is('read_at', null);
  if (error) throw error;
}
