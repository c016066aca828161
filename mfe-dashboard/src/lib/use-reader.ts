import { roleOf } from 'shared-auth/roles';
import { useSession, useUser } from 'shared-auth/session-provider';
import type { Reader } from './data/live-filters.ts';

/** Returns the signed-in account as a reader of live changes. */
export function useReader(): Reader {
  const { id } = useUser();
  const { profile } = useSession();
  return { id, role: profile ? roleOf(profile) : null };
}
