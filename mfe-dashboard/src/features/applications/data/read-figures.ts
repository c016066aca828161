import type { DataClient } from 'shared-auth/supabase-client';
import { dueBounds } from '../due-filter.ts';
import { patternOf, type Queue } from '../queue.ts';

function argumentsOf({ search, types, cohorts, due }: Queue) {
  const { from, until, isUnanswered } = dueBounds(due, new Date());
  return {
    ...(search === '' ? {} : { pattern: patternOf(search) }),
    ...(types.length === 0 ? {} : { types: [...types] }),
    ...(cohorts.length === 0 ? {} : { cohorts: [...cohorts] }),
    ...(from === null ? {} : { due_from: from }),
    ...(until === null ? {} : { due_until: until }),
    ...(isUnanswered ? { unanswered: true } : {}),
  };
}

/**
 * How many applications there are in each state, how many are overdue, and how many people wait for a seat.
 * @param queue counts only what passes its search and filters, whatever its states
 * @throws the database's error
 */
export async function readFigures(client: DataClient, queue?: Queue) {
  const { data, error } = await client.rpc('application_figures', queue ? argumentsOf(queue) : {}).single();
  if (error) throw error;
  return data;
}
export type Figures = Awaited<ReturnType<typeof readFigures>>;
