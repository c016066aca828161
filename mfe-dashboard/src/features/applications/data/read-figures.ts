import type { DataClient } from 'shared-auth/supabase-client';

/**
 * How many applications there are in each state, how many are overdue, and how many people wait for a seat.
 * @throws the database's error
 */
export async function readFigures(client: DataClient) {
  const { data, error } = await client.rpc('application_figures').single();
  if (error) throw error;
  return data;
}

export type Figures = Awaited<ReturnType<typeof readFigures>>;
