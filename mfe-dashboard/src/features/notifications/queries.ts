import type { DataClient } from 'shared-auth/supabase-client';
import { unwrap } from '../../lib/unwrap.ts';

/** Maximum number of notifications in the bell. */
const SHOWN = 20;

/** Returns the user's notifications: unread first, then most recent. */
export async function listNotifications(client: DataClient, userId: string) {
  return unwrap(
    client
      .from('notifications')
      .select('id, kind, title, body, link, read_at, created_at, happens_at')
      .eq('user_id', userId)
      .order('read_at', { ascending: true, nullsFirst: true })
      .order('created_at', { ascending: false })
      .limit(SHOWN),
  );
}

export type Notice = Awaited<ReturnType<typeof listNotifications>>[number];

/** Marks only these notifications as read, because the user may not have seen newer ones. */
export async function markRead(client: DataClient, ids: readonly string[]): Promise<void> {
  await unwrap(
    client
      .from('notifications')
      .update({ read_at: new Date().toISOString() })
      .in('id', ids)
      .is('read_at', null),
  );
}
