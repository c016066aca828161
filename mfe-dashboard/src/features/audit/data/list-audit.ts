import type { DataClient } from 'shared-auth/supabase-client';
import { auditList } from 'shared-contract/lists/audit';
import type { ListQuery } from 'shared-contract/lists/list';
import { readList, type ListPage } from '../../../lib/read-list.ts';

export interface AuditEntry {
  readonly id: string;
  readonly created_at: string;
  readonly actor_id: string | null;
  readonly actor: string | null;
  readonly action: string;
  readonly entity: string;
  readonly entity_id: string | null;
  readonly subject: string | null;
  readonly from_value: string | null;
  readonly to_value: string | null;
  readonly from_name: string | null;
  readonly to_name: string | null;
  readonly batch_id: string | null;
}

const columns =
  'id, created_at, actor_id, actor, action, entity, entity_id, subject, from_value, to_value, from_name, to_name, batch_id';

const entryOf = (row: { readonly id: number | null }): AuditEntry =>
  // Columns of a view may be empty as far as the types know.
  ({ ...row, id: String(row.id) }) as AuditEntry;

/** One page of the audit log. @throws the database's error */
export async function listAudit(
  client: DataClient,
  query: ListQuery,
  me: string,
): Promise<ListPage<AuditEntry>> {
  const page = await readList(
    () => client.from('audit_entries').select(columns, { count: 'exact' }),
    auditList,
    query,
    me,
  );
  return { ...page, rows: page.rows.map(entryOf) };
}

/** One entry; null where there is none. @throws the database's error */
export async function readAuditEntry(client: DataClient, id: string): Promise<AuditEntry | null> {
  if (!/^\d{1,15}$/.test(id)) return null;
  const { data, error } = await client
    .from('audit_entries')
    .select(columns)
    .eq('id', Number(id))
    .maybeSingle();
  if (error) throw error;
  return data && entryOf(data);
}

/** Whom the filter by person offers: those whose work is written down. @throws the database's error */
export async function listActors(client: DataClient) {
  const { data, error } = await client
    .from('profiles')
    .select('id, name, email')
    .neq('role', 'user')
    .order('name')
    .order('id')
    .limit(200);
  if (error) throw error;
  return data.map(({ id, name, email }) => ({ value: id, label: name || email }));
}
