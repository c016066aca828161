import { callRpc } from 'shared-auth/call-rpc';
import type { DataClient } from 'shared-auth/supabase-client';
import { overviewUser } from 'shared-contract/rpc/overview-user';
import type { AnswerOf } from 'shared-contract/rpc/rpc';

export type UserOverview = AnswerOf<typeof overviewUser>;
export type NextCall = NonNullable<UserOverview['nextCall']>;
export type Paper = UserOverview['papers'][number];
export type ClientEntry = UserOverview['recentClients'][number];
export type Deadline = NonNullable<UserOverview['plan']['nextDeadline']>;
export type Application = NonNullable<UserOverview['application']>;
export type Training = UserOverview['training'];

/**
 * What an owner, or a CPA who registered, sees first.
 * @throws RpcError
 */
export const readUserOverview = (client: DataClient): Promise<UserOverview> => callRpc(client, overviewUser);
