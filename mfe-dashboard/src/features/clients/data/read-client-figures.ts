import type { Database } from 'shared-auth/database.types';
import type { DataClient } from 'shared-auth/supabase-client';

/** A row of the database function `client_figures`. Sums are US dollars a year. */
export type ClientFigures = Database['public']['Functions']['client_figures']['Returns'][number];

/**
 * The figures of the four tiles, over every client that the user may read.
 * @throws the database's error
 */
export async function readClientFigures(client: DataClient): Promise<ClientFigures> {
  const { data, error } = await client.rpc('client_figures').single();
  if (error) throw error;
  return data;
}
