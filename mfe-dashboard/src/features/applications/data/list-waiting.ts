import type { DataClient } from 'shared-auth/supabase-client';

/**
 * Who is approved and waits for a seat, the longest first.
 * @throws the database's error
 */
export async function listWaiting(client: DataClient) {
  const { data: places, error } = await client
    .from('waitlist')
    .select('id, application_id, cohort_id, created_at')
    .eq('status', 'waiting')
    .order('created_at')
    .order('id');
  if (error) throw error;
  if (places.length === 0) return [];
  const found = await client
    .from('certification_applications')
    .select('id, first_name, last_name, firm_name, business_name, reference')
    .in(
      'id',
      places.map(({ application_id }) => application_id),
    );
  if (found.error) throw found.error;
  const byId = new Map(found.data.map((application) => [application.id, application]));
  return places.flatMap((place) => {
    const application = byId.get(place.application_id);
    return application === undefined ? [] : [{ ...place, application }];
  });
}

export type Waiting = Awaited<ReturnType<typeof listWaiting>>[number];
