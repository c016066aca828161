import type { DataClient } from 'shared-auth/supabase-client';

/** How many the drawer shows; older ones are few and far. */
const SHOWN = 50;

/**
 * What happened with a client, the latest first.
 * @throws the database's error
 */
export async function listClientEvents(client: DataClient, clientId: string) {
  const { data, error } = await client
    .from('client_events')
    .select(
      'id, kind, from_value, to_value, changed, note, happened_on, created_at, edited_at, removed_at, is_shared, actor_id, profiles!client_events_actor_id_fkey (name)',
    )
    .eq('client_id', clientId)
    .order('id', { ascending: false })
    .limit(SHOWN);
  if (error) throw error;
  return data;
}

export type ClientEvent = Awaited<ReturnType<typeof listClientEvents>>[number];

/** What people write down themselves; a call or a letter counts as a contact. */
export type WrittenKind = 'note' | 'call' | 'email';

export interface WrittenEvent {
  readonly kind: WrittenKind;
  readonly note: string;
  /** `YYYY-MM-DD`, where it was another day than today. */
  readonly day: string | null;
  /** Whether the client reads it. */
  readonly isShared: boolean;
}

/** Writes down what happened. @throws the database's error */
export async function addClientEvent(
  client: DataClient,
  clientId: string,
  { kind, note, day, isShared }: WrittenEvent,
): Promise<void> {
  const { error } = await client.from('client_events').insert({
    client_id: clientId,
    kind,
    note,
    ...(day !== null && { happened_on: day }),
    ...(isShared && { is_shared: true }),
  });
  if (error) throw error;
}
