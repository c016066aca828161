import { useMemo } from 'react';
import { useDataQuery } from '../../lib/use-data-query.ts';
import type { CoachNames } from './components/client-cells.tsx';
import { listCoaches } from './data/list-coaches.ts';

/**
 * The coaches by id.
 * @param isWanted whether the reader gives clients to them: nobody else is told who they are
 */
export function useCoachNames(isWanted: boolean): CoachNames {
  const { data } = useDataQuery('coaches', listCoaches, undefined, { isWanted });
  return useMemo(() => new Map((data ?? []).map(({ id, name }) => [id, name])), [data]);
}
