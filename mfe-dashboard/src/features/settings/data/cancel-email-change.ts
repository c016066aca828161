import type { DataClient } from 'shared-auth/supabase-client';

/** Takes back the wish for another address: the links in its letters stop working. @throws the database's error */
export async function cancelEmailChange(client: DataClient): Promise<void> {
  const { error } = await client.rpc('cancel_email_change');
  if (error) throw error;
}
