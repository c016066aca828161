import type { DataClient } from 'shared-auth/supabase-client';

export interface DataSummary {
  readonly stories: number;
  readonly clients: number;
  readonly lastActivity: string | null;
}

/** How much of the caller's there is, and when they last did something. @throws the database's error */
export async function readDataSummary(client: DataClient): Promise<DataSummary> {
  const { data, error } = await client.rpc('data_summary');
  if (error) throw error;
  return data as unknown as DataSummary;
}
