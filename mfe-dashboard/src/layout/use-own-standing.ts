import { useQueryClient } from '@tanstack/react-query';
import { roleLabel, roleOf } from 'shared-auth/roles';
import { useSession } from 'shared-auth/session-provider';
import { notify } from 'shared-ui/toast';
import { useEffect, useEffectEvent, useRef } from 'react';
import { openLine } from '../lib/live-channel.ts';

/** Whoever comes back to a tab after this long may have become somebody else. */
const AWAY_MS = 30_000;

/** Reads the own profile again whenever its row changes, and when somebody comes back to this tab after a while. */
function useProfileKept(): void {
  const { user, reloadProfile } = useSession();
  const id = user?.id;
  const reload = useEffectEvent(() => void reloadProfile().catch(() => undefined));
  useEffect(() => {
    if (id === undefined) return undefined;
    const own = { event: '*', schema: 'public', table: 'profiles', filter: `id=eq.${id}` } as const;
    return openLine(
      'standing',
      (channel) => channel.on('postgres_changes', own, () => reload()),
      () => reload(),
    );
  }, [id]);
  useEffect(() => {
    let since = Date.now();
    const look = () => {
      if (document.visibilityState === 'hidden') since = Date.now();
      else if (Date.now() - since > AWAY_MS) {
        since = Date.now();
        reload();
      }
    };
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
}

/**
 * Menu and guard follow the role that the database gives, while the page is open. What was read in another role is dropped:
 * it may not be this one's to see.
 */
export function useOwnStanding(): void {
  useProfileKept();
  const { profile } = useSession();
  const cache = useQueryClient();
  const role = profile ? roleOf(profile) : null;
  const before = useRef(role);
  useEffect(() => {
    const old = before.current;
    before.current = role;
    if (old === null || role === null || old === role) return;
    void cache.resetQueries();
    notify.info(`Your role has changed: you are now ${roleLabel(role)}.`);
  }, [cache, role]);
}
