import type { Role } from 'shared-auth/roles';
import type { DataClient } from 'shared-auth/supabase-client';
import type { NewClient } from '../form/client-values.ts';

/**
 * Adds a client to the list of whoever adds it: a coach becomes its coach, an administrator's belongs to no account.
 * @returns the id
 * @throws the database's error
 */
export async function addClient(
  client: DataClient,
  values: NewClient,
  { id, role }: { readonly id: string; readonly role: Role },
): Promise<string> {
  const { coach_id = null, intake: _, ...fields } = values;
  const { data, error } = await client
    .from('clients')
    .insert({
      ...fields,
      user_id: role === 'admin' ? null : id,
      coach_id: role === 'coach' ? id : role === 'admin' ? coach_id : null,
    })
    .select('id')
    .single();
  if (error) throw error;
  return data.id;
}
