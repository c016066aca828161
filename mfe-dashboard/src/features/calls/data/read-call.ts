import type { DataClient } from 'shared-auth/supabase-client';

const columns =
  'id, reference, kind, name, email, phone, notes, starts_at, time_zone, host_id, client_id, status, created_at, cancelled_at, updated_at, updated_by, version, clients(name), host:profiles!bookings_host_id_fkey(name, email), writer:profiles!bookings_updated_by_fkey(name, email)';

/** One call with its client and its host; null when there is none that the caller may read. @throws the database's error */
export async function readCall(client: DataClient, id: string) {
  const { data, error } = await client.from('bookings').select(columns).eq('id', id).maybeSingle();
  if (error) throw error;
  return data;
}

export type FullCall = NonNullable<Awaited<ReturnType<typeof readCall>>>;
