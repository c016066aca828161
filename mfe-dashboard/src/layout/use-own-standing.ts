import { useQueryClient } from '@tanstack/react-query';
import { roleLabel, roleOf } from 'shared-auth/roles';
import { useSession } from 'shared-auth/session-provider';
import { getSupabase } from 'shared-auth/supabase-client';
import { notify } from 'shared-ui/toast';
import { useEffect, useEffectEvent, useRef } from 'react';

/** Who only passes through opens no line: a browser complains of one that is left while it is being opened. */
const STAYING_MS = 4000;
/** Whoever comes back to a tab after this long may have become somebody else. */
const AWAY_MS = 30_000;

/** Reads the own profile again whenever its row changes, and when somebody comes back to this tab after a while. */
function useProfileKept(): void {
  const { user, reloadProfile } = useSession();
  const id = user?.id;
  const reload = useEffectEvent(() => void reloadProfile().catch(() => undefined));
  useEffect(() => {
    if (id === undefined) return undefined;
    let leave: (() => void) | null = null;
    let hasLeft = false;
    const join = async () => {
      const client = await getSupabase();
      if (hasLeft) return;
      const own = { event: '*', schema: 'public', table: 'profiles', filter: `id=eq.${id}` } as const;
      const channel = client
        .channel(`standing:${crypto.randomUUID()}`)
        .on('postgres_changes', own, () => reload());
      channel.subscribe((status: string) => {
        // What changed before the line was there, or while it was lost, was told to nobody.
        if (status === 'SUBSCRIBED') reload();
      });
      leave = () => void client.removeChannel(channel);
    };
    const waiting = setTimeout(() => void join().catch(() => undefined), STAYING_MS);
    return () => {
      hasLeft = true;
      clearTimeout(waiting);
      leave?.();
    };
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
