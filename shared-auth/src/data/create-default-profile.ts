import type { Profile } from '../session-state.ts';
import type { DataClient } from '../supabase-client.ts';

/** PostgreSQL's unique_violation: another tab made the row first. */
const ALREADY_THERE = '23505';

/**
 * Inserts the profile that a first sign-in starts with, for the user that the server says is signed in.
 * @throws the service's or the database's error, or when somebody else is signed in by now
 */
export async function createDefaultProfile(client: DataClient, id: string): Promise<Profile> {
  const { data, error: userError } = await client.auth.getUser();
  if (userError) throw userError;
  if (data.user.id !== id) throw new Error('The signed-in user changed while the profile was being created.');
  const email = data.user.email ?? '';
  const now = new Date().toISOString();
  const { data: created, error } = await client
    .from('profiles')
    .insert({
      id,
      email,
      name: email.split('@')[0] ?? '',
      role: 'user',
      onboarded: false,
      created_at: now,
      updated_at: now,
    })
    .select()
    .single();
  if (!error) return created;
  if (error.code !== ALREADY_THERE) throw error;
  const again = await client.from('profiles').select('*').eq('id', id).single();
  if (again.error) throw again.error;
  return again.data;
}
