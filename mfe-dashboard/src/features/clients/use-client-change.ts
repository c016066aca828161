import { useQueryClient } from '@tanstack/react-query';
import { dataMessage } from 'shared-auth/error-words';
import { useUser } from 'shared-auth/session-provider';
import { getSupabase } from 'shared-auth/supabase-client';
import { notify } from 'shared-ui/toast';
import { notifyUndoable } from '../../components/undoable.tsx';
import type { ClientStatus } from '../../lib/client-status.ts';
import type { FullClient } from './data/read-client.ts';
import { setClientStatus } from './data/set-client-status.ts';

const CHANGED_SINCE = 'This client was changed by somebody else since. Nothing was undone.';

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

/** Changes the status at once; the way back is offered, and refused when somebody else was faster. */
export function useStatusChange() {
  const refresh = useRefreshClients();
  const write = async (client: Pick<FullClient, 'id' | 'version'>, status: ClientStatus) =>
    setClientStatus(await getSupabase(), client, status);
  return async (client: FullClient, status: ClientStatus): Promise<void> => {
    const { id, status: before } = client;
    try {
      const version = await write(client, status);
      if (version === null)
        notify.error('Somebody else has changed this client meanwhile. This is what stands now.');
      else
        notifyUndoable(`Status changed to ${status}`, async () => {
          try {
            const undone = await write({ id, version }, before);
            if (undone === null) notify.error(CHANGED_SINCE);
            else notify.success('Undone');
          } catch (error) {
            notify.error(dataMessage(error, { what: 'Nothing was undone.' }));
          }
          await refresh();
        });
    } catch (error) {
      notify.error(dataMessage(error, { what: 'The status was not changed.' }));
    }
    await refresh();
  };
}
