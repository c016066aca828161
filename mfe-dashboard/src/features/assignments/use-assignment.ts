import { useQueryClient } from '@tanstack/react-query';
import { dataMessage } from 'shared-auth/error-words';
import { useUser } from 'shared-auth/session-provider';
import { getSupabase } from 'shared-auth/supabase-client';
import { notify } from 'shared-ui/toast';
import { notifyUndoable } from '../../components/undoable.tsx';
import { undoBatch } from '../../lib/data/undo-batch.ts';
import { undoneWords } from '../../lib/undone-words.ts';
import { assignClient, assignClients } from './data/assign-clients.ts';
import type { ManagedClient } from './data/list-managed-clients.ts';

const shows = ['admin-clients', 'client', 'coaches', 'user-facts', 'audit'];

function useRefresh(): () => Promise<void> {
  const { id } = useUser();
  const cache = useQueryClient();
  return () =>
    cache.invalidateQueries({
      predicate: ({ queryKey: [owner, name] }) =>
        owner === id && typeof name === 'string' && shows.some((one) => name.startsWith(one)),
    });
}

const isOutnumbered = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && Reflect.get(error, 'code') === 'PT409';

/** Gives one client to a coach at once; the way back is refused when somebody else was faster. */
export function useAssignment() {
  const refresh = useRefresh();
  return async (client: ManagedClient, coach: { readonly id: string; readonly label: string } | null) => {
    const undo = async (version: number) => {
      try {
        const undone = await assignClient(await getSupabase(), { id: client.id, version }, client.coach_id);
        if (undone === null) notify.error('Changed by somebody else since. Nothing was undone.');
        else notify.success('Undone');
      } catch (error) {
        notify.error(dataMessage(error, { what: 'Nothing was undone.' }));
      }
      await refresh();
    };
    try {
      const version = await assignClient(await getSupabase(), client, coach?.id ?? null);
      if (version === null) notify.error('Changed by somebody else meanwhile. This is what stands now.');
      else notifyUndoable(`Coach set to ${coach?.label ?? 'nobody'}`, () => undo(version));
    } catch (error) {
      notify.error(dataMessage(error, { what: 'The coach was not changed.' }));
    }
    await refresh();
  };
}

/** Gives all that are selected to a coach, or to nobody. @returns whether it was done */
export function useManyAssignments() {
  const refresh = useRefresh();
  const undo = async (batch: string) => {
    try {
      const undone = await undoBatch(await getSupabase(), batch);
      (undone.left === 0 ? notify.success : notify.info)(undoneWords(undone));
    } catch (error) {
      notify.error(dataMessage(error, { what: 'Nothing was undone.' }));
    }
    await refresh();
  };
  return async (ids: readonly string[], coach: string | null): Promise<boolean> => {
    let isDone = false;
    try {
      const { batch, changed } = await assignClients(await getSupabase(), ids, coach);
      isDone = true;
      const many = `${changed.toLocaleString('en-US')} ${changed === 1 ? 'client' : 'clients'}`;
      if (changed === 0) notify.info('Nothing to change: they were so already.');
      else notifyUndoable(`${many} changed`, () => undo(batch));
    } catch (error) {
      notify.error(
        isOutnumbered(error)
          ? 'Nothing was changed: one of these clients is gone. Look at the list, then select again.'
          : dataMessage(error, { what: 'Nothing was changed.' }),
      );
    }
    await refresh();
    return isDone;
  };
}
