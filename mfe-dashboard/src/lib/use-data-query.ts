import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useUser } from 'shared-auth/session-provider';
import { getSupabase } from 'shared-auth/supabase-client';
import type { DataClient } from 'shared-auth/supabase-client';

/**
 * Runs one data operation for the signed-in user and keeps its result under that user's id.
 * @param of what the operation was asked for, where it can be asked for several things (a page, a filter): each is kept
 *   by itself, and the one before stays on the screen until the next is there
 * @param isWanted false for who has no use for it: nothing is asked
 * @param staleMs for how long an answer is good enough for who comes back to it, if not as long as others are
 */
export function useDataQuery<T>(
  name: string,
  operation: (client: DataClient, userId: string) => Promise<T>,
  of?: object,
  { isWanted = true, staleMs }: { readonly isWanted?: boolean; readonly staleMs?: number } = {},
) {
  const { id } = useUser();
  return useQuery({
    queryKey: of === undefined ? [id, name] : [id, name, of],
    enabled: isWanted,
    ...(staleMs === undefined ? {} : { staleTime: staleMs }),
    queryFn: async () => operation(await getSupabase(), id),
    ...(of === undefined ? {} : { placeholderData: keepPreviousData }),
  });
}
