import type { DataClient } from 'shared-auth/supabase-client';

/**
 * Gives the user's own call another time. The database keeps office hours, and what is taken already.
 * @returns false if the call is not to be moved any more: somebody canceled it, or it was
 * @throws the database's error; 23505 for a time that somebody else has
 */
export async function moveCall(client: DataClient, id: string, startsAt: string): Promise<boolean> {
  const { data, error } = await client
    .from('bookings')
    .update({ starts_at: startsAt })
    .eq('id', id)
    .eq('status', 'booked')
    .select('id');
  if (error) throw error;
  return data.length > 0;
}
