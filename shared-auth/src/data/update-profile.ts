import type { ProfileChanges } from '../session-state.ts';
import type { DataClient } from '../supabase-client.ts';

/**
 * Saves part of a profile.
 * @throws the database's error, also when there was no row to save to
 */
export async function updateProfile(client: DataClient, id: string, changes: ProfileChanges): Promise<void> {
  const { error } = await client.from('profiles').update(changes).eq('id', id).select('id').single();
  if (error) throw error;
}
