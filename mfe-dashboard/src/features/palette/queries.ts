import { callRpc } from 'shared-auth/call-rpc';
import type { DataClient } from 'shared-auth/supabase-client';
import { searchAll } from 'shared-contract/rpc/administration';
import type { AnswerOf } from 'shared-contract/rpc/rpc';

const MAX_PER_KIND = 5;

export type Everything = AnswerOf<typeof searchAll>;

/**
 * Searches everything that the user can read. Best matches first, by kind.
 * @param q 2 to 100 characters
 */
export const searchEverything = (client: DataClient, q: string): Promise<Everything> =>
  callRpc(client, searchAll, { q, most: MAX_PER_KIND });
