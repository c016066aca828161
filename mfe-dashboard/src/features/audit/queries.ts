import type { DataClient } from 'shared-auth/supabase-client';
import { auditList } from 'shared-contract/lists/audit';
import type { ListQuery } from 'shared-contract/lists/list';
import { type ListPage, readList } from '../../lib/read-list.ts';
import { unwrap } from '../../lib/unwrap.ts';

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
  // The generated types make every column of a view nullable.
  ({ ...row, id: String(row.id) }) as AuditEntry;

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

/** Reads an audit entry. Null if the id is unknown. */
export async function readAuditEntry(client: DataClient, id: string): Promise<AuditEntry | null> {
  if (!/^\d{1,15}$/.test(id)) return null;
  const data = await unwrap(client.from('audit_entries').select(columns).eq('id', Number(id)).maybeSingle());
  return data && entryOf(data);
}

/** Returns the options of the person filter: coaches and administrators, at most 200. */
export async function listActors(client: DataClient) {
  const data = await unwrap(
    client
      .from('profiles')
      .select('id, name, email')
      .neq('role', 'user')
      .order('name')
      .order('id')
      .limit(200),
  );
  return data.map(({ id, name, email }) => ({ value: id, label: name || email }));
}
