import { callRpc } from 'shared-auth/call-rpc';
import type { DataClient } from 'shared-auth/supabase-client';
import { overviewCoach } from 'shared-contract/rpc/overview-coach';
import type { AnswerOf } from 'shared-contract/rpc/rpc';

export type CoachOverview = AnswerOf<typeof overviewCoach>;
export type StoryEntry = CoachOverview['latestStories'][number];

/**
 * What a coach sees first, over the clients that they may read.
 * @throws RpcError 42501 for who is no coach
 */
export const readCoachOverview = (client: DataClient): Promise<CoachOverview> =>
  callRpc(client, overviewCoach);
