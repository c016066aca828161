import { callRpc } from 'shared-auth/call-rpc';
import type { DataClient } from 'shared-auth/supabase-client';
import { similarToLead } from 'shared-contract/rpc/lead-board';
import type { AnswerOf } from 'shared-contract/rpc/rpc';

/** A lead or a client of the reader's with the same address or number. */
export type SimilarToLead = AnswerOf<typeof similarToLead>[number];

/** Who the lead may be: clients first, the latest before older ones. @throws RpcError */
export const findSimilarToLead = (client: DataClient, leadId: string): Promise<readonly SimilarToLead[]> =>
  callRpc(client, similarToLead, { lead_id: leadId });
