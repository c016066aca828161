import type { DataClient } from 'shared-auth/supabase-client';
import { coachesList } from 'shared-contract/lists/coaches';
import type { ListQuery } from 'shared-contract/lists/list';
import { readList, type ListPage } from '../../../lib/read-list.ts';

export interface Coach {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly created_at: string;
  readonly clients: number;
}

/**
 * One page of the coaches, each with the number of their clients.
 * @throws the database's error
 */
export async function listCoachAccounts(
  client: DataClient,
  query: ListQuery,
  me: string,
): Promise<ListPage<Coach>> {
  const page = await readList(
    () => client.from('coach_accounts').select('id, email, name, created_at, clients', { count: 'exact' }),
    coachesList,
    query,
    me,
  );
  // Columns of a view may be empty as far as the types know; these are columns that never are.
  return page as ListPage<Coach>;
}
