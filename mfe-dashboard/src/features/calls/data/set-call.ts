import { callRpc } from 'shared-auth/call-rpc';
import type { DataClient } from 'shared-auth/supabase-client';
import { setHosts as rpc } from 'shared-contract/rpc/batches';
import type { Call } from './list-calls.ts';

type Seen = Pick<Call, 'id' | 'version'>;

/**
 * Says how a call went, or takes that back, unless somebody else has changed it since.
 * @returns its version; null where it has another than was seen
 * @throws the database's error
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
 * Gives a call to somebody, or to nobody, unless somebody else has changed it since.
 * @returns its version; null where it has another than was seen
 * @throws the database's error
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

/** Gives several calls to one person, all or none. @throws RpcError `PT409` says which of them cannot be */
export const setHosts = (client: DataClient, ids: readonly string[], host: string | null) =>
  callRpc(client, rpc, { call_ids: [...ids], expected: ids.length, ...(host !== null && { host }) });
