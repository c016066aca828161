import { useUser } from 'shared-auth/session-provider';
import { type DataClient, getSupabase } from 'shared-auth/supabase-client';
import type { ClientStatus } from '../../lib/clients.ts';
import { changerOf, UNKNOWN_USER } from '../../lib/names.ts';
import { useUndoableChange } from '../../lib/use-action.ts';
import type { ClientValues } from './client.ts';
import { type Client, readClient } from './queries.ts';
import { saveClient } from './writes.ts';

/** Returns the name of the user who changed a record first. `read` returns the id of its last editor. */
export async function conflictingEditor(
  me: string,
  read: (client: DataClient) => Promise<string | null | undefined>,
): Promise<string> {
  try {
    const client = await getSupabase();
    return await changerOf(client, (await read(client)) ?? null, me);
  } catch {
    return UNKNOWN_USER;
  }
}

interface Change {
  readonly client: { readonly id: string; readonly version: number };
  readonly before: Partial<ClientValues>;
  readonly after: Partial<ClientValues>;
  readonly done: string;
  readonly failed: string;
}

function useFieldChange() {
  const { id: me } = useUser();
  const change = useUndoableChange('client');
  return ({ client: { id, version }, before, after, done, failed }: Change): Promise<void> =>
    change({
      write: (client) => saveClient(client, { id, version }, after),
      undo: (client, changed) => saveClient(client, { id, version: changed }, before),
      editor: () => conflictingEditor(me, async (client) => (await readClient(client, id))?.updated_by),
      done,
      failed,
    });
}

export function useStatusChange() {
  const change = useFieldChange();
  return (client: Pick<Client, 'id' | 'version' | 'status'>, status: ClientStatus): Promise<void> =>
    change({
      client,
      before: { status: client.status },
      after: { status },
      done: `Status changed to ${status}`,
      failed: 'The status was not changed.',
    });
}

export function useCoachChange() {
  const change = useFieldChange();
  return (
    client: Pick<Client, 'id' | 'version' | 'coach_id'>,
    coach: { readonly id: string; readonly name: string } | null,
  ): Promise<void> =>
    change({
      client,
      before: { coach_id: client.coach_id },
      after: { coach_id: coach?.id ?? null },
      done: `Coach: ${coach?.name ?? 'unassigned'}`,
      failed: 'The coach was not changed.',
    });
}
