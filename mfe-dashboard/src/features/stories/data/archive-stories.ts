import { callRpc } from 'shared-auth/call-rpc';
import type { DataClient } from 'shared-auth/supabase-client';
import { archiveStories as rpc } from 'shared-contract/rpc/batches';

/** Puts stories away, all or none. @throws RpcError `PT403` where one is not the caller's to put away */
export const archiveStories = (client: DataClient, ids: readonly string[]) =>
  callRpc(client, rpc, { ids: [...ids] });
