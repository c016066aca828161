import { callRpc } from 'shared-auth/call-rpc';
import type { DataClient } from 'shared-auth/supabase-client';
import { changeRole as rpc } from 'shared-contract/rpc/accounts';
import type { AccountRole } from './list-users.ts';

/**
 * Changes the role of an account, unless somebody else has changed the account since.
 * @param clientsTo the coach who takes over the clients of someone who becomes a user; no one without it
 * @throws RpcError `PT409` with the field `version`, `last-admin` or `own-role`
 */
export const changeRole = (
  client: DataClient,
  { id, version }: { readonly id: string; readonly version: number },
  role: AccountRole,
  clientsTo: string | null = null,
) =>
  callRpc(client, rpc, {
    user_id: id,
    role,
    expected: version,
    ...(clientsTo !== null && { clients_to: clientsTo }),
  });
