import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { dataMessage } from 'shared-auth/error-words';
import { useUser } from 'shared-auth/session-provider';
import { getSupabase } from 'shared-auth/supabase-client';
import { Button } from 'shared-ui/button';
import { notify } from 'shared-ui/toast';
import type { ListSelection } from '../../../components/list/use-row-selection.ts';
import { notifyUndoable } from '../../../components/undoable.tsx';
import { titleOf } from '../../../lib/story-words.ts';
import { undoneWords } from '../../../lib/undone-words.ts';
import { archiveStories, undoArchived } from '../data/archive-stories.ts';
import type { Story } from '../data/list-stories.ts';
import { archiveOf } from '../moves.ts';
import { MoveDialog } from './move-dialog.tsx';

const isForeign = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && Reflect.get(error, 'code') === 'PT403';

function useArchive() {
  const { id: me } = useUser();
  const cache = useQueryClient();
  const refresh = () =>
    cache.invalidateQueries({
      predicate: ({ queryKey: [owner, name] }) =>
        owner === me && typeof name === 'string' && /^(story|stories|client-stories|own-stories)/.test(name),
    });
  const undo = async (batch: string) => {
    try {
      const undone = await undoArchived(await getSupabase(), batch);
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

interface Props {
  readonly selection: ListSelection;
  /** The rows of the page that is shown. */
  readonly rows: readonly Story[];
}

/** Puts the selected stories away, after a question: their links stop working. */
export function StoryBulk({ selection, rows }: Props) {
  const archive = useArchive();
  const [isAsked, setIsAsked] = useState(false);
  const ids = [...selection.ids];
  const only = ids.length === 1 ? rows.find(({ id }) => id === ids[0]) : undefined;
  const move = archiveOf(only ? titleOf(only.title) : ids.length);
  return (
    <>
      <Button variant="secondary" size="sm" aria-haspopup="dialog" onClick={() => setIsAsked(true)}>
        Archive {ids.length.toLocaleString('en-US')} {ids.length === 1 ? 'story' : 'stories'}
      </Button>
      {isAsked ? (
        <MoveDialog
          move={move}
          onClose={() => setIsAsked(false)}
          onConfirm={async () => {
            const isDone = await archive(ids, move.done);
            setIsAsked(false);
            if (isDone) selection.clear();
          }}
        />
      ) : null}
    </>
  );
}
