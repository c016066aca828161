import type { DataClient } from 'shared-auth/supabase-client';

/** How many the drawer shows; more than these are rare. */
const SHOWN = 100;

/**
 * What happened with a lead, the latest first.
 * @throws the database's error
 */
export async function listLeadEvents(client: DataClient, leadId: string) {
  const { data, error } = await client
    .from('lead_events')
    .select(
      'id, kind, from_value, to_value, note, created_at, actor_id, profiles!lead_events_actor_id_fkey (name)',
    )
    .eq('lead_id', leadId)
    .order('id', { ascending: false })
    .limit(SHOWN);
  if (error) throw error;
  return data;
}

export type LeadEvent = Awaited<ReturnType<typeof listLeadEvents>>[number];

/** What people write down themselves. */
export type WrittenKind = 'note' | 'call' | 'email';

/** Writes down what happened. @throws the database's error */
export async function addLeadEvent(
  client: DataClient,
  leadId: string,
  { kind, note }: { readonly kind: WrittenKind; readonly note: string },
): Promise<void> {
  const { error } = await client.from('lead_events').insert({ lead_id: leadId, kind, note });
  if (error) throw error;
}
