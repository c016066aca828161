import type { DataClient } from 'shared-auth/supabase-client';

const columns = 'id, kind, device, place, created_at';

/**
 * The newest entries of the caller's security log, how many there are, and the last sign-in, which may be further back.
 * @throws the database's error
 */
export async function listSecurityEvents(client: DataClient, userId: string, most: number) {
  const own = () =>
    client
      .from('auth_events')
      .select(columns, { count: 'exact' })
      .eq('user_id', userId)
      .order('created_at', { ascending: false })
      .order('id', { ascending: false });
  const [{ data, count, error }, last] = await Promise.all([
    own().limit(most),
    own().eq('kind', 'sign_in').limit(1),
  ]);
  if (error) throw error;
  if (last.error) throw last.error;
  return { events: data, total: count ?? 0, lastSignIn: last.data[0] ?? null };
}

export type SecurityEvent = Awaited<ReturnType<typeof listSecurityEvents>>['events'][number];
