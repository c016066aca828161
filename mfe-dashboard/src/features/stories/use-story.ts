import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { useUser } from 'shared-auth/session-provider';
import { useDataQuery } from '../../lib/use-data-query.ts';
import { tellOfStories } from '../../lib/kept-stories.ts';
import { listStoryComments } from './data/story-comments.ts';
import { listStoryPeople } from './data/story-presence.ts';
import { readStory } from './data/read-story.ts';
import { keeperOf } from './keeping/own-keeper.ts';
import { fields } from './story.ts';
import { useStoryLive, useStoryPresence } from './use-story-live.ts';

/** One story with everything around it: what the server tells, what is typed here, and who else is at it. */
export function useStory(id: string, isNew: boolean) {
  const { id: me } = useUser();
  const cache = useQueryClient();
  const [keeper] = useState(() => keeperOf(me));
  const state = useSyncExternalStore(keeper.subscribe, () => keeper.open(id, isNew));
  const story = useDataQuery('story', (client) => readStory(client, id), { id });
  const row = story.isPlaceholderData ? undefined : story.data;
  const isThere = Boolean(row);
  const here = useStoryPresence(id, isThere);
  const comments = useDataQuery(
    'story-comments',
    (client) => listStoryComments(client, id),
    { id },
    {
      isWanted: isThere,
    },
  );
  const people = useDataQuery(
    'story-people',
    (client) => listStoryPeople(client, id, here),
    { id },
    {
      isWanted: isThere,
    },
  );
  useStoryLive(id);
  useEffect(() => tellOfStories(), []);
  useEffect(() => {
    if (row) keeper.meet(row);
  }, [keeper, row]);
  const version = state.doc.row?.version ?? 0;
  const known = row?.version ?? 0;
  useEffect(() => {
    // What was saved here is newer than what was read: whatever else shows the story is read again.
    if (version > known)
      void cache.invalidateQueries({
        predicate: ({ queryKey: [owner, name] }) =>
          owner === me &&
          typeof name === 'string' &&
          /^(story$|stories|client-stories|own-stories)/.test(name),
      });
  }, [cache, known, me, version]);
  const names = people.data;
  const unknown = names === undefined ? '' : here.filter((one) => !(one in names)).join();
  useEffect(() => {
    if (unknown !== '') void cache.invalidateQueries({ queryKey: [me, 'story-people'] });
  }, [cache, me, unknown]);
  // Browsers say themselves who is at them: only ids that the database has a name for are shown.
  const named = names === undefined ? [] : here.filter((one) => one in names);
  const nameOf = useMemo(
    () => (person: string | null) =>
      person === me ? 'You' : person === null ? 'Somebody who left' : (names?.[person]?.name ?? 'Somebody'),
    [me, names],
  );
  const faceOf = useMemo(
    () => (person: string | null) => (person === null ? undefined : names?.[person]),
    [names],
  );
  return { me, keeper, state, story, row, comments, here: named, nameOf, faceOf, fields };
}
