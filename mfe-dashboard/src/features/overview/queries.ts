import { callRpc } from 'shared-auth/call-rpc';
import type { DataClient } from 'shared-auth/supabase-client';
import { overviewAdmin, overviewCoach, overviewUser } from 'shared-contract/rpc/overview';
import type { AnswerOf } from 'shared-contract/rpc/rpc';
import { unwrap } from '../../lib/unwrap.ts';

export type AdminOverviewData = AnswerOf<typeof overviewAdmin>;

/** @throws RpcError 42501 if the caller is not an administrator */
export const readAdminOverview = (client: DataClient): Promise<AdminOverviewData> =>
  callRpc(client, overviewAdmin);

export type CoachOverviewData = AnswerOf<typeof overviewCoach>;

export type StoryEntry = CoachOverviewData['latestStories'][number];

/**
 * Limited to clients that the caller can read.
 * @throws RpcError 42501 if the caller is not a coach
 */
export const readCoachOverview = (client: DataClient): Promise<CoachOverviewData> =>
  callRpc(client, overviewCoach);

export type UserOverviewData = AnswerOf<typeof overviewUser>;

export type NextCall = NonNullable<UserOverviewData['nextCall']>;

export type Paper = UserOverviewData['papers'][number];

export type ClientEntry = UserOverviewData['recentClients'][number];

export type Deadline = NonNullable<UserOverviewData['plan']['nextDeadline']>;

export type Application = NonNullable<UserOverviewData['application']>;

export type Training = UserOverviewData['training'];

export const readUserOverview = (client: DataClient): Promise<UserOverviewData> =>
  callRpc(client, overviewUser);

/**
 * Downloads one of the user's documents.
 * @param place path in the bucket
 */
export async function openDocument(client: DataClient, place: string): Promise<Blob> {
  return unwrap(client.storage.from('documents').download(place));
}
