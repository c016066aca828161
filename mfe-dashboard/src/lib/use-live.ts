import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { listenToRows } from './live-channel.ts';
import type { LiveTable } from './data/live-filters.ts';
import { useReader } from './use-reader.ts';

/** Several rows of one change are one reason to look again. */
const TOGETHER_MS = 250;

/**
 * Asks again for the user's queries whose names begin so, whenever a row that they may read changes in one of the tables,
 * and whenever the line is there: what happened between the first answer and that, or while the line was lost, was told to
 * nobody.
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
