import { hasRole } from 'shared-auth/roles';
import { useSession } from 'shared-auth/session-provider';
import type { DataClient } from 'shared-auth/supabase-client';
import { useDataQuery } from './use-data-query.ts';

/** A seat is given rarely, and nobody waits for the menu to say so. */
const FRESH_MS = 300_000;

async function mayTrain(client: DataClient): Promise<boolean> {
  const { data, error } = await client.rpc('may_train');
  if (error) throw error;
  return data;
}

/** Whether the training opens for the user: coaches, administrators, and who has a seat, which the database is asked for. */
export function useMayTrain() {
  const { profile } = useSession();
  const byRole = hasRole(profile, 'coach', 'admin');
  const query = useDataQuery('may-train', mayTrain, undefined, {
    isWanted: profile !== null && !byRole,
    staleMs: FRESH_MS,
  });
  return {
    mayTrain: byRole || query.data === true,
    isKnown: byRole || query.data !== undefined || query.isError,
    query,
  };
}
