import { callRpc } from 'shared-auth/call-rpc';
import type { DataClient } from 'shared-auth/supabase-client';
import { undoChange, type undoArchived, type undoHosts } from 'shared-contract/rpc/batches';

/** What an undo restored; `left` counts the rows that someone else has changed since. */
export type Undone = Awaited<ReturnType<typeof undoBatch>>;

/** Undoes a bulk change or an import of the caller. @throws RpcError */
export const undoBatch = (
  client: DataClient,
  batch: string,
  undo: typeof undoChange | typeof undoHosts | typeof undoArchived = undoChange,
) => callRpc(client, undo, { batch });
