import { callRpc } from 'shared-auth/call-rpc';
import type { DataClient } from 'shared-auth/supabase-client';
import { callsList } from 'shared-contract/lists/calls';
import type { ListQuery } from 'shared-contract/lists/list';
import { setHosts as rpc } from 'shared-contract/rpc/rpc';
import { readList } from '../../lib/read-list.ts';

const listColumns = 'id, reference, kind, name, phone, starts_at, call_day, host_id, status, version';

/**
 * Returns one page of calls that match the query and that the user can read.
 * @param me id of the current user
 */
export function listCalls(client: DataClient, query: ListQuery, me: string) {
  return readList(
    () => client.from('bookings').select(listColumns, { count: 'exact' }),
    callsList,
    query,
    me,
  );
}

export type Call = Awaited<ReturnType<typeof listCalls>>['rows'][number];

/** Returns the possible hosts by name, for an administrator. */
export async function listHosts(client: DataClient) {
  const { data, error } = await client
    .from('profiles')
    .select('id, name, email')
    .in('role', ['coach', 'admin'])
    .neq('status', 'suspended')
    .order('name')
    .order('id')
    .limit(200);
  if (error) throw error;
  return data.map(({ id, name, email }) => ({ id, name: name || email }));
}

const callColumns =
  'id, reference, kind, name, email, phone, notes, starts_at, time_zone, host_id, client_id, status, created_at, cancelled_at, updated_at, updated_by, version, clients(name), host:profiles!bookings_host_id_fkey(name, email), writer:profiles!bookings_updated_by_fkey(name, email)';

/** Returns a call with its client and host, or null if the user may read none of this id. */
export async function readCall(client: DataClient, id: string) {
  const { data, error } = await client.from('bookings').select(callColumns).eq('id', id).maybeSingle();
  if (error) throw error;
  return data;
}

export type FullCall = NonNullable<Awaited<ReturnType<typeof readCall>>>;

type Seen = Pick<Call, 'id' | 'version'>;

/**
 * Sets the status of a call.
 * @returns the new version, or null if another user changed the call first
 */
export async function setCallStatus(
  client: DataClient,
  { id, version }: Seen,
  status: 'booked' | 'held' | 'missed',
): Promise<number | null> {
  const { data, error } = await client
    .from('bookings')
    .update({ status })
    .eq('id', id)
    .eq('version', version)
    .select('version');
  if (error) throw error;
  return data[0]?.version ?? null;
}

/**
 * Assigns a call to a host, or to none.
 * @returns the new version, or null if another user changed the call first
 */
export async function setHost(
  client: DataClient,
  { id, version }: Seen,
  host: string | null,
): Promise<number | null> {
  const { data, error } = await client.rpc('set_host', {
    call_id: id,
    version,
    ...(host !== null && { host }),
  });
  if (error) throw error;
  return data;
}

/** Assigns several calls to one host, all or none. @throws RpcError `PT409` names the calls that cannot be assigned */
export const setHosts = (client: DataClient, ids: readonly string[], host: string | null) =>
  callRpc(client, rpc, { call_ids: [...ids], expected: ids.length, ...(host !== null && { host }) });
