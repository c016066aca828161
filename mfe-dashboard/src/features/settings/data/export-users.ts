import type { DataClient } from 'shared-auth/supabase-client';

/** As many rows as one answer holds, and as many as a file may. */
const STEP = 1000;
const MOST = 50_000;

/**
 * Every account, as administrators see them, and the entry of the audit log that says that they were taken along.
 * @throws the database's error
 */
export async function exportUsers(client: DataClient) {
  const page = (from: number) =>
    client
      .from('profiles')
      .select('id, email, name, role, account_type, company, status, onboarded, created_at, updated_at')
      .order('created_at', { ascending: false })
      .order('id')
      .range(from, from + STEP - 1);
  const rows: NonNullable<Awaited<ReturnType<typeof page>>['data']> = [];
  for (let full = true; full && rows.length < MOST;) {
    const { data, error } = await page(rows.length);
    if (error) throw error;
    rows.push(...data);
    full = data.length === STEP;
  }
  const { error } = await client.rpc('record_export', { list: 'users', query: '', rows: rows.length });
  if (error) throw error;
  return rows;
}
