import { useState } from 'react';
import { dataMessage } from 'shared-auth/error-words';
import { getSupabase } from 'shared-auth/supabase-client';
import { Button } from 'shared-ui/button';
import { notify } from 'shared-ui/toast';
import { setStoryStatus } from '../data/set-story-status.ts';
import { movesOf, type Move, type Standing } from '../moves.ts';
import { missingOf, type Field } from '../story.ts';
import { useArchive } from '../use-archive.ts';
import { MoveDialog } from './move-dialog.tsx';
import { ShareDialog } from './share-dialog.tsx';
import { titleOf, type StoryStatus } from '../../../lib/story-words.ts';

interface Props {
  readonly id: string;
  readonly status: StoryStatus;
  readonly standing: Standing;
  readonly valueOf: (field: Field) => string;
  /** Sends what was typed; answers the version that the server has then, or none while something is unsent. */
  readonly flush: () => Promise<number | null>;
  /** Reads the story again. */
  readonly onMoved: () => Promise<unknown>;
}

/** Where a story can go from here, for who looks at it. */
export function StoryActions({ id, status, standing, valueOf, flush, onMoved }: Props) {
  const [asked, setAsked] = useState<Move | null>(null);
  const [isSharing, setIsSharing] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const archive = useArchive(onMoved);
  const go = async (move: Move, note?: string) => {
    setIsBusy(true);
    try {
      const version = await flush();
      if (version === null) {
        notify.error('Some of your text is not saved yet. Wait until it is, then do this again.');
      } else if (move.to === 'archived') {
        await archive([id], move.done);
      } else {
        await setStoryStatus(await getSupabase(), { id, version }, move.to, note);
        notify.success(move.done);
      }
    } catch (error) {
      notify.error(dataMessage(error, { what: 'The story stays as it is.' }));
    }
    await onMoved();
    setAsked(null);
    setIsBusy(false);
  };
  const press = (move: Move) => {
    const missing = move.to === 'in_review' || move.to === 'published' ? missingOf(valueOf) : [];
    if (missing.length > 0) notify.error(`Still empty: ${missing.join(', ')}.`);
    else if (move.question) setAsked(move);
    else void go(move);
  };
  return (
    <>
      {status === 'published' ? (
        <Button size="sm" aria-haspopup="dialog" onClick={() => setIsSharing(true)}>
          Share
        </Button>
      ) : null}
      {movesOf(status, standing, titleOf(valueOf('title'))).map((move) => (
        <Button
          key={move.label}
          size="sm"
          variant={move.isMain ? 'primary' : move.to === 'archived' ? 'quiet' : 'secondary'}
          disabled={isBusy}
          onClick={() => press(move)}
        >
          {move.label}
        </Button>
      ))}
      {asked ? (
        <MoveDialog move={asked} onClose={() => setAsked(null)} onConfirm={(note) => go(asked, note)} />
      ) : null}
      {isSharing ? <ShareDialog id={id} onClose={() => setIsSharing(false)} /> : null}
    </>
  );
}
