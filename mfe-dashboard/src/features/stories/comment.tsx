import { useState } from 'react';
import { Button } from 'shared-ui/button';
import { TextareaField } from 'shared-ui/field';
import { formatMoment, useNow } from '../../lib/format.ts';
import { useAction } from '../../lib/use-action.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { changeStoryComment, type StoryComment, type StoryPerson } from './queries.ts';
import { labelOfField } from './story.ts';

/** How long an author may edit a comment. The database has the same limit. */
const EDITABLE_MS = 15 * 60_000;

/** What the comments show of the story's users, and what its reader may do. */
export interface CommentsContext {
  readonly me: string;
  readonly isWriter: boolean;
  readonly nameOf: (person: string | null) => string;
  readonly faceOf: (person: string | null) => StoryPerson | undefined;
  readonly onChanged: () => Promise<unknown>;
}

interface Props extends CommentsContext {
  readonly comment: StoryComment;
}

interface EditProps {
  readonly id: string;
  readonly body: string;
  readonly isBusy: boolean;
  readonly onSave: (body: string) => void;
  readonly onCancel: () => void;
}

function EditComment({ id, body, isBusy, onSave, onCancel }: EditProps) {
  const [text, setText] = useState(body);
  return (
    <form
      noValidate
      aria-label="Edit comment"
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim() !== '') onSave(text.trim());
      }}
    >
      <TextareaField
        label="Comment"
        name={`comment-${id}`}
        rows={3}
        maxLength={2000}
        defaultValue={body}
        onChange={({ target }) => setText(target.value)}
      />
      <div className="mt-2 flex gap-2">
        <Button type="submit" size="sm" variant="secondary" busy={isBusy}>
          Save
        </Button>
        <Button size="sm" variant="quiet" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}

export function StoryCommentItem({ comment, me, isWriter, nameOf, faceOf, onChanged }: Props) {
  const {
    id,
    part,
    body,
    author_id: author,
    created_at: made,
    edited_at: edited,
    resolved_at: resolved,
  } = comment;
  const [isEditing, setIsEditing] = useState(false);
  const now = useNow();
  const isOwn = author === me;
  const isEditable = isOwn && now.getTime() - new Date(made).getTime() < EDITABLE_MS;
  const { act: change, isBusy } = useAction({
    run: (client, what: Parameters<typeof changeStoryComment>[2]) => changeStoryComment(client, id, what),
    failed: 'The comment was not changed.',
    onDone: () => setIsEditing(false),
    onSettled: () => onChanged(),
  });
  return (
    <li className="border-t border-line pt-3 first:border-t-0 first:pt-0">
      <div className="mb-1 flex items-start gap-3">
        <span className="size-9 shrink-0">
          <Avatar name={faceOf(author)?.name ?? nameOf(author)} path={faceOf(author)?.avatar} />
        </span>
        <p className="min-w-0 text-sm text-muted">
          <span className="font-semibold wrap-anywhere text-ink">{nameOf(author)}</span>{' '}
          <span>on {part ? labelOfField(part) : 'the whole story'}</span>
          <br />
          <time dateTime={made}>{formatMoment(made)}</time>
          {edited ? ', edited' : ''}
        </p>
      </div>
      {isEditing ? (
        <EditComment
          id={id}
          body={body}
          isBusy={isBusy}
          onSave={(text) => void change({ body: text })}
          onCancel={() => setIsEditing(false)}
        />
      ) : (
        <p className="wrap-anywhere whitespace-pre-line">{body}</p>
      )}
      {isEditing ? null : (
        <p className="-ml-3 flex flex-wrap print:hidden">
          {isOwn || isWriter ? (
            <Button
              size="sm"
              variant="quiet"
              className="px-3"
              busy={isBusy}
              onClick={() => void change({ isResolved: !resolved })}
            >
              {resolved ? 'Open again' : 'Resolve'}
            </Button>
          ) : null}
          {isEditable ? (
            <Button size="sm" variant="quiet" className="px-3" onClick={() => setIsEditing(true)}>
              Edit
            </Button>
          ) : null}
        </p>
      )}
    </li>
  );
}
