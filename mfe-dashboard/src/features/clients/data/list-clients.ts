import { clientsList } from 'shared-contract/lists/clients';
import type { ListQuery } from 'shared-contract/lists/list';
import type { DataClient } from 'shared-auth/supabase-client';
import { readList } from '../../../lib/read-list.ts';

const columns =
  'id, name, company, status, retainer_value, tax_savings, next_deadline, next_deadline_name, last_contact, coach_id, account_id, revenue, strategies, email, phone, version';

/**
 * One page of the clients that the user may read and that pass the filter.
 * @param me id of the user
 * @throws the database's error
 */
export function listClients(client: DataClient, query: ListQuery, me: string) {
  return readList(() => client.from('clients').select(columns, { count: 'exact' }), clientsList, query, me);
}

export type ClientPage = Awaited<ReturnType<typeof listClients>>;
export type Client = ClientPage['rows'][number];
