import { callRpc } from 'shared-auth/call-rpc';
import type { DataClient } from 'shared-auth/supabase-client';
import { freeStartsOfCall } from 'shared-contract/rpc/members';
import { notify } from 'shared-ui/toast';
import * as z from 'zod/mini';
import { callFunction } from '../lib/call-function.ts';
import { explainRefusal, useAction } from '../lib/use-action.ts';

/**
 * Returns the instants that a call can move to, ascending: free for its host, or for the office if it has no host.
 * @throws RpcError
 */
export const readFreeStarts = async (client: DataClient, callId: string): Promise<readonly string[]> =>
  (await callRpc(client, freeStartsOfCall, { call_id: callId })).slots;

const changed = z.object({ startsAt: z.string(), version: z.number(), mailed: z.boolean() });
type ChangedCall = z.infer<typeof changed>;

interface CallChange {
  readonly callId: string;
  /** The version that the user saw. Without it, the change applies to any version. */
  readonly version?: number | undefined;
}

/** Moves a call and emails the client and the host. @throws CallRefusal */
export const moveCall = async (
  client: DataClient,
  call: CallChange & { readonly startsAt: string },
): Promise<ChangedCall> =>
  changed.parse(await callFunction(client, 'booking', { action: 'change', change: 'move', ...call }));

/** Cancels a call and emails the client and the host. @throws CallRefusal */
export const cancelCall = async (client: DataClient, call: CallChange): Promise<ChangedCall> =>
  changed.parse(await callFunction(client, 'booking', { action: 'change', change: 'cancel', ...call }));

export const callQueries = ['call', 'overview'];

interface Options {
  readonly done: (call: ChangedCall) => string;
  readonly failed: string;
  readonly onDone: () => void;
}

/** Changes a call whose client and host get an email. */
export function useChangeCall({ done, failed, onDone }: Options) {
  const { act, isBusy, failure, setFailure } = useAction({
    run: (client, change: (client: DataClient) => Promise<ChangedCall>) => change(client),
    failed,
    explain: explainRefusal,
    isInline: true,
    changes: callQueries,
  });
  const run = async (change: (client: DataClient) => Promise<ChangedCall>) => {
    setFailure(undefined);
    // The dialog closes after the reload, so that the page below it shows the changed call.
    const call = await act(change);
    if (!call) return;
    notify.success(done(call));
    if (!call.mailed) notify.info('An email about it could not be sent. Let them know yourself.');
    onDone();
  };
  return { isBusy, failure, run };
}
