import type { DataClient } from 'shared-auth/supabase-client';
import { NameConflict, type ReadName } from '../name-conflict.ts';

const notThere = () => Object.assign(new Error('No such profile'), { code: 'PGRST116' });

/**
 * Saves the name over the version that was read. Another change of the row, such as a role, is no conflict.
 * @throws {@link NameConflict}, or the database's error
 */
export async function saveName(client: DataClient, id: string, name: string, known: ReadName): Promise<void> {
  const write = (version: number) =>
    client
      .from('profiles')
      .update({ name })
      .eq('id', id)
      .eq('version', version)
      .select('version')
      .maybeSingle();
  const first = await write(known.version);
  if (first.error) throw first.error;
  if (first.data) return;
  const { data, error } = await client.from('profiles').select('name, version').eq('id', id).maybeSingle();
  if (error) throw error;
  if (!data) throw notThere();
  if (data.name === name) return;
  if (data.name !== known.name) throw new NameConflict(data);
  const second = await write(data.version);
  if (second.error) throw second.error;
  if (!second.data) throw new NameConflict(data);
}
