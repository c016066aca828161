import type { DataClient } from 'shared-auth/supabase-client';
import type { ListQuery } from 'shared-contract/lists/list';
import { managedClientsList } from 'shared-contract/lists/managed-clients';
import { readList, type ListPage } from '../../../lib/read-list.ts';

export interface ManagedClient {
  readonly id: string;
  readonly name: string;
  readonly email: string | null;
  readonly company: string | null;
  readonly coach_id: string | null;
  readonly coach_email: string | null;
  readonly owner_email: string | null;
  readonly created_at: string;
  readonly version: number;
}

/** One page of all clients with the people they belong to. @throws the database's error */
export async function listManagedClients(
  client: DataClient,
  query: ListQuery,
  me: string,
): Promise<ListPage<ManagedClient>> {
  const page = await readList(
    () =>
      client
        .from('managed_clients')
        .select('id, name, email, company, coach_id, coach_email, owner_email, created_at, version', {
          count: 'exact',
        }),
    managedClientsList,
    query,
    me,
  );
  // Columns of a view may be empty as far as the types know.
  return page as ListPage<ManagedClient>;
}
