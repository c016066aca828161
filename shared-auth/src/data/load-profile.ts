import type { Profile } from '../session-state.ts';
import type { DataClient } from '../supabase-client.ts';
import { createDefaultProfile } from './create-default-profile.ts';

/** PostgREST's code for "expected one row, found none". */
export const NOT_FOUND = 'PGRST116';

/**
 * Loads a user's profile; a missing one is created with default values.
 * @throws the database's error for anything else
 */
export async function loadProfile(client: DataClient, id: string): Promise<Profile> {
  const { data, error } = await client.from('profiles').select('*').eq('id', id).single();
  if (!error) return data;
  if (error.code !== NOT_FOUND) throw error;
  return createDefaultProfile(client, id);
}
