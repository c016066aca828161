import { useQuery } from '@tanstack/react-query';
import { useUser } from 'shared-auth/session-provider';
import { getSupabase } from 'shared-auth/supabase-client';
import type { DataClient } from 'shared-auth/supabase-client';

/** Runs one data operation for the signed-in user and keeps its result under that user's id. */
export function useDataQuery<T>(name: string, operation: (client: DataClient, userId: string) => Promise<T>) {
  const { id } = useUser();
  return useQuery({ queryKey: [id, name], queryFn: async () => operation(await getSupabase(), id) });
}
