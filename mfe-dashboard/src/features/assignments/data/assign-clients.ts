import type { DataClient } from 'shared-auth/supabase-client';

interface Assigned {
  readonly batch: string;
  readonly changed: number;
}

/**
 * Gives clients to a coach, or to nobody: all of them, or none where they are another number by now.
 * @throws the database's error; `PT409` where the number is another
 */
export async function assignClients(
  client: DataClient,
  ids: readonly string[],
  coach: string | null,
): Promise<Assigned> {
  const { data, error } = await client.rpc('bulk_change', {
    list: 'clients',
    change: { coach },
    expected: ids.length,
    ids: [...ids],
  });
  if (error) throw error;
  return data as unknown as Assigned;
}

/** Gives them back where nobody has changed them since. @throws the database's error */
export async function undoAssignment(
  client: DataClient,
  batch: string,
): Promise<{ readonly restored: number; readonly left: number }> {
  const { data, error } = await client.rpc('undo_change', { batch });
  if (error) throw error;
  return data as unknown as { restored: number; left: number };
}

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
