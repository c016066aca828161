import type { DataClient } from 'shared-auth/supabase-client';
import type { LiveTable } from '../../lib/data/live-filters.ts';
import { useDataQuery } from '../../lib/use-data-query.ts';
import { useLive } from '../../lib/use-live.ts';

/** The overview of a role: one call, asked again at every visit and whenever something that it shows has changed. */
export function useOverview<T>(
  name: `overview-${string}`,
  operation: (client: DataClient) => Promise<T>,
  tables: readonly LiveTable[],
) {
  useLive(name, tables);
  return useDataQuery(name, operation, undefined, { staleMs: 0 });
}
