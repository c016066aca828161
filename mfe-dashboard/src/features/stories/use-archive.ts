import { useQueryClient } from '@tanstack/react-query';
import { dataMessage } from 'shared-auth/error-words';
import { useUser } from 'shared-auth/session-provider';
import { getSupabase } from 'shared-auth/supabase-client';
import { notify } from 'shared-ui/toast';
import { notifyUndoable } from '../../components/undoable.tsx';
import { undoBatch } from '../../lib/data/undo-batch.ts';
import { undoneWords } from '../../lib/undone-words.ts';
import { archiveStories } from './data/archive-stories.ts';

const isForeign = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && Reflect.get(error, 'code') === 'PT403';

/**
 * Puts stories away, with the way back.
 * @param onChange reads again what shows them, beside the lists
 */
export function useArchive(onChange?: () => Promise<unknown>) {
  const { id: me } = useUser();
  const cache = useQueryClient();
  const refresh = () =>
    Promise.all([
      onChange?.(),
      cache.invalidateQueries({
        predicate: ({ queryKey: [owner, name] }) =>
          owner === me &&
          typeof name === 'string' &&
          /^(story|stories|client-stories|own-stories)/.test(name),
      }),
    ]);
  const undo = async (batch: string) => {
    try {
      const undone = await undoBatch(await getSupabase(), batch);
      (undone.left === 0 ? notify.success : notify.info)(undoneWords(undone));
    } catch (error) {
      notify.error(dataMessage(error, { what: 'Nothing was undone.' }));
    }
    await refresh();
  };
  /** Answers whether they are put away. */
  return async (ids: readonly string[], done: string): Promise<boolean> => {
    try {
      const { batch, changed } = await archiveStories(await getSupabase(), ids);
      if (changed === 0) notify.info('Nothing to change: they were archived already.');
      else
        notifyUndoable(changed === 1 ? done : `${changed.toLocaleString('en-US')} stories archived`, () =>
          undo(batch),
        );
      await refresh();
      return true;
    } catch (error) {
      notify.error(
        isForeign(error)
          ? 'Nothing was archived: only a story’s writer or an administrator archives it, and one of these is another’s.'
          : dataMessage(error, { what: 'Nothing was archived.' }),
      );
      await refresh();
      return false;
    }
  };
}
