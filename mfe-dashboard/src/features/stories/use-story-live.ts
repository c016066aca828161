import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useUser } from 'shared-auth/session-provider';
import { isUuid } from 'shared-contract/uuid';
import { openChannel, openLine } from '../../lib/live-channel.ts';

/** Reloads what is shown of a story whenever the story or one of its comments changes. */
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
 * Shows the others that the user has a story open, on a channel that only its readers may join.
 * @returns ids of the others who have it open, as their browsers sent them
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
