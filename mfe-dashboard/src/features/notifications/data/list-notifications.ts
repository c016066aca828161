import type { DataClient } from 'shared-auth/supabase-client';

/** How many the bell holds. */
const SHOWN = 20;

/**
 * The user's newest notices, the unread ones first.
 * @throws the database's error
 */
export async function listNotifications(client: DataClient, userId: string) {
  const { data, error } = await client
    .from('notifications')
    .select('id, kind, title, body, link, read_at, created_at, happens_at')
    .eq('user_id', userId)
    .order('read_at', { ascending: true, nullsFirst: true })
    .order('created_at', { ascending: false })
    .limit(SHOWN);
  if (error) throw error;
  return data;
}

export type Notice = Awaited<ReturnType<typeof listNotifications>>[number];
