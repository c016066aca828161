import { callRpc } from 'shared-auth/call-rpc';
import type { DataClient } from 'shared-auth/supabase-client';
import type { AnswerOf } from 'shared-contract/rpc/rpc';
import { searchAll } from 'shared-contract/rpc/search-all';

export type Everything = AnswerOf<typeof searchAll>;
export type FoundKind = keyof Everything;

/** Of each kind so many are shown. */
const MOST = 5;

/**
 * What the user may read and what matches, of each kind the best first.
 * @param q of two to a hundred characters
 * @throws RpcError
 */
export const searchEverything = (client: DataClient, q: string): Promise<Everything> =>
  callRpc(client, searchAll, { q, most: MOST });
