import type { ListQuery } from 'shared-contract/lists/list';
import { subscribersList } from 'shared-contract/lists/subscribers';
import type { DataClient } from 'shared-auth/supabase-client';
import { readList } from '../../../lib/read-list.ts';

const columns = 'id, email, source, status, created_at, confirmed_at, unsubscribed_at';

/**
 * One page of the newsletter's addresses that pass the filter, for an administrator.
 * @param me id of the user
 * @throws the database's error
 */
export function listSubscribers(client: DataClient, query: ListQuery, me: string) {
  return readList(
    () => client.from('subscribers').select(columns, { count: 'exact' }),
    subscribersList,
    query,
    me,
  );
}

export type SubscriberPage = Awaited<ReturnType<typeof listSubscribers>>;
export type Subscriber = SubscriberPage['rows'][number];

/** One address with its dates; null when it is on the list no more. @throws the database's error */
export async function readSubscriber(client: DataClient, id: string) {
  const { data, error } = await client.from('subscribers').select(columns).eq('id', id).maybeSingle();
  if (error) throw error;
  return data;
}

/** Takes an address off the list; whoever it is of may sign up again. @throws the database's error */
export async function unsubscribe(client: DataClient, id: string): Promise<void> {
  const { error } = await client.rpc('unsubscribe_address', { subscriber_id: id });
  if (error) throw error;
}
