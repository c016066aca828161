import type { DataClient } from 'shared-auth/supabase-client';
import { dueBounds } from '../due-filter.ts';
import { openStatuses } from '../model.ts';
import { allStatuses, patternOf, sortColumns, type Queue } from '../queue.ts';

/** PostgREST's code for a range that begins after the last row. */
const BEYOND_THE_END = 'PGRST103';

const columns =
  'id, reference, applicant_type, first_name, last_name, firm_name, business_name, current_revenue, annual_revenue, years_experience, cohort_id, status, review_due_at, created_at' as const;

/** A search asks the function that may use the index of it; without one the table is asked. */
const searched = (client: DataClient, search: string, select: typeof columns) =>
  search === ''
    ? client.from('certification_applications').select(select, { count: 'exact' })
    : client.rpc('applications_found', { pattern: patternOf(search) }, { count: 'exact' }).select(select);

function filtered(client: DataClient, queue: Queue, select: typeof columns) {
  const { search, statuses, types, cohorts, due } = queue;
  const { from, until, isUnanswered } = dueBounds(due, new Date());
  const states = isUnanswered ? openStatuses.filter((status) => statuses.includes(status)) : statuses;
  const [cohort, ...more] = cohorts;
  let found = searched(client, search, select);
  if (states.length < allStatuses.length) found = found.in('status', states);
  if (types.length > 0) found = found.in('applicant_type', types);
  if (cohort === 'none' && more.length === 0) found = found.is('cohort_id', null);
  else if (cohorts.includes('none'))
    found = found.or(`cohort_id.is.null,cohort_id.in.(${cohorts.filter((id) => id !== 'none').join(',')})`);
  else if (cohort !== undefined) found = found.in('cohort_id', cohorts);
  if (from !== null) found = found.gte('review_due_at', from);
  if (until !== null) found = found.lt('review_due_at', until);
  return found;
}

/** Rows of the list from the first (counted from 0), in its order, and the number of all. */
export const rowsOf = (client: DataClient, queue: Queue, first: number, count: number, select = columns) =>
  filtered(client, queue, select)
    .order(sortColumns[queue.sort.column], { ascending: !queue.sort.descending })
    .order('id')
    .range(first, first + count - 1);

/**
 * One page of the applications that pass the filter, with the number of all that do. A page after the last one answers
 * with the last; so `page` says which it is.
 * @throws the database's error
 */
export async function listApplications(client: DataClient, queue: Queue) {
  const { size } = queue;
  const ask = (page: number) => rowsOf(client, queue, (page - 1) * size, size);
  let { page } = queue;
  let { data, count, error } = await ask(page);
  if (error?.code === BEYOND_THE_END) {
    page = 1;
    ({ data, count, error } = await ask(page));
    const last = Math.ceil((count ?? 0) / size);
    if (last > 1) {
      page = last;
      ({ data, count, error } = await ask(page));
    }
  }
  if (error) throw error;
  return { rows: data ?? [], total: count ?? 0, page, size };
}
export type QueuePage = Awaited<ReturnType<typeof listApplications>>;
export type QueueRow = QueuePage['rows'][number];
