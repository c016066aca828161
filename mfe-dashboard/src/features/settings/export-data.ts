import type { DataClient } from 'shared-auth/supabase-client';
import { readAccountRecords } from '../../lib/clients.ts';
import { unwrap } from '../../lib/unwrap.ts';

/** Maximum number of rows per response. */
const PAGE_SIZE = 1000;

interface Page<Row> {
  readonly data: readonly Row[] | null;
  readonly error: Error | null;
}

/** Reads the rows of a query, page by page. */
async function readPages<Row>(
  page: (from: number, to: number) => PromiseLike<Page<Row>>,
  maxRows = Infinity,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (;;) {
    const { data, error } = await page(rows.length, rows.length + PAGE_SIZE - 1);
    // An incomplete file must not be saved.
    if (error) throw error;
    rows.push(...(data ?? []));
    if ((data ?? []).length < PAGE_SIZE || rows.length >= maxRows) return rows;
  }
}

/** Tables of the export file by its keys, and the column that each is ordered by. */
const exportTables = {
  bookings: ['bookings', 'id'],
  applications: ['certification_applications', 'id'],
  certificates: ['certificates', 'id'],
  training: ['training_progress', 'module_id'],
  onboarding: ['onboarding_answers', 'user_id'],
  directoryEntries: ['directory_entries', 'user_id'],
  coachProfiles: ['coach_profiles', 'user_id'],
  notifications: ['notifications', 'id'],
  securityLog: ['auth_events', 'id'],
} as const;

type OwnTable = 'stories' | 'clients' | (typeof exportTables)[keyof typeof exportTables][0];

/** Reads the user's rows of a table. */
const ownRows = (client: DataClient, id: string, table: OwnTable, order = 'id'): Promise<object[]> =>
  readPages((from, to) => client.from(table).select('*').eq('user_id', id).order(order).range(from, to));

/** The records that the specification names: the profile, and the account's stories and clients. */
export async function readOwnRecords(client: DataClient, id: string) {
  const [profile, stories, clients] = await Promise.all([
    unwrap(client.from('profiles').select('*').eq('id', id).single()),
    ownRows(client, id, 'stories'),
    ownRows(client, id, 'clients'),
  ]);
  return { profile, stories, clients };
}

/** Reads all data of the account for the export file. */
export async function readOwnData(client: DataClient, id: string) {
  const [records, recordsAsClient, preferences, tables] = await Promise.all([
    readOwnRecords(client, id),
    readAccountRecords(client),
    unwrap(client.from('user_preferences').select('preferences').eq('user_id', id).maybeSingle()),
    Promise.all(
      Object.entries(exportTables).map(
        async ([key, [table, order]]) => [key, await ownRows(client, id, table, order)] as const,
      ),
    ),
  ]);
  return {
    ...records,
    exportDate: new Date().toISOString(),
    recordsAsClient,
    preferences: preferences?.preferences ?? null,
    ...Object.fromEntries(tables),
  };
}

const MAX_USERS = 50_000;

/** Reads all accounts and records the export in the audit log. Administrators only. */
export async function exportUsers(client: DataClient) {
  const rows = await readPages(
    (from, to) =>
      client
        .from('profiles')
        .select('id, email, name, role, account_type, company, status, onboarded, created_at, updated_at')
        .order('created_at', { ascending: false })
        .order('id')
        .range(from, to),
    MAX_USERS,
  );
  await unwrap(client.rpc('record_export', { list: 'users', query: '', rows: rows.length }));
  return rows;
}
