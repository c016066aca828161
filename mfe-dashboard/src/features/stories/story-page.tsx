import { useEffect } from 'react';
import { isUuid } from 'shared-contract/uuid';
import { paths } from 'shared-contract/paths';
import { useNavigate, useParams, useSearchParams } from 'shared-ui/router';
import { Seo } from 'shared-ui/seo';
import { ButtonLink } from 'shared-ui/button';
import { Spinner } from 'shared-ui/spinner';
import { EmptyList } from '../../components/list/empty-list.tsx';
import { FailedQuery } from '../../components/failed-query.tsx';
import { StoryEditor } from './components/story-editor.tsx';
import { valueOf } from './keeping/doc.ts';
import { useStory } from './use-story.ts';
import { titleOf } from '../../lib/story-words.ts';

const NEW = 'new';

function Story({ id }: { id: string }) {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const client = search.get('client');
  const isAsked = search.get(NEW) !== null && isUuid(id);
  const story = useStory(id, isAsked);
  const { keeper, state, row } = story;
  const isThere = Boolean(row);
  useEffect(() => {
    if (isThere && isAsked)
      void navigate(paths.dashboard.story(id), { replace: true, preventScrollReset: true });
  }, [id, isAsked, isThere, navigate]);
  const isFresh = row === null && isAsked;
  useEffect(() => {
    if (isFresh && client && isUuid(client)) keeper.edit(id, 'client_id', client, true);
  }, [client, id, isFresh, keeper]);
  const isKept = Object.keys(state.doc.mine).length > 0;
  const heading = titleOf(valueOf(state.doc, 'title'));
  // What was written without a network is shown without one.
  const isShown = isThere || isFresh || isKept || (isAsked && story.story.isError);
  return (
    <>
      <Seo title={heading} description="A story in five parts." path={undefined} noindex />
      {isShown ? <StoryEditor story={story} id={id} /> : null}
      {!isShown && row === null ? (
        <EmptyList title="This story is not on your list.">
          <p>It was removed, or it is not yours to read.</p>
          <ButtonLink variant="secondary" size="sm" to={paths.dashboard.stories}>
            All stories
          </ButtonLink>
        </EmptyList>
      ) : null}
      {!isShown && story.story.isError ? <FailedQuery what="The story" query={story.story} /> : null}
      {!isShown && row === undefined && !story.story.isError ? <Spinner label="Loading the story" /> : null}
    </>
  );
}

export function Component() {
  const { id = '' } = useParams();
  return (
    <div className="flex flex-col gap-4">
      <Story key={id} id={id} />
    </div>
  );
}
