import type { DataClient } from 'shared-auth/supabase-client';

/** Puts a message into somebody's bell. @throws the database's error */
export async function sendMessage(client: DataClient, person: string, message: string): Promise<void> {
  const { error } = await client.rpc('send_message', { person, message });
  if (error) throw error;
}
