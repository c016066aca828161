import { useQueryClient } from '@tanstack/react-query';
import { dataMessage } from 'shared-auth/error-words';
import { useUser } from 'shared-auth/session-provider';
import { getSupabase } from 'shared-auth/supabase-client';
import { notify } from 'shared-ui/toast';
import { takeBackDecision } from './data/take-back-decision.ts';

/** Asks again for everything about applications. */
export function useRefresh(): () => Promise<void> {
  const { id } = useUser();
  const cache = useQueryClient();
  return () =>
    cache.invalidateQueries({
      predicate: ({ queryKey: [owner, name] }) =>
        owner === id && typeof name === 'string' && name.startsWith('application'),
    });
}

/** Takes a decision back and says what came of it. */
export function useTakeBack(): (applicationId: string, name: string) => Promise<void> {
  const refresh = useRefresh();
  return async (applicationId, name) => {
    try {
      const isBack = await takeBackDecision(await getSupabase(), applicationId);
      if (isBack) notify.success(`Taken back. ${name} is told nothing.`);
      else notify.error('There was nothing to take back: the letter has gone, or somebody was quicker.');
    } catch (error) {
      notify.error(dataMessage(error, { what: 'The decision was not taken back.' }));
    }
    await refresh();
  };
}
