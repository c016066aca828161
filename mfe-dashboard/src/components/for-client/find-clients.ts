import type { DataClient } from 'shared-auth/supabase-client';
import { conditionsOf } from 'shared-contract/lists/list-conditions';
import { clientsList } from 'shared-contract/lists/clients';
import { isUuid } from 'shared-contract/uuid';

const columns = 'id, name, company, email, coach_id';
/** As many as are looked through at a glance. */
const SHOWN = 8;

/** Clients of the reader with these words in their name or company, by name. @throws the database's error */
export async function findClients(client: DataClient, words: string) {
  let asked = client.from('clients').select(columns);
  const sought = { q: words.trim(), filters: {} };
  for (const one of conditionsOf(clientsList, sought, { me: '', today: '' }))
    asked = 'or' in one ? asked.or(one.or) : asked.filter(one.field, one.operator, one.value);
  const { data, error } = await asked.order('name').order('id').limit(SHOWN);
  if (error) throw error;
  return data;
}

/** Whom something is made for; null where nobody of that id may be read. @throws the database's error */
export async function readNamedClient(client: DataClient, id: string) {
  if (!isUuid(id)) return null;
  const { data, error } = await client.from('clients').select(columns).eq('id', id).maybeSingle();
  if (error) throw error;
  return data;
}

export type NamedClient = NonNullable<Awaited<ReturnType<typeof readNamedClient>>>;
