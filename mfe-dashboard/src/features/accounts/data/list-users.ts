import type { DataClient } from 'shared-auth/supabase-client';
import type { ListQuery } from 'shared-contract/lists/list';
import { usersList } from 'shared-contract/lists/users';
import { readList } from '../../../lib/read-list.ts';

/**
 * One page of the accounts that pass the filter: all of them for an administrator.
 * @param me id of the user
 * @throws the database's error
 */
export function listUsers(client: DataClient, query: ListQuery, me: string) {
  return readList(
    () =>
      client
        .from('profiles')
        .select('id, email, name, role, status, account_type, created_at, version', { count: 'exact' }),
    usersList,
    query,
    me,
  );
}

export type UserPage = Awaited<ReturnType<typeof listUsers>>;
export type Account = UserPage['rows'][number];
export type AccountRole = Account['role'];
