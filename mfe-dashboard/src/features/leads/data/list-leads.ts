import type { DataClient } from 'shared-auth/supabase-client';
import { leadsList } from 'shared-contract/lists/leads';
import type { ListQuery } from 'shared-contract/lists/list';
import { readList } from '../../../lib/read-list.ts';

const columns =
  'id, name, email, phone, company, message, source, status, assigned_to, client_id, created_at, stage_since, version';

/**
 * One page of the leads that the user may read and that pass the filter.
 * @param me id of the user
 * @throws the database's error
 */
export function listLeads(client: DataClient, query: ListQuery, me: string) {
  return readList(() => client.from('leads').select(columns, { count: 'exact' }), leadsList, query, me);
}

export type LeadPage = Awaited<ReturnType<typeof listLeads>>;
export type Lead = LeadPage['rows'][number];

/** How many leads the reader has in all, whatever the list is narrowed to. @throws the database's error */
export async function countLeads(client: DataClient): Promise<number> {
  const { count, error } = await client.from('leads').select('id', { count: 'exact', head: true });
  if (error) throw error;
  return count ?? 0;
}
