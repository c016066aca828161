import type { DataClient } from 'shared-auth/supabase-client';
import type { ListQuery } from 'shared-contract/lists/list';
import { managedClientsList } from 'shared-contract/lists/managed-clients';
import { changeRows } from '../../lib/bulk-change.ts';
import { type ListPage, readList } from '../../lib/read-list.ts';
import { unwrap } from '../../lib/unwrap.ts';

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
  // The generated types make every column of a view nullable.
  return page as ListPage<ManagedClient>;
}

/**
 * Assigns all of the clients to a coach, or to none.
 * @throws RpcError `PT409` if one of the clients is gone
 */
export const assignClients = (client: DataClient, ids: readonly string[], coach: string | null) =>
  changeRows(client, { coach }, { list: 'clients', expected: ids.length, ids });

/**
 * Assigns a client to a coach, or to none.
 * @returns the new version, or null if another user changed the client first
 */
export async function assignClient(
  client: DataClient,
  { id, version }: { readonly id: string; readonly version: number },
  coach: string | null,
): Promise<number | null> {
  const data = await unwrap(
    client.from('clients').update({ coach_id: coach }).eq('id', id).eq('version', version).select('version'),
  );
  return data[0]?.version ?? null;
}
