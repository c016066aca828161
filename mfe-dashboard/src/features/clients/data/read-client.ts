import type { DataClient } from 'shared-auth/supabase-client';
import { isUuid } from 'shared-contract/uuid';

/**
 * One client with all that is known of them; null where nobody of that id may be read.
 * @throws the database's error
 */
export async function readClient(client: DataClient, id: string) {
  if (!isUuid(id)) return null;
  const { data, error } = await client
    .from('clients')
    .select(
      'id, name, email, phone, company, status, revenue, retainer_value, tax_savings, next_deadline, last_contact, strategies, user_id, account_id, coach_id, created_at, updated_at, version, updated_by',
    )
    .eq('id', id)
    .maybeSingle();
  if (error) throw error;
  return data;
}

export type FullClient = NonNullable<Awaited<ReturnType<typeof readClient>>>;
