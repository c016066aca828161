import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useUser } from 'shared-auth/session-provider';
import { getSupabase } from 'shared-auth/supabase-client';

/** Who only passes through opens no line. */
const STAYING_MS = 1000;

interface Change {
  readonly eventType: string;
  readonly new: Readonly<Record<string, unknown>>;
  readonly old: Readonly<Record<string, unknown>>;
}

/** Asks again for what is shown of one story whenever it changes. Beats of those who stay are no change. */
export function useStoryLive(id: string): void {
  const { id: me } = useUser();
  const cache = useQueryClient();
  useEffect(() => {
    let leave: (() => void) | null = null;
    let hasLeft = false;
    const again = (name: string) => () => void cache.invalidateQueries({ queryKey: [me, name, { id }] });
    const come = ({ eventType, new: now, old }: Change) => {
      const of = eventType === 'DELETE' ? old : now;
      if (eventType !== 'UPDATE' && of['story_id'] === id && of['user_id'] !== me) again('story-here')();
    };
    const join = async () => {
      const client = await getSupabase();
      if (hasLeft) return;
      const at = (table: string) => ({ event: '*' as const, schema: 'public', table });
      const channel = client
        .channel(`story:${id}:${crypto.randomUUID()}`)
        .on('postgres_changes', { ...at('stories'), filter: `id=eq.${id}` }, again('story'))
        .on('postgres_changes', { ...at('story_comments'), filter: `story_id=eq.${id}` }, () => {
          again('story-comments')();
          again('story-people')();
        })
        .on('postgres_changes', at('story_editors'), (change) => come(change as unknown as Change))
        .subscribe((status: string) => {
          if (status !== 'SUBSCRIBED') return;
          for (const name of ['story', 'story-comments', 'story-here']) again(name)();
        });
      leave = () => void client.removeChannel(channel);
    };
    const waiting = setTimeout(() => void join().catch(() => undefined), STAYING_MS);
    return () => {
      hasLeft = true;
      clearTimeout(waiting);
      leave?.();
    };
  }, [cache, id, me]);
}
