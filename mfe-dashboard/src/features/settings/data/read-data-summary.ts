import { callRpc } from 'shared-auth/call-rpc';
import type { DataClient } from 'shared-auth/supabase-client';
import { dataSummary } from 'shared-contract/rpc/members';

/** How much of the caller's there is, and when they last did something. @throws RpcError */
export const readDataSummary = (client: DataClient) => callRpc(client, dataSummary);
