import type { DataClient } from 'shared-auth/supabase-client';

/**
 * Adds a note that administrators read and the applicant does not.
 * @throws the database's error
 */
export async function addNote(client: DataClient, applicationId: string, note: string): Promise<void> {
  const { error } = await client
    .from('application_events')
    .insert({ application_id: applicationId, kind: 'note', note });
  if (error) throw error;
}
