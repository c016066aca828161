import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { roleOf } from 'shared-auth/roles';
import { useSession, useUser } from 'shared-auth/session-provider';
import type { LiveTable, Reader } from './live-filters.ts';
import { listenToRows } from './live.ts';

/** Debounce in ms, so that a change to several rows causes one refetch. */
const TOGETHER_MS = 250;

/**
 * Refetches the user's queries with this name prefix when a row that they can read changes in one of the tables. Also
 * refetches when the channel is joined, because changes before that were missed.
 */
export function useLive(queries: string, tables: readonly LiveTable[]): void {
  const { id, role } = useReader();
  const cache = useQueryClient();
  const wanted = tables.join(',');
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const changed = () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        const isMeant = ({ queryKey: [owner, name] }: { queryKey: readonly unknown[] }) =>
          owner === id && typeof name === 'string' && name.startsWith(queries);
        void cache.invalidateQueries({ predicate: isMeant });
      }, TOGETHER_MS);
    };
    const leave = listenToRows({
      name: queries,
      tables: wanted.split(',') as LiveTable[],
      reader: { id, role },
      onChange: changed,
      onLine: changed,
    });
    return () => {
      clearTimeout(timer);
      leave();
    };
  }, [cache, id, role, queries, wanted]);
}

export function useReader(): Reader {
  const { id } = useUser();
  const { profile } = useSession();
  return { id, role: profile ? roleOf(profile) : null };
}
