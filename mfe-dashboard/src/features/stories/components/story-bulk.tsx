import { useState } from 'react';
import { Button } from 'shared-ui/button';
import type { ListSelection } from '../../../components/list/use-row-selection.ts';
import { titleOf } from '../../../lib/story-words.ts';
import type { Story } from '../data/list-stories.ts';
import { archiveOf } from '../moves.ts';
import { useArchive } from '../use-archive.ts';
import { MoveDialog } from './move-dialog.tsx';

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
