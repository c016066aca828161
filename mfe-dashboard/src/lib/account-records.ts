import { callRpc } from 'shared-auth/call-rpc';
import type { DataClient } from 'shared-auth/supabase-client';
import { ownRecords } from 'shared-contract/rpc/own-records';
import type { AnswerOf } from 'shared-contract/rpc/rpc';

export type AccountRecord = AnswerOf<typeof ownRecords>[number];

/** Returns the firm's records that the signed-in user is the client of. @throws RpcError */
export const readAccountRecords = (client: DataClient): Promise<AccountRecord[]> =>
  callRpc(client, ownRecords);
