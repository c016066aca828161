import type { DataClient } from 'shared-auth/supabase-client';

/**
 * The name of whoever wrote a row last; null for nobody, and for whom the reader may not know.
 * @throws the database's error
 */
export async function findWriter(client: DataClient, id: string | null): Promise<string | null> {
  if (id === null) return null;
  const { data, error } = await client.from('profiles').select('name').eq('id', id).maybeSingle();
  if (error) throw error;
  return data?.name ?? null;
}
