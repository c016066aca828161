import type { DataClient } from 'shared-auth/supabase-client';

/**
 * The decisions whose letters have not gone, by application: few at any time.
 * @throws the database's error
 */
export async function listDecisions(client: DataClient) {
  const { data, error } = await client
    .from('application_decisions')
    .select(
      'application_id, decision, note, decided_by, decided_at, letter_at, carried_out_at, cohort_id, waits',
    );
  if (error) throw error;
  return new Map(data.map((decision) => [decision.application_id, decision]));
}

export type Decisions = Awaited<ReturnType<typeof listDecisions>>;
