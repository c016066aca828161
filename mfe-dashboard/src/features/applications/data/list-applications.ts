import { applicationsList } from 'shared-contract/lists/applications';
import type { ListQuery } from 'shared-contract/lists/list';
import type { DataClient } from 'shared-auth/supabase-client';
import { readList } from '../../../lib/read-list.ts';
import { patternOf } from '../queue.ts';

const columns =
  'id, reference, applicant_type, first_name, last_name, firm_name, business_name, cohort_id, status, review_due_at, created_at' as const;

/** A search asks the function that may use the index of it; without one the table is asked. */
const searched = (client: DataClient, search: string) =>
  search === ''
    ? client.from('certification_applications').select(columns, { count: 'exact' })
    : client.rpc('applications_found', { pattern: patternOf(search) }, { count: 'exact' }).select(columns);

/**
 * One page of the applications that pass the filter, with the number of all that do. A page after the last one answers
 * with the last; so `page` says which it is.
 * @throws the database's error
 */
export const listApplications = (client: DataClient, { q, ...query }: ListQuery) =>
  // Nobody is asked for by id here, so that `me` names nobody.
  readList(() => searched(client, q), applicationsList, { ...query, q: '' }, '');

export type QueuePage = Awaited<ReturnType<typeof listApplications>>;
export type QueueRow = QueuePage['rows'][number];
