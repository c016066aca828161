import { callRpc } from 'shared-auth/call-rpc';
import type { DataClient } from 'shared-auth/supabase-client';
import { overviewAdmin } from 'shared-contract/rpc/overview-admin';
import type { AnswerOf } from 'shared-contract/rpc/rpc';

export type AdminOverview = AnswerOf<typeof overviewAdmin>;

/**
 * What waits for an answer, and how much there is of everything.
 * @throws RpcError 42501 for who is no administrator
 */
export const readAdminOverview = (client: DataClient): Promise<AdminOverview> =>
  callRpc(client, overviewAdmin);
