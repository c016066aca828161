import { callRpc } from 'shared-auth/call-rpc';
import type { DataClient } from 'shared-auth/supabase-client';
import { freeStartsOfCall } from 'shared-contract/rpc/calls';
import * as z from 'zod/mini';
import { callFunction } from '../../lib/call-function.ts';

/**
 * Times at which a call may be instead, ascending, as instants: free with its host, or with the office where it has none.
 * @throws RpcError
 */
export const askFreeStarts = async (client: DataClient, callId: string): Promise<readonly string[]> =>
  (await callRpc(client, freeStartsOfCall, { call_id: callId })).slots;

const changed = z.object({ startsAt: z.string(), version: z.number(), mailed: z.boolean() });
export type ChangedCall = z.infer<typeof changed>;

export interface CallChange {
  readonly callId: string;
  /** Of the call as it was seen; whoever has not seen it decides all the same. */
  readonly version?: number | undefined;
}

/** Gives a call another time; whom it is with and whoever holds it get an email. @throws CallRefusal */
export const moveCall = async (
  client: DataClient,
  call: CallChange & { readonly startsAt: string },
): Promise<ChangedCall> =>
  changed.parse(await callFunction(client, 'booking', { action: 'change', change: 'move', ...call }));

/** Calls it off; whom it was with and whoever held it get an email. @throws CallRefusal */
export const cancelCall = async (client: DataClient, call: CallChange): Promise<ChangedCall> =>
  changed.parse(await callFunction(client, 'booking', { action: 'change', change: 'cancel', ...call }));
