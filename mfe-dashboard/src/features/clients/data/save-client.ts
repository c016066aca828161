import type { DataClient } from 'shared-auth/supabase-client';
import type { ClientValues } from '../form/client-values.ts';

/**
 * Changes some fields of a client, unless somebody else has changed the client since.
 * @param version of the row that was seen
 * @returns the version that it has now; null where it is another, or nobody's of the writer
 * @throws the database's error
 */
export async function saveClient(
  client: DataClient,
  { id, version }: { readonly id: string; readonly version: number },
  { coach_id, ...fields }: Partial<ClientValues>,
): Promise<number | null> {
  const { data, error } = await client
    .from('clients')
    .update({ ...fields, ...(coach_id !== undefined && { coach_id }) })
    .eq('id', id)
    .eq('version', version)
    .select('version');
  if (error) throw error;
  return data[0]?.version ?? null;
}
