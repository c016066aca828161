import { useMemo, useState, useSyncExternalStore } from 'react';
import { roleOf } from 'shared-auth/roles';
import { useSession, useUser } from 'shared-auth/session-provider';
import { storiesList } from 'shared-contract/lists/stories';
import { paths } from 'shared-contract/paths';
import { Button } from 'shared-ui/button';
import { Notice } from 'shared-ui/notice';
import { useNavigate } from 'shared-ui/router';
import { Seo } from 'shared-ui/seo';
import { TextLink } from 'shared-ui/text-link';
import { newStoryAddress, titleOf } from '../../lib/labels.ts';
import { useDataQuery, useNames } from '../../lib/use-data-query.ts';

import { useLive } from '../../lib/use-live.ts';
import { EmptyList } from '../../ui/states.tsx';
import { useListScreen } from '../../list/list-screen.ts';
import { ListView } from '../../list/list-view.tsx';
import { useListSelection } from '../../list/row-selection.tsx';
import { dashboardPages } from '../../page-list.ts';
import { PageHead } from '../../ui/page-parts.tsx';
import { autosaveFor } from './autosave/draft-store.ts';
import { listStories, readStoryChoices } from './queries.ts';
import { hiddenWriters, StoryBulk, storyCard, storyCells, StoryToolbar } from './table-parts.tsx';

function UnsentNotice() {
  const { id: me } = useUser();
  const [autosave] = useState(() => autosaveFor(me));
  // A string, because `useSyncExternalStore` needs a stable value and a new array never equals the last one.
  const unsentText = useSyncExternalStore(autosave.subscribe, () =>
    JSON.stringify(autosave.unsent().map(({ id, title, doc }) => [id, title, doc.isNew])),
  );
  const unsent = JSON.parse(unsentText) as [id: string, title: string, isNew: boolean][];
  if (unsent.length === 0) return null;
  return (
    <Notice tone="warning" role="status" title="Not sent yet: kept on this device">
      <ul>
        {unsent.map(([id, title, isNew]) => (
          <li key={id}>
            <TextLink to={`${paths.dashboard.story(id)}${isNew ? '?new=1' : ''}`}>{title}</TextLink>
          </li>
        ))}
      </ul>
    </Notice>
  );
}

const choice = ({ id, name }: { id: string; name: string }) => ({ value: id, label: name });

function Stories() {
  const { id: me } = useUser();
  const role = roleOf(useSession().profile);
  const navigate = useNavigate();
  const screen = useListScreen(storiesList, role);
  const { query, filters, unknown, change, clear, columns, isTable, isNarrowed } = screen;
  const selection = useListSelection(query);
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
  const narrowing = { filters, query, people, change, clear };
  const begin = (
    <Button size="sm" onClick={() => void navigate(newStoryAddress())}>
      New story
    </Button>
  );
  return (
    <>
      <PageHead title={dashboardPages.stories.title} count={isNarrowed ? undefined : page.data?.total}>
        {begin}
      </PageHead>
      <UnsentNotice />
      <StoryToolbar
        {...narrowing}
        unknown={unknown}
        columns={isTable ? columns : undefined}
        selection={selection}
      />
      <ListView
        {...{ screen, page, cells, cardOf, selection }}
        title="Stories"
        things={{ one: 'story', many: 'stories' }}
        canChooseAll={false}
        bulk={<StoryBulk selection={selection} rows={page.data?.rows ?? []} />}
        nameOf={({ title }) => titleOf(title)}
        recordAddress={paths.dashboard.story}
        nothing={
          isNarrowed ? (
            <EmptyList
              title="No stories found"
              text="Nothing matches this search and these filters."
              action={{ label: 'Show all stories', run: clear }}
            />
          ) : (
            <EmptyList title="No stories yet. Start with what the client told you first.">{begin}</EmptyList>
          )
        }
      />
    </>
  );
}

export function Component() {
  return (
    <div className="still:h-[calc(100dvh-5rem)] still:min-h-112 flex flex-col gap-4">
      <Seo
        title={dashboardPages.stories.title}
        description="The stories of your clients in five parts, with their status and open comments."
        path={dashboardPages.stories.path}
        noindex
      />
      <Stories />
    </div>
  );
}
