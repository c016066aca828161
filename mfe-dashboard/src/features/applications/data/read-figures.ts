import { officeZone } from 'shared-contract/firm';
import { instantsOf } from 'shared-contract/lists/list-days';
import type { ListQuery } from 'shared-contract/lists/list';
import type { DataClient } from 'shared-auth/supabase-client';
import { patternOf } from '../queue.ts';

function argumentsOf({ q, filters }: Pick<ListQuery, 'q' | 'filters'>) {
  const { type: types, cohort: cohorts, due: [due = ''] = [] } = filters;
  const { from, until } = instantsOf(due, new Date(), officeZone) ?? {};
  return {
    ...(q !== '' && { pattern: patternOf(q) }),
    ...(types && { types: [...types] }),
    ...(cohorts && { cohorts: [...cohorts] }),
    ...(from !== undefined && { due_from: from }),
    ...(until !== undefined && { due_until: until }),
  };
}

/**
 * How many applications there are in each state, how many are overdue, and how many people wait for a seat.
 * @param query counts only what passes its search and filters, whatever its states
 * @throws the database's error
 */
export async function readFigures(client: DataClient, query?: Pick<ListQuery, 'q' | 'filters'>) {
  const { data, error } = await client.rpc('application_figures', query ? argumentsOf(query) : {}).single();
  if (error) throw error;
  return data;
}
export type Figures = Awaited<ReturnType<typeof readFigures>>;
