import type { DataClient } from 'shared-auth/supabase-client';
import { isUuid } from 'shared-contract/uuid';

/**
 * One lead with all that was sent; null where nobody of that id may be read.
 * @throws the database's error
 */
export async function readLead(client: DataClient, id: string) {
  if (!isUuid(id)) return null;
  const { data, error } = await client
    .from('leads')
    .select(
      'id, reference, name, email, phone, company, message, source, topic, callback, annual_revenue, details, status, assigned_to, client_id, created_at, stage_since, version, updated_by',
    )
    .eq('id', id)
    .maybeSingle();
  if (error) throw error;
  return data;
}

export type FullLead = NonNullable<Awaited<ReturnType<typeof readLead>>>;
