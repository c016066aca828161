import { useQueryClient } from '@tanstack/react-query';
import { useUser } from 'shared-auth/session-provider';
import { getSupabase } from 'shared-auth/supabase-client';
import { useEffect } from 'react';

/** Several rows of one change are one reason to look again. */
const TOGETHER_MS = 250;
/** Who only passes through opens no line: a browser complains of one that is left while it is being opened. */
const STAYING_MS = 1000;

/**
 * Asks again for the user's queries whose names begin so, whenever a row that they may read changes in one of the tables,
 * and whenever the line is there: what happened between the first answer and that, or while the line was lost, was told to
 * nobody.
 */
export function useLive(queries: string, tables: readonly string[], staying = STAYING_MS): void {
  const { id } = useUser();
  const cache = useQueryClient();
  const wanted = tables.join(',');
  useEffect(() => {
    let leave: (() => void) | null = null;
    let hasLeft = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const changed = () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        const isMeant = ({ queryKey: [owner, name] }: { queryKey: readonly unknown[] }) =>
          owner === id && typeof name === 'string' && name.startsWith(queries);
        void cache.invalidateQueries({ predicate: isMeant });
      }, TOGETHER_MS);
    };
    const join = async () => {
      const client = await getSupabase();
      if (hasLeft) return;
      const channel = client.channel(`${queries}:${crypto.randomUUID()}`);
      for (const table of wanted.split(','))
        channel.on('postgres_changes', { event: '*', schema: 'public', table }, changed);
      channel.subscribe((status: string) => {
        if (status === 'SUBSCRIBED') changed();
      });
      leave = () => void client.removeChannel(channel);
    };
    const waiting = setTimeout(() => void join(), staying);
    return () => {
      hasLeft = true;
      clearTimeout(waiting);
      clearTimeout(timer);
      leave?.();
    };
  }, [cache, id, queries, staying, wanted]);
}
