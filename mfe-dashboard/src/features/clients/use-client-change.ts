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
import { revertChange } from './data/revert-change.ts';
import { saveClient } from './data/save-client.ts';
import type { ClientValues } from './form/client-values.ts';

/** Somebody in words, where the reader may know who it is. */
async function nameOf(writer: string | null, me: string): Promise<string> {
  try {
    return await changerOf(await getSupabase(), writer, me);
  } catch {
    return SOMEBODY;
  }
}

/** Who was quicker. */
async function quickerOn(id: string, me: string): Promise<string> {
  const now = await getSupabase()
    .then((client) => readClient(client, id))
    .catch(() => null);
  return nameOf(now?.updated_by ?? null, me);
}

const notUndone = (name: string): string => `Changed by ${name} since. Nothing was undone.`;

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
      if (undone === null) notify.error(notUndone(await quickerOn(client.id, me)));
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

/** Takes back a change that the activity tells, however long ago, unless what it set was changed since. */
export function useRevert() {
  const { id: me } = useUser();
  const refresh = useRefreshClients();
  return async (event: number): Promise<void> => {
    try {
      const { reverted, by } = await revertChange(await getSupabase(), event);
      if (reverted) notify.success('Undone');
      else notify.error(notUndone(await nameOf(by, me)));
    } catch (error) {
      notify.error(dataMessage(error, { what: 'Nothing was undone.' }));
    }
    await refresh();
  };
}
