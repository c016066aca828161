import { callRpc } from 'shared-auth/call-rpc';
import type { DataClient } from 'shared-auth/supabase-client';
import { revertClientChange } from 'shared-contract/rpc/clients';

/**
 * Takes a recorded change of a client back, where what it set still stands.
 * @returns who has changed it since, where it was not taken back
 * @throws RpcError
 */
export const revertChange = (client: DataClient, event: number) =>
  callRpc(client, revertClientChange, { event_id: event });
