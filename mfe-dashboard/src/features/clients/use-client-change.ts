import { useQueryClient } from '@tanstack/react-query';
import { dataMessage } from 'shared-auth/error-words';
import { useUser } from 'shared-auth/session-provider';
import { getSupabase } from 'shared-auth/supabase-client';
import { notify } from 'shared-ui/toast';
import { notifyUndoable } from '../../components/undoable.tsx';
import type { ClientStatus } from '../../lib/client-status.ts';
import { changerOf, SOMEBODY } from '../../lib/names-of.ts';
import type { Client } from './data/list-clients.ts';
import { readClient } from './data/read-client.ts';
import { saveClient } from './data/save-client.ts';
import type { ClientValues } from './form/client-values.ts';

/** Who was quicker. */
async function quickerOn(id: string, me: string): Promise<string> {
  try {
    const client = await getSupabase();
    const now = await readClient(client, id);
    return await changerOf(client, now?.updated_by ?? null, me);
  } catch {
    return SOMEBODY;
  }
}

/** Asks again for whatever shows clients: the list, its figures, the drawer and what stands in it. */
export function useRefreshClients(): () => Promise<void> {
  const { id } = useUser();
  const cache = useQueryClient();
  return () =>
    cache.invalidateQueries({
      predicate: ({ queryKey: [owner, name] }) =>
        owner === id && typeof name === 'string' && name.startsWith('client'),
    });
}

interface Change {
  readonly client: { readonly id: string; readonly version: number };
  readonly before: Partial<ClientValues>;
  readonly after: Partial<ClientValues>;
  /** What is said once it is written, and where it was not. */
  readonly done: string;
  readonly failed: string;
}

/** Changes one field at once; the way back is offered, and refused when somebody else was faster. */
function useOneChange() {
  const { id: me } = useUser();
  const refresh = useRefreshClients();
  const write = async (client: Change['client'], fields: Partial<ClientValues>) =>
    saveClient(await getSupabase(), client, fields);
  const undo = async (client: Change['client'], before: Partial<ClientValues>) => {
    try {
      const undone = await write(client, before);
      if (undone === null)
        notify.error(`Changed by ${await quickerOn(client.id, me)} since. Nothing was undone.`);
      else notify.success('Undone');
    } catch (error) {
      notify.error(dataMessage(error, { what: 'Nothing was undone.' }));
    }
    await refresh();
  };
  return async ({ client, before, after, done, failed }: Change): Promise<void> => {
    try {
      const version = await write(client, after);
      if (version === null)
        notify.error(`Changed by ${await quickerOn(client.id, me)} meanwhile. This is what stands now.`);
      else notifyUndoable(done, () => undo({ id: client.id, version }, before));
    } catch (error) {
      notify.error(dataMessage(error, { what: failed }));
    }
    await refresh();
  };
}

export function useStatusChange() {
  const change = useOneChange();
  return (client: Pick<Client, 'id' | 'version' | 'status'>, status: ClientStatus): Promise<void> =>
    change({
      client,
      before: { status: client.status },
      after: { status },
      done: `Status changed to ${status}`,
      failed: 'The status was not changed.',
    });
}

/** Gives a client to a coach, or to nobody. */
export function useCoachChange() {
  const change = useOneChange();
  return (
    client: Pick<Client, 'id' | 'version' | 'coach_id'>,
    coach: { readonly id: string; readonly name: string } | null,
  ): Promise<void> =>
    change({
      client,
      before: { coach_id: client.coach_id },
      after: { coach_id: coach?.id ?? null },
      done: `Coach set to ${coach?.name ?? 'nobody'}`,
      failed: 'The coach was not changed.',
    });
}
