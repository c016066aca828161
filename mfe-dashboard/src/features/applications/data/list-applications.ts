import type { DataClient } from 'shared-auth/supabase-client';
import { openStatuses, PER_PAGE, sortColumns, type Queue } from '../model.ts';

/** PostgREST's code for a range that begins after the last row. */
const BEYOND_THE_END = 'PGRST103';

/** What has a meaning of its own in a pattern becomes `_`, which matches any one character. */
const patternOf = (search: string): string =>
  `%${search
    .trim()
    .toLowerCase()
    .replace(/[\\%_*,()"]/g, '_')}%`;

function query(client: DataClient, { search, shown, type, cohort, sort }: Queue, page: number) {
  let found = client
    .from('certification_applications')
    .select(
      'id, reference, applicant_type, first_name, last_name, firm_name, business_name, current_revenue, annual_revenue, years_experience, cohort_id, status, review_due_at, created_at',
      { count: 'exact' },
    );
  if (shown === 'open') found = found.in('status', openStatuses);
  else if (shown !== 'all') found = found.eq('status', shown);
  if (type !== null) found = found.eq('applicant_type', type);
  if (cohort !== null) found = found.eq('cohort_id', cohort);
  if (search.trim() !== '') found = found.ilike('search', patternOf(search));
  const first = (page - 1) * PER_PAGE;
  return found
    .order(sortColumns[sort.column], { ascending: !sort.descending })
    .order('id')
    .range(first, first + PER_PAGE - 1);
}

/**
 * One page of the applications that pass the filter, with the number of all that do. A page after the last one answers
 * with the first; so `page` says which it is.
 * @throws the database's error
 */
export async function listApplications(client: DataClient, queue: Queue) {
  let { page } = queue;
  let { data, count, error } = await query(client, queue, page);
  if (error?.code === BEYOND_THE_END) {
    page = 1;
    ({ data, count, error } = await query(client, queue, page));
  }
  if (error) throw error;
  return { rows: data ?? [], total: count ?? 0, page };
}

export type QueuePage = Awaited<ReturnType<typeof listApplications>>;
export type QueueRow = QueuePage['rows'][number];
