import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { hasRole } from 'shared-auth/roles';
import { useSession, useUser } from 'shared-auth/session-provider';
import { type DataClient, getSupabase } from 'shared-auth/supabase-client';
import { type Names, namesOf } from './names.ts';
import { unwrap } from './unwrap.ts';

/**
 * Runs a query for the current user and caches the result under their id.
 * @param of parameters, such as a page or a filter. Each value has its own cache entry, and the previous result stays
 *   visible until the next one loads.
 * @param isWanted false to skip the request
 * @param staleMs stale time in ms, if it differs from the default
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

/** Returns the value once it hasn't changed for `ms`. An empty value applies immediately. */
export function useSettled(value: string, ms: number): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(setSettled, value === '' ? 0 : ms, value);
    return () => clearTimeout(timer);
  }, [value, ms]);
  return settled;
}

const nobody: Names = new Map();

/**
 * Returns the names of accounts whose profiles the user can't read.
 * @param people ids. Each set of ids is requested once, and an empty one never.
 */
export function useNames(people: readonly (string | null)[]): Names {
  const wanted = [...new Set(people)].filter((id) => id !== null).sort();
  const key = wanted.join(' ');
  const { data } = useDataQuery(
    'names',
    (client) => namesOf(client, key.split(' ')),
    { people: key },
    { isWanted: key !== '' },
  );
  return data ?? nobody;
}

/** Seats are assigned rarely, so a cached result in the menu can be up to five minutes old. */
const FRESH_MS = 300_000;

/**
 * Returns whether the user has access to the training: coaches, administrators, and users with a seat. The database
 * knows the seats.
 */
export function useMayTrain() {
  const { profile } = useSession();
  const byRole = hasRole(profile, 'coach', 'admin');
  const query = useDataQuery('may-train', (client) => unwrap(client.rpc('may_train')), undefined, {
    isWanted: profile !== null && !byRole,
    staleMs: FRESH_MS,
  });
  return {
    mayTrain: byRole || query.data === true,
    isKnown: byRole || query.data !== undefined || query.isError,
    query,
  };
}
