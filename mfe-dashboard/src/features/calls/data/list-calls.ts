import { callsList } from 'shared-contract/lists/calls';
import type { ListQuery } from 'shared-contract/lists/list';
import type { DataClient } from 'shared-auth/supabase-client';
import { readList } from '../../../lib/read-list.ts';

const columns = 'id, reference, kind, name, phone, starts_at, call_day, host_id, status, version';

/**
 * One page of the calls that the user may read and that pass the filter.
 * @param me id of the user
 * @throws the database's error
 */
export function listCalls(client: DataClient, query: ListQuery, me: string) {
  return readList(() => client.from('bookings').select(columns, { count: 'exact' }), callsList, query, me);
}

export type CallPage = Awaited<ReturnType<typeof listCalls>>;
export type Call = CallPage['rows'][number];
