import { callRpc } from 'shared-auth/call-rpc';
import type { DataClient } from 'shared-auth/supabase-client';
import { systemAnalytics } from 'shared-contract/rpc/analytics';
import type { AnswerOf } from 'shared-contract/rpc/rpc';

export type SystemFigures = AnswerOf<typeof systemAnalytics>;

/** Figures of the whole system, as of now. For administrators. @throws RpcError */
export const readSystemFigures = (client: DataClient): Promise<SystemFigures> =>
  callRpc(client, systemAnalytics);
