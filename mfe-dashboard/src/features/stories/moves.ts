import type { StoryStatus } from '../../lib/story-words.ts';

/** What somebody is to a story. */
export interface Standing {
  readonly isWriter: boolean;
  readonly isCoach: boolean;
  readonly isAdmin: boolean;
}

/** A way from one state to the next, with what is said before it and after it. */
export interface Move {
  readonly to: StoryStatus;
  readonly label: string;
  /** Asked first. */
  readonly question?: { readonly title: string; readonly text: string };
  /** Whether what should change has to be said. */
  readonly isWithNote?: boolean;
  readonly isMain?: boolean;
  readonly done: string;
}

const send: Move = { to: 'in_review', label: 'Send for review', isMain: true, done: 'Story sent for review' };
const takeBack: Move = {
  to: 'draft',
  label: 'Take back',
  question: { title: 'Take this story back?', text: 'It becomes a draft and leaves the review.' },
  done: 'Story is a draft again',
};
const askForChanges: Move = {
  to: 'draft',
  label: 'Ask for changes',
  question: {
    title: 'Ask for changes',
    text: 'The story becomes a draft again, and its writer reads your comment.',
  },
  isWithNote: true,
  done: 'Changes asked for',
};
const publish: Move = {
  to: 'published',
  label: 'Publish',
  isMain: true,
  question: {
    title: 'Publish this story?',
    text: 'Its text is frozen while it is published, and it can be shared by a link.',
  },
  done: 'Story published',
};
const revise: Move = {
  to: 'draft',
  label: 'Revise',
  question: {
    title: 'Revise this story?',
    text: 'It becomes a draft. Its links say that it is being revised until it is published again.',
  },
  done: 'Story is a draft again',
};
/** Of one story by its title, or of several. */
export const archiveOf = (what: string | number): Move => ({
  to: 'archived',
  label: 'Archive',
  question:
    typeof what === 'string'
      ? { title: `Archive “${what}”?`, text: 'Its link stops working.' }
      : {
          title: what === 1 ? 'Archive this story?' : `Archive ${what.toLocaleString('en-US')} stories?`,
          text: what === 1 ? 'Its link stops working.' : 'Their links stop working.',
        },
  done: 'Story archived',
});
const restore: Move = { to: 'draft', label: 'Bring back', done: 'Story is a draft again' };

/** What somebody may do with a story as it stands. The database decides it again. */
export function movesOf(
  status: StoryStatus,
  { isWriter, isCoach, isAdmin }: Standing,
  title: string,
): readonly Move[] {
  const isOwn = isWriter || isAdmin;
  const moves: Record<StoryStatus, readonly (Move | false)[]> = {
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
