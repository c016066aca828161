import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { roleOf } from 'shared-auth/roles';
import { useSession, useUser } from 'shared-auth/session-provider';
import { isUuid } from 'shared-contract/uuid';
import { openChannel, openLine } from '../../lib/live.ts';
import { announceStories } from '../../lib/sign-out.ts';
import { useDataQuery } from '../../lib/use-data-query.ts';
import { valueOf } from './autosave/document.ts';
import { autosaveFor } from './autosave/draft-store.ts';
import { listStoryComments, listStoryPeople, readStory } from './queries.ts';
import { type Field, isOpen } from './story.ts';

/** Reloads a story when it or one of its comments changes. */
export function useStoryLive(id: string): void {
  const { id: me } = useUser();
  const cache = useQueryClient();
  useEffect(() => {
    const again = (name: string) => () => void cache.invalidateQueries({ queryKey: [me, name, { id }] });
    const at = (table: string) => ({ event: '*' as const, schema: 'public', table });
    return openLine(
      `story:${id}`,
      (channel) =>
        channel
          .on('postgres_changes', { ...at('stories'), filter: `id=eq.${id}` }, again('story'))
          .on('postgres_changes', { ...at('story_comments'), filter: `story_id=eq.${id}` }, () => {
            again('story-comments')();
            again('story-people')();
          }),
      () => {
        for (const name of ['story', 'story-comments']) again(name)();
      },
    );
  }, [cache, id, me]);
}

/**
 * Shows other users that this user has the story open, on a private channel that only its readers can join.
 * @returns ids of the other users, as their browsers reported them
 */
export function useStoryPresence(id: string, isThere: boolean): readonly string[] {
  const { id: me } = useUser();
  const [here, setHere] = useState<readonly string[]>([]);
  useEffect(() => {
    if (!isThere) return undefined;
    const leave = openChannel(
      (client) => {
        const channel = client.channel(`story:${id}`, { config: { private: true, presence: { key: me } } });
        return channel.on('presence', { event: 'sync' }, () => {
          const others = Object.keys(channel.presenceState()).filter((one) => isUuid(one) && one !== me);
          setHere(others.toSorted());
        });
      },
      (channel) => void channel.track({}),
    );
    return () => {
      leave();
      setHere([]);
    };
  }, [id, isThere, me]);
  return here;
}

/** Names and pictures of the users involved in a story, and which others have it open. */
function useStoryPeople(id: string, isThere: boolean) {
  const { id: me } = useUser();
  const present = useStoryPresence(id, isThere);
  const { data: people } = useDataQuery(
    'story-people',
    (client) => listStoryPeople(client, id, present),
    { id, present },
    { isWanted: isThere },
  );
  const faceOf = (person: string | null) => (person === null ? undefined : people?.[person]);
  return {
    // Browsers report their own user id, so show only ids with a name in the database.
    here: present.filter((person) => faceOf(person)),
    faceOf,
    nameOf: (person: string | null): string => {
      if (person === null) return 'Former member';
      return person === me ? 'You' : (faceOf(person)?.name ?? 'Somebody');
    },
  };
}

/** Combines a story's server data, its local edits, and the other users who have it open. */
export function useStory(id: string, isNew: boolean) {
  const { id: me } = useUser();
  const role = roleOf(useSession().profile);
  const cache = useQueryClient();
  const [autosave] = useState(() => autosaveFor(me));
  const state = useSyncExternalStore(autosave.subscribe, () => autosave.open(id, isNew));
  const { doc } = state;
  const story = useDataQuery('story', (client) => readStory(client, id), { id });
  const row = story.isPlaceholderData ? undefined : story.data;
  const isThere = Boolean(row);
  const comments = useDataQuery(
    'story-comments',
    (client) => listStoryComments(client, id),
    { id },
    { isWanted: isThere },
  );
  const people = useStoryPeople(id, isThere);
  useStoryLive(id);
  useEffect(() => announceStories(), []);
  useEffect(() => {
    if (row) autosave.meet(row);
  }, [autosave, row]);
  const version = doc.row?.version ?? 0;
  const known = row?.version ?? 0;
  useEffect(() => {
    // The saved version is newer than the query's, so refetch everything that shows the story.
    if (version > known)
      void cache.invalidateQueries({
        predicate: ({ queryKey: [owner, name] }) =>
          owner === me && typeof name === 'string' && /^(story$|stories|client-stories)/.test(name),
      });
  }, [cache, known, me, version]);
  const latest = row ?? doc.row;
  const status = latest?.status ?? 'draft';
  const isWriter = !latest || latest.user_id === me;
  const isAdmin = role === 'admin';
  const isFrozen = !isOpen(status) || !(isWriter || isAdmin);
  return {
    ...{ id, me, autosave, state, story, row, comments, status, isWriter, isAdmin, isFrozen },
    ...people,
    isCoach: role === 'coach' && row?.clients?.coach_id === me,
    /** Returns the text of a field: an edit, or else the saved value. A read-only story ignores edits. */
    textOf: (field: Field): string => (isFrozen ? (doc.row?.[field] ?? '') : valueOf(doc, field)),
    /** Returns the handlers of a field. */
    handlersOf: (field: Field) => ({
      onChange: (value: string) => autosave.edit(id, field, value),
      onFocus: () => autosave.focus(id, field),
      onBlur: () => autosave.blur(id),
    }),
  };
}

export type StoryView = ReturnType<typeof useStory>;
