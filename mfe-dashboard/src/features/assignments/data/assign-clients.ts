import type { DataClient } from 'shared-auth/supabase-client';
import { changeMany } from '../../../lib/data/change-many.ts';

/**
 * Gives clients to a coach, or to nobody: all of them, or none where they are another number by now.
 * @throws RpcError `PT409` where the number is another
 */
export const assignClients = (client: DataClient, ids: readonly string[], coach: string | null) =>
  changeMany(client, { coach }, { list: 'clients', expected: ids.length, ids });

/**
 * Gives one client to a coach, unless somebody else has changed the client since.
 * @returns the version that it has now; null where it is another
 * @throws the database's error
 */
export async function assignClient(
  client: DataClient,
  { id, version }: { readonly id: string; readonly version: number },
  coach: string | null,
): Promise<number | null> {
  const { data, error } = await client
    .from('clients')
    .update({ coach_id: coach })
    .eq('id', id)
    .eq('version', version)
    .select('version');
  if (error) throw error;
  return data[0]?.version ?? null;
}
