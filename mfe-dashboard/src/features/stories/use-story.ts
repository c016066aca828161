import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { useUser } from 'shared-auth/session-provider';
import { getSupabase } from 'shared-auth/supabase-client';
import { useDataQuery } from '../../lib/use-data-query.ts';
import { tellOfStories } from '../../lib/kept-stories.ts';
import { listStoryComments } from './data/story-comments.ts';
import { beatStory, leaveStory, listStoryPeople } from './data/story-presence.ts';
import { readStory } from './data/read-story.ts';
import { keeperOf } from './keeping/own-keeper.ts';
import { fields } from './story.ts';
import { useStoryLive } from './use-story-live.ts';

const BEAT_MS = 20_000;

/** Who else has the story open; says so of the user as well. */
function usePresence(id: string, isThere: boolean): readonly string[] {
  const { id: me } = useUser();
  const here = useQuery({
    queryKey: [me, 'story-here', { id }],
    queryFn: async () => beatStory(await getSupabase(), id),
    enabled: isThere,
    refetchInterval: BEAT_MS,
    staleTime: 0,
    retry: false,
  });
  useEffect(() => {
    if (!isThere) return undefined;
    return () => {
      void getSupabase()
        .then((client) => leaveStory(client, id, me))
        .catch(() => undefined);
    };
  }, [id, isThere, me]);
  return here.data ?? [];
}

/** One story with everything around it: what the server tells, what is typed here, and who else is at it. */
export function useStory(id: string, isNew: boolean) {
  const { id: me } = useUser();
  const cache = useQueryClient();
  const [keeper] = useState(() => keeperOf(me));
  const state = useSyncExternalStore(keeper.subscribe, () => keeper.open(id, isNew));
  const story = useDataQuery('story', (client) => readStory(client, id), { id });
  const row = story.isPlaceholderData ? undefined : story.data;
  const isThere = Boolean(row);
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
    (client) => listStoryPeople(client, id),
    { id },
    {
      isWanted: isThere,
    },
  );
  const here = usePresence(id, isThere);
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
  const isUnknown = names !== undefined && here.some((one) => !(one in names));
  useEffect(() => {
    if (isUnknown) void cache.invalidateQueries({ queryKey: [me, 'story-people'] });
  }, [cache, isUnknown, me]);
  const nameOf = useMemo(
    () => (person: string | null) =>
      person === me ? 'You' : person === null ? 'Somebody who left' : (names?.[person]?.name ?? 'Somebody'),
    [me, names],
  );
  const faceOf = useMemo(
    () => (person: string | null) => (person === null ? undefined : names?.[person]),
    [names],
  );
  return { me, keeper, state, story, row, comments, here, nameOf, faceOf, fields };
}
