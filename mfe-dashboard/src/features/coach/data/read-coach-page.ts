import { callRpc } from 'shared-auth/call-rpc';
import type { DataClient } from 'shared-auth/supabase-client';
import { coachPage } from 'shared-contract/rpc/coach';
import type { AnswerOf } from 'shared-contract/rpc/rpc';

export type CoachPage = AnswerOf<typeof coachPage>;
export type RecentClient = CoachPage['recentClients'][number];

/**
 * What the coach's page shows, over the clients that the caller may read.
 * @throws RpcError 42501 for who is no coach
 */
export const readCoachPage = (client: DataClient): Promise<CoachPage> => callRpc(client, coachPage);
