import type { DataClient } from '../supabase-client.ts';
import { NOT_FOUND } from './load-profile.ts';

/**
 * Whether a user is new: status 'pending', or, for role user, not onboarded. Other roles are not new.
 * A profile that does not exist yet is about to be created as a user who is not onboarded.
 * @throws the database's error
 */
export async function checkNewUser(client: DataClient, id: string): Promise<boolean> {
  const standing = await client.from('profiles').select('role,status').eq('id', id).single();
  if (standing.error?.code === NOT_FOUND) return true;
  if (standing.error) throw standing.error;
  if (standing.data.status === 'pending') return true;
  // A database of before this release may still say `client`, an older name of `user`.
  const role: string = standing.data.role;
  if (role !== 'user' && role !== 'client') return false;
  const progress = await client.from('profiles').select('onboarded').eq('id', id).single();
  if (progress.error) throw progress.error;
  return !progress.data.onboarded;
}
