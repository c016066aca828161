import { useMemo } from 'react';
import { roleOf } from 'shared-auth/roles';
import { useSession, useUser } from 'shared-auth/session-provider';
import { storiesList } from 'shared-contract/lists/stories';
import { paths } from 'shared-contract/paths';
import { Button } from 'shared-ui/button';
import { useMediaQuery } from 'shared-ui/hooks';
import { useNavigate } from 'shared-ui/router';
import { Seo } from 'shared-ui/seo';
import { FailedQuery } from '../../components/failed-query.tsx';
import { EmptyList } from '../../components/list/empty-list.tsx';
import { ListSkeleton } from '../../components/list/list-skeleton.tsx';
import { ListView } from '../../components/list/list-view.tsx';
import { useColumns } from '../../components/list/use-columns.ts';
import { useListAddress } from '../../components/list/use-list-address.ts';
import { useListSelection } from '../../components/list/use-row-selection.ts';
import { PageHead } from '../../components/page-head.tsx';
import { useDataQuery } from '../../lib/use-data-query.ts';
import { useLive } from '../../lib/use-live.ts';
import { useNames } from '../../lib/use-names.ts';
import { ownPages } from '../../own-pages.ts';
import { KeptNotice } from './components/kept-notice.tsx';
import { StoryBulk } from './components/story-bulk.tsx';
import { StoryToolbar } from './components/story-toolbar.tsx';
import { hiddenWriters, storyCard, storyCells } from './components/story-cells.tsx';
import { listStories } from './data/list-stories.ts';
import { readStoryChoices } from './data/story-choices.ts';
import { newStoryAddress, titleOf } from '../../lib/story-words.ts';

const choice = ({ id, name }: { id: string; name: string }) => ({ value: id, label: name });

function Stories() {
  const { id: me } = useUser();
  const role = roleOf(useSession().profile);
  const navigate = useNavigate();
  const { query, unknown, change, clear, addressOf } = useListAddress(storiesList);
  const columns = useColumns(storiesList, role);
  const isTable = useMediaQuery('(min-width: 48rem)');
  const selection = useListSelection(JSON.stringify([query.q, query.filters]));
  const page = useDataQuery('stories', (client, user) => listStories(client, query, user), query);
  const choices = useDataQuery('stories-choices', readStoryChoices);
  useLive('stories', ['stories', 'story_comments']);
  const people = useMemo(
    () => ({
      client: (choices.data?.clients ?? []).map(choice),
      writer: (choices.data?.writers ?? []).map(choice),
    }),
    [choices.data],
  );
  const names = useNames(hiddenWriters(page.data?.rows ?? [], me));
  const [cells, cardOf] = useMemo(() => [storyCells(me, names), storyCard(me, names)], [me, names]);
  const filters = storiesList.filters.filter(
    (filter) => !('roles' in filter) || filter.roles.some((one) => one === role) || query.filters[filter.key],
  );
  const narrowing = { filters, query, people, change, clear };
  const isNarrowed = query.q !== '' || Object.keys(query.filters).length > 0;
  const begin = (
    <Button size="sm" onClick={() => void navigate(newStoryAddress())}>
      New story
    </Button>
  );
  return (
    <>
      <PageHead title={ownPages.stories.title} count={isNarrowed ? undefined : page.data?.total}>
        {begin}
      </PageHead>
      <KeptNotice />
      <StoryToolbar
        {...narrowing}
        unknown={unknown}
        columns={isTable ? columns : undefined}
        selection={selection}
      />
      {page.isError && !page.data ? <FailedQuery what="Stories" query={page} /> : null}
      {page.isPending ? <ListSkeleton label="Loading stories" /> : null}
      {page.data ? (
        <ListView
          list={storiesList}
          caption="Stories"
          things={{ one: 'story', many: 'stories' }}
          {...page.data}
          {...{ query, isTable, cells, selection }}
          isBusy={page.isPlaceholderData}
          shown={columns.shown}
          canChooseAll={false}
          bulk={<StoryBulk selection={selection} rows={page.data.rows} />}
          cardOf={cardOf}
          nameOf={({ title }) => titleOf(title)}
          opened={null}
          recordAddress={paths.dashboard.story}
          addressOf={addressOf}
          change={change}
          nothing={
            isNarrowed ? (
              <EmptyList title="No stories found">
                <p>Nothing matches this search and these filters.</p>
                <Button variant="secondary" size="sm" onClick={clear}>
                  Show all stories
                </Button>
              </EmptyList>
            ) : (
              <EmptyList title="No stories yet. Begin with what the client told you first.">
                {begin}
              </EmptyList>
            )
          }
        />
      ) : null}
    </>
  );
}

export function Component() {
  return (
    <div className="still:h-[calc(100dvh-5rem)] still:min-h-112 flex flex-col gap-4">
      <Seo
        title={ownPages.stories.title}
        description="The stories of your clients in five parts, with their status and open comments."
        path={ownPages.stories.path}
        noindex
      />
      <Stories />
    </div>
  );
}
