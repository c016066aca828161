import type { DataClient } from 'shared-auth/supabase-client';

/** Where the caller is signed in, this device first. @throws the database's error */
export async function listSessions(client: DataClient) {
  const { data, error } = await client.rpc('my_sessions');
  if (error) throw error;
  return data;
}

export type Session = Awaited<ReturnType<typeof listSessions>>[number];

/** Ends one of the caller's sessions. @throws the database's error; `PT404` when it has ended already */
export async function endSession(client: DataClient, sessionId: string): Promise<void> {
  const { error } = await client.rpc('end_session', { session_id: sessionId });
  if (error) throw error;
}

/** Ends all of the caller's sessions but this one, and answers how many. @throws the database's error */
export async function endOtherSessions(client: DataClient): Promise<number> {
  const { data, error } = await client.rpc('end_other_sessions');
  if (error) throw error;
  return data;
}
