import { formatNumber } from 'shared-contract/format';
import { type ReactNode, useState } from 'react';
import { Button } from 'shared-ui/button';
import { SelectField, TextareaField } from 'shared-ui/field';
import { useMediaQuery } from 'shared-ui/hooks';
import { useAction } from '../../lib/use-action.ts';
import { FailedQuery } from '../../ui/states.tsx';
import { panelOf, TabList } from '../../ui/tabs.tsx';
import { type CommentsContext, StoryCommentItem } from './comment.tsx';
import type { StoryView } from './live-story.ts';
import { addStoryComment, type StoryComment } from './queries.ts';
import { type StorySection, sections } from './story.ts';

const WHOLE = 'whole';
const places = [
  { value: WHOLE, label: 'The whole story' },
  ...sections.map(({ id, label }) => ({ value: id, label })),
];

interface NewProps extends Pick<CommentsContext, 'onChanged'> {
  readonly storyId: string;
}

function NewComment({ storyId, onChanged }: NewProps) {
  const [place, setPlace] = useState<string>(WHOLE);
  const [text, setText] = useState('');
  // A new key empties the field.
  const [round, setRound] = useState(0);
  const { act, isBusy, failure, setFailure } = useAction({
    run: (client, body: string) =>
      addStoryComment(client, storyId, place === WHOLE ? null : (place as StorySection), body),
    failed: 'The comment was not saved; it is still here.',
    isInline: true,
    onDone: () => {
      setText('');
      setRound(round + 1);
    },
    onSettled: (isDone) => isDone && onChanged(),
  });
  return (
    <form
      noValidate
      aria-label="New comment"
      className="flex flex-col gap-3 print:hidden"
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim() === '') setFailure('Write the comment first.');
        else void act(text.trim());
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
        error={failure}
        onChange={({ target }) => setText(target.value)}
      />
      <Button type="submit" variant="secondary" size="sm" busy={isBusy} className="self-start">
        Add comment
      </Button>
    </form>
  );
}

interface StoryCommentsProps extends CommentsContext {
  readonly storyId: string;
  readonly comments: readonly StoryComment[];
  readonly isArchived: boolean;
}

/** Open comments are first. Resolved ones are collapsed. */
export function StoryComments({ comments, isArchived, storyId, ...context }: StoryCommentsProps) {
  const open = comments.filter(({ resolved_at: at }) => at === null);
  const settled = comments.filter(({ resolved_at: at }) => at !== null);
  const list = (label: string, some: readonly StoryComment[]) => (
    <ol aria-label={label} className="flex flex-col gap-3">
      {some.map((comment) => (
        <StoryCommentItem key={comment.id} comment={comment} {...context} />
      ))}
    </ol>
  );
  return (
    <div className="flex flex-col gap-4">
      {open.length === 0 ? <p className="text-muted">No open comments.</p> : list('Open comments', open)}
      {settled.length > 0 ? (
        <details>
          <summary className="cursor-pointer text-sm text-muted">
            Resolved ({formatNumber(settled.length)})
          </summary>
          <div className="mt-3">{list('Resolved comments', settled)}</div>
        </details>
      ) : null}
      {isArchived ? null : <NewComment storyId={storyId} onChanged={context.onChanged} />}
    </div>
  );
}

interface StoryPanelsProps {
  readonly outline: ReactNode;
  readonly story: StoryView;
  readonly children: ReactNode;
}

/** Shows text and comments side by side, or in tabs on narrow screens. */
export function StoryPanels({ outline, story, children }: StoryPanelsProps) {
  const isWide = useMediaQuery('(min-width: 80rem)');
  const [shown, setShown] = useState<'text' | 'comments'>('text');
  const { comments, me, isWriter, nameOf, faceOf, row } = story;
  const open = comments.data?.filter(({ resolved_at: at }) => at === null).length ?? 0;
  const tabs = [
    { id: 'text', label: 'Text' },
    { id: 'comments', label: `Comments${open > 0 ? ` (${String(open)})` : ''}` },
  ] as const;
  const panel = (name: typeof shown) => (isWide ? {} : { ...panelOf(name), hidden: shown !== name });
  return (
    <>
      {isWide || !row ? null : <TabList label="Story" tabs={tabs} current={shown} onChoose={setShown} />}
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-[9rem_minmax(0,1fr)] lg:gap-6 xl:grid-cols-[9rem_minmax(0,1fr)_20rem] print:block">
        <div {...(row ? panel('text') : {})} className="contents print:block [&[hidden]]:hidden">
          {outline}
          <div className="flex max-w-[48rem] flex-col gap-6">{children}</div>
        </div>
        {row ? (
          <aside
            {...panel('comments')}
            aria-label={isWide ? 'Comments' : undefined}
            className="rounded-md border border-line bg-surface p-4 max-xl:lg:col-span-2 print:hidden"
          >
            {isWide ? <h2 className="mb-3 text-lg">Comments</h2> : null}
            {comments.isError && !comments.data ? <FailedQuery what="Comments" query={comments} /> : null}
            <StoryComments
              {...{ me, isWriter, nameOf, faceOf }}
              storyId={story.id}
              comments={comments.data ?? []}
              isArchived={story.status === 'archived'}
              onChanged={comments.refetch}
            />
          </aside>
        ) : null}
      </div>
    </>
  );
}
