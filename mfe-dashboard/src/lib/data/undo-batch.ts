import { callRpc } from 'shared-auth/call-rpc';
import type { DataClient } from 'shared-auth/supabase-client';
import { undo } from 'shared-contract/rpc/batches';

/** What an undo restored; `left` counts the rows that someone else has changed since. */
export type Undone = Awaited<ReturnType<typeof undoBatch>>;

/** Undoes a change of many rows or an import of the caller. @throws RpcError */
export const undoBatch = (client: DataClient, batch: string) => callRpc(client, undo, { batch });
