import { callRpc } from 'shared-auth/call-rpc';
import type { DataClient } from 'shared-auth/supabase-client';
import { similarClients } from 'shared-contract/rpc/clients';
import type { AnswerOf } from 'shared-contract/rpc/rpc';

/** A client of the reader's who may be the one that is added. */
export type SimilarClient = AnswerOf<typeof similarClients>[number];

/**
 * Clients that have the address, the name or the company already, the likeliest first.
 * @throws RpcError
 */
export const findSimilar = (
  client: DataClient,
  {
    name,
    company,
    email,
  }: { readonly name: string; readonly company: string | null; readonly email: string | null },
): Promise<readonly SimilarClient[]> =>
  callRpc(client, similarClients, {
    name,
    ...(company !== null && { company }),
    ...(email !== null && { email }),
  });
