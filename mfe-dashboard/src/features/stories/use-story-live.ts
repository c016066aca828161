import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useUser } from 'shared-auth/session-provider';
import { openLine, type RowChange } from '../../lib/live-channel.ts';

/** Asks again for what is shown of one story whenever it changes. Beats of those who stay are no change. */
export function useStoryLive(id: string): void {
  const { id: me } = useUser();
  const cache = useQueryClient();
  useEffect(() => {
    const again = (name: string) => () => void cache.invalidateQueries({ queryKey: [me, name, { id }] });
    const come = ({ eventType, new: now, old }: RowChange) => {
      const of = eventType === 'DELETE' ? old : now;
      if (eventType !== 'UPDATE' && of['story_id'] === id && of['user_id'] !== me) again('story-here')();
    };
    const at = (table: string) => ({ event: '*' as const, schema: 'public', table });
    return openLine(
      `story:${id}`,
      (channel) =>
        channel
          .on('postgres_changes', { ...at('stories'), filter: `id=eq.${id}` }, again('story'))
          .on('postgres_changes', { ...at('story_comments'), filter: `story_id=eq.${id}` }, () => {
            again('story-comments')();
            again('story-people')();
          })
          .on('postgres_changes', at('story_editors'), (change) => come(change as unknown as RowChange)),
      () => {
        for (const name of ['story', 'story-comments', 'story-here']) again(name)();
      },
    );
  }, [cache, id, me]);
}
