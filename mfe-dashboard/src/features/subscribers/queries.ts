import type { DataClient } from 'shared-auth/supabase-client';
import type { ListQuery } from 'shared-contract/lists/list';
import { subscribersList } from 'shared-contract/lists/subscribers';
import { readList } from '../../lib/read-list.ts';

const columns = 'id, email, source, status, created_at, confirmed_at, unsubscribed_at';

/**
 * Returns one page of newsletter addresses that match the query. Administrators only.
 * @param me id of the current user
 */
export function listSubscribers(client: DataClient, query: ListQuery, me: string) {
  return readList(
    () => client.from('subscribers').select(columns, { count: 'exact' }),
    subscribersList,
    query,
    me,
  );
}

export type Subscriber = Awaited<ReturnType<typeof listSubscribers>>['rows'][number];

/** Reads an address with its dates. Null if it is no longer on the list. */
export async function readSubscriber(client: DataClient, id: string) {
  const { data, error } = await client.from('subscribers').select(columns).eq('id', id).maybeSingle();
  if (error) throw error;
  return data;
}

/** Removes an address from the list. Its owner can subscribe again. */
export async function unsubscribe(client: DataClient, id: string): Promise<void> {
  const { error } = await client.rpc('unsubscribe_address', { subscriber_id: id });
  if (error) throw error;
}
