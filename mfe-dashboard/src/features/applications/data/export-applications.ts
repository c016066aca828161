import type { DataClient } from 'shared-auth/supabase-client';
import type { Application } from '../model.ts';
import type { Queue } from '../queue.ts';
import { rowsOf } from './list-applications.ts';

const PART = 500;
/** As many as a file of a list holds; the database says so too. */
const MOST_ROWS = 50_000;

/**
 * Every application that passes the filter, whole and in the list's order. That it leaves as a file is written down first.
 * @param query the words of the address, for the record
 * @throws the database's error, and where there are too many for a file
 */
export async function exportApplications(client: DataClient, queue: Queue, query: string) {
  // The parser of the library knows the columns of a literal; all of them are those of the row.
  const part = async (first: number) => {
    const { data, count, error } = await rowsOf(client, queue, first, PART, '*' as never);
    if (error) throw error;
    return { rows: data as unknown as Application[], total: count ?? 0 };
  };
  const { rows, total } = await part(0);
  if (total > MOST_ROWS) throw new Error('A file holds at most 50,000 applications: filter them first.');
  const recorded = await client.rpc('record_export', {
    list: 'certification_applications',
    query,
    rows: total,
  });
  if (recorded.error) throw recorded.error;
  const found = new Map(rows.map((row) => [row.id, row]));
  for (let first = PART; first < total; first += PART)
    for (const row of (await part(first)).rows) found.set(row.id, row);
  return [...found.values()];
}
