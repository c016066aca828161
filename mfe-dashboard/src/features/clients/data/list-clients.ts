import type { DataClient } from 'shared-auth/supabase-client';
import { CLIENTS_PER_PAGE } from '../model.ts';
import type { ClientFilter } from '../model.ts';

/** PostgREST's code for a range that begins after the last row. */
const BEYOND_THE_END = 'PGRST103';
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/**
 * The pattern of a search. What has a meaning of its own in a pattern or in the list of conditions becomes `_`, which
 * matches any one character: it is found all the same, and no server has to agree with us about quoting.
 */
function patternOf(search: string): string {
  return `%${search.trim().replace(/[\\%_*,()"]/g, '_')}%`;
}

function query(client: DataClient, { search, status, client: id, coach }: ClientFilter, page: number) {
  let found = client
    .from('clients')
    .select(
      'id, name, email, phone, company, status, revenue, retainer_value, tax_savings, next_deadline, last_contact, strategies, coach_id',
      { count: 'exact' },
    );
  if (status !== 'All') found = found.eq('status', status);
  if (id !== null) found = found.eq('id', id);
  if (coach !== null) found = found.eq('coach_id', coach);
  if (search.trim() !== '') {
    const pattern = patternOf(search);
    found = found.or(`name.ilike.${pattern},company.ilike.${pattern}`);
  }
  const first = (page - 1) * CLIENTS_PER_PAGE;
  return found
    .order('created_at', { ascending: false })
    .order('id')
    .range(first, first + CLIENTS_PER_PAGE - 1);
}

/**
 * One page of the clients that the user may read and that pass the filter, newest first, with the number of all that
 * do. A page after the last one answers with the first; so `page` says which it is.
 * @throws the database's error
 */
export async function listClients(client: DataClient, filter: ClientFilter) {
  // No row has such an id; the database would take it for a mistake of ours.
  if ([filter.client, filter.coach].some((id) => id !== null && !uuid.test(id)))
    return { clients: [], total: 0, page: 1 };
  let { page } = filter;
  let { data, count, error } = await query(client, filter, page);
  if (error?.code === BEYOND_THE_END) {
    page = 1;
    ({ data, count, error } = await query(client, filter, page));
  }
  if (error) throw error;
  return { clients: data ?? [], total: count ?? 0, page };
}

export type ClientPage = Awaited<ReturnType<typeof listClients>>;
export type Client = ClientPage['clients'][number];
