import { useState, type ReactNode } from 'react';
import { useMediaQuery } from 'shared-ui/hooks';
import { FailedQuery } from '../../../components/failed-query.tsx';
import { panelOf, TabList } from '../../../components/tabs.tsx';
import type { useStory } from '../use-story.ts';
import { StoryComments } from './story-comments.tsx';

interface Props {
  readonly outline: ReactNode;
  readonly story: ReturnType<typeof useStory>;
  readonly id: string;
  readonly isWriter: boolean;
  readonly isArchived: boolean;
  /** The text. */
  readonly children: ReactNode;
}

/** Text and comments side by side; where there is no room for both, one of them at a time. */
export function StoryPanels({ outline, story, id, isWriter, isArchived, children }: Props) {
  const isWide = useMediaQuery('(min-width: 80rem)');
  const [shown, setShown] = useState<'text' | 'comments'>('text');
  const { comments, me, nameOf, faceOf, row } = story;
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
              storyId={id}
              me={me}
              comments={comments.data ?? []}
              isWriter={isWriter}
              isArchived={isArchived}
              nameOf={nameOf}
              faceOf={faceOf}
              onAdded={comments.refetch}
            />
          </aside>
        ) : null}
      </div>
    </>
  );
}
