import { callRpc } from 'shared-auth/call-rpc';
import type { DataClient } from 'shared-auth/supabase-client';
import { coachPage, ownCertification } from 'shared-contract/rpc/overview';
import type { AnswerOf } from 'shared-contract/rpc/rpc';

export type Certification = AnswerOf<typeof ownCertification>;

/**
 * Reads the caller's progress in the certification.
 * @throws RpcError 42501 if the caller is not a coach
 */
export const readCertification = (client: DataClient): Promise<Certification> =>
  callRpc(client, ownCertification);

export type CoachPage = AnswerOf<typeof coachPage>;
export type RecentClient = CoachPage['recentClients'][number];

/**
 * Reads the content of the coach's page, limited to clients that the caller can read.
 * @throws RpcError 42501 if the caller is not a coach
 */
export const readCoachPage = (client: DataClient): Promise<CoachPage> => callRpc(client, coachPage);
