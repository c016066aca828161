import { useState } from 'react';
import { dataMessage } from 'shared-auth/error-words';
import { getSupabase } from 'shared-auth/supabase-client';
import { Button } from 'shared-ui/button';
import { SelectField, TextareaField } from 'shared-ui/field';
import type { StoryPerson } from '../data/story-presence.ts';
import { addStoryComment, type StoryComment } from '../data/story-comments.ts';
import { parts, type PartId } from '../story.ts';
import { StoryCommentItem } from './story-comment-item.tsx';

const WHOLE = 'whole';
const places = [
  { value: WHOLE, label: 'The whole story' },
  ...parts.map(({ id, label }) => ({ value: id, label })),
];

interface NewProps {
  readonly storyId: string;
  readonly onAdded: () => Promise<unknown>;
}

function NewComment({ storyId, onAdded }: NewProps) {
  const [place, setPlace] = useState<string>(WHOLE);
  const [text, setText] = useState('');
  const [error, setError] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  // The field holds its own value: a new one is a field of its own.
  const [round, setRound] = useState(0);
  const add = async () => {
    if (text.trim() === '') {
      setError('Write the comment first.');
      return;
    }
    setIsBusy(true);
    try {
      const part = place === WHOLE ? null : (place as PartId);
      await addStoryComment(await getSupabase(), storyId, part, text.trim());
      setText('');
      setError(undefined);
      setRound(round + 1);
      await onAdded();
    } catch (cause) {
      setError(dataMessage(cause, { what: 'The comment was not saved; it is still here.' }));
    }
    setIsBusy(false);
  };
  return (
    <form
      noValidate
      aria-label="New comment"
      className="flex flex-col gap-3 print:hidden"
      onSubmit={(event) => {
        event.preventDefault();
        void add();
      }}
    >
      <SelectField
        label="About"
        name="part"
        options={places}
        required
        defaultValue={WHOLE}
        onChange={({ target }) => setPlace(target.value)}
      />
      <TextareaField
        key={round}
        label="Comment"
        name="comment"
        rows={3}
        maxLength={2000}
        required
        error={error}
        onChange={({ target }) => setText(target.value)}
      />
      <Button type="submit" variant="secondary" size="sm" busy={isBusy} className="self-start">
        Add comment
      </Button>
    </form>
  );
}

interface Props extends NewProps {
  readonly me: string;
  readonly comments: readonly StoryComment[];
  readonly isWriter: boolean;
  readonly isArchived: boolean;
  readonly nameOf: (person: string | null) => string;
  readonly faceOf: (person: string | null) => StoryPerson | undefined;
}

/** What is said about a story: open comments first, settled ones folded away. */
export function StoryComments({ comments, isArchived, storyId, onAdded, ...rest }: Props) {
  const open = comments.filter(({ resolved_at: at }) => at === null);
  const settled = comments.filter(({ resolved_at: at }) => at !== null);
  const list = (label: string, some: readonly StoryComment[]) => (
    <ol aria-label={label} className="flex flex-col gap-3">
      {some.map((comment) => (
        <StoryCommentItem key={comment.id} comment={comment} onChanged={onAdded} {...rest} />
      ))}
    </ol>
  );
  return (
    <div className="flex flex-col gap-4">
      {open.length === 0 ? <p className="text-muted">No open comments.</p> : list('Open comments', open)}
      {settled.length > 0 ? (
        <details>
          <summary className="cursor-pointer text-sm text-muted">
            Resolved ({settled.length.toLocaleString('en-US')})
          </summary>
          <div className="mt-3">{list('Resolved comments', settled)}</div>
        </details>
      ) : null}
      {isArchived ? null : <NewComment storyId={storyId} onAdded={onAdded} />}
    </div>
  );
}
