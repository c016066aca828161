import { formatNumber } from 'shared-contract/format';
import { useState } from 'react';
import { TextareaField } from 'shared-ui/field';
import type { StoryStatus } from '../../lib/labels.ts';
import { explainCode, useBatchChange, useRefresh } from '../../lib/use-action.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { archiveStories } from './queries.ts';

/** The user's relation to a story. */
export interface StoryPermission {
  readonly isWriter: boolean;
  readonly isCoach: boolean;
  readonly isAdmin: boolean;
}

export interface Transition {
  readonly to: StoryStatus;
  readonly label: string;
  /** The confirmation that the transition requires. */
  readonly question?: { readonly title: string; readonly text: string };
  /** Whether a note has to say what should change. */
  readonly isWithNote?: boolean;
  readonly isMain?: boolean;
  readonly done: string;
}

const send: Transition = {
  to: 'in_review',
  label: 'Send for review',
  isMain: true,
  done: 'Story sent for review',
};
const takeBack: Transition = {
  to: 'draft',
  label: 'Take back',
  question: { title: 'Take this story back?', text: 'It becomes a draft and leaves the review.' },
  done: 'Story is a draft again',
};
const askForChanges: Transition = {
  to: 'draft',
  label: 'Ask for changes',
  question: {
    title: 'Ask for changes',
    text: 'The story becomes a draft again, and its writer reads your comment.',
  },
  isWithNote: true,
  done: 'Changes asked for',
};
const publish: Transition = {
  to: 'published',
  label: 'Publish',
  isMain: true,
  question: {
    title: 'Publish this story?',
    text: 'Its text is frozen while it is published, and it can be shared by a link.',
  },
  done: 'Story published',
};
const revise: Transition = {
  to: 'draft',
  label: 'Revise',
  question: {
    title: 'Revise this story?',
    text: 'It becomes a draft. Its links say that it is being revised until it is published again.',
  },
  done: 'Story is a draft again',
};
/** @param what the title of one story, or how many stories */
export const archiveOf = (what: string | number): Transition => ({
  to: 'archived',
  label: 'Archive',
  question:
    typeof what === 'string'
      ? { title: `Archive “${what}”?`, text: 'Its link stops working.' }
      : {
          title: what === 1 ? 'Archive this story?' : `Archive ${formatNumber(what)} stories?`,
          text: what === 1 ? 'Its link stops working.' : 'Their links stop working.',
        },
  done: 'Story archived',
});
const restore: Transition = { to: 'draft', label: 'Bring back', done: 'Story is a draft again' };

/** Returns what the user may do with a story. The database checks it again. */
export function transitionsFor(
  status: StoryStatus,
  { isWriter, isCoach, isAdmin }: StoryPermission,
  title: string,
): readonly Transition[] {
  const isOwn = isWriter || isAdmin;
  const moves: Record<StoryStatus, readonly (Transition | false)[]> = {
    draft: [isOwn && send, isOwn && archiveOf(title)],
    in_review: [
      (isCoach || isAdmin) && publish,
      isWriter ? takeBack : askForChanges,
      isOwn && archiveOf(title),
    ],
    published: [revise, isOwn && archiveOf(title)],
    archived: [isOwn && restore],
  };
  return moves[status].filter((move) => move !== false);
}

interface Props {
  readonly move: Transition;
  readonly onClose: () => void;
  readonly isBusy: boolean;
  readonly onConfirm: (note?: string) => void;
}

/** Asks for a confirmation, and for the note of a transition that requires one. */
export function TransitionDialog({ move, isBusy, onClose, onConfirm }: Props) {
  const [note, setNote] = useState('');
  const [error, setError] = useState<string>();
  const confirm = () => {
    if (!move.isWithNote) onConfirm();
    else if (note.trim() === '') setError('Say what should change.');
    else onConfirm(note.trim());
  };
  return (
    <ConfirmDialog
      title={move.question?.title ?? move.label}
      description={move.question?.text}
      confirm={move.label}
      variant={move.to === 'archived' ? 'danger' : 'primary'}
      isBusy={isBusy}
      onConfirm={confirm}
      onClose={onClose}
    >
      {move.isWithNote ? (
        <TextareaField
          label="What should change"
          name="note"
          rows={4}
          maxLength={2000}
          required
          error={error}
          onChange={({ target }) => setNote(target.value)}
        />
      ) : null}
    </ConfirmDialog>
  );
}

/** Prefixes of the queries that show stories. */
export const storyQueries = ['story', 'stories', 'client-stories'] as const;

/** Archives stories and offers to undo it. */
export function useArchive() {
  const refresh = useRefresh(...storyQueries);
  return useBatchChange({
    run: archiveStories,
    done: (changed) => (changed === 1 ? 'Story archived' : `${formatNumber(changed)} stories archived`),
    unchanged: 'Nothing to change: they were archived already.',
    failed: 'Nothing was archived.',
    explain: explainCode(
      'PT403',
      'Nothing was archived: only a story’s writer or an administrator archives it, and one of these is another’s.',
    ),
    refresh,
  });
}
