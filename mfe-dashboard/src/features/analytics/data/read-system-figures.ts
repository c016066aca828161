import type { DataClient } from 'shared-auth/supabase-client';

type Counts = Readonly<Record<string, number>>;

export interface SystemFigures {
  readonly at: string;
  readonly people: Counts;
  readonly signUps: number;
  readonly signIns: number;
  readonly peopleSignedIn: number;
  readonly clients: Counts;
  readonly leads: Counts;
  readonly applications: Counts;
  readonly stories: Counts;
  readonly files: number;
  readonly fileBytes: number;
}

/** Figures of the whole system, as of now. For administrators. @throws the database's error */
export async function readSystemFigures(client: DataClient): Promise<SystemFigures> {
  const { data, error } = await client.rpc('system_analytics');
  if (error) throw error;
  return data as unknown as SystemFigures;
}
