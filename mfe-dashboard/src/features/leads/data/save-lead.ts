import type { DataClient } from 'shared-auth/supabase-client';
import type { Lead } from './list-leads.ts';

/** What an administrator sets; the rest is what the lead sent. */
export type LeadValues = Pick<Lead, 'status'> | Pick<Lead, 'assigned_to'>;

/**
 * Changes one field of a lead, unless somebody else has changed the lead since.
 * @param version of the row that was seen
 * @returns the row as it is now; null where it has another version, or is nobody's of the writer
 * @throws the database's error
 */
export async function saveLead(
  client: DataClient,
  { id, version }: { readonly id: string; readonly version: number },
  values: LeadValues,
) {
  const { data, error } = await client
    .from('leads')
    .update(values)
    .eq('id', id)
    .eq('version', version)
    .select('id, status, assigned_to, stage_since, version');
  if (error) throw error;
  return data[0] ?? null;
}
