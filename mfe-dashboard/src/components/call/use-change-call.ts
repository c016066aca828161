import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { CallRefusal } from 'shared-auth/submit-form';
import { dataMessage } from 'shared-auth/error-words';
import { useUser } from 'shared-auth/session-provider';
import { getSupabase, type DataClient } from 'shared-auth/supabase-client';
import { notify } from 'shared-ui/toast';
import type { ChangedCall } from './change-call.ts';

interface Options {
  /** What is said once it is written. */
  readonly done: (call: ChangedCall) => string;
  /** What is said before the reason where it was not. */
  readonly failed: string;
  readonly onDone: () => void;
}

/** Asks again for whatever shows calls. */
export function useRefreshCalls(): () => Promise<void> {
  const { id: me } = useUser();
  const cache = useQueryClient();
  return () =>
    cache.invalidateQueries({
      predicate: ({ queryKey: [owner, name] }) =>
        owner === me && typeof name === 'string' && /^(call|overview)/.test(name),
    });
}

/** Writes a change of a call that goes by email; `failure` says in words why it was not written. */
export function useChangeCall({ done, failed, onDone }: Options) {
  const refresh = useRefreshCalls();
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const run = async (change: (client: DataClient) => Promise<ChangedCall>) => {
    setIsBusy(true);
    setFailure(undefined);
    try {
      const call = await change(await getSupabase());
      // What is below shows the call as it is now before anything else can be done with it.
      await refresh();
      notify.success(done(call));
      if (!call.mailed) notify.info('An email about it could not be sent: tell them yourself.');
      onDone();
    } catch (error) {
      setFailure(error instanceof CallRefusal ? error.message : dataMessage(error, { what: failed }));
      await refresh();
    }
    setIsBusy(false);
  };
  return { isBusy, failure, run };
}
