import { callRpc } from 'shared-auth/call-rpc';
import type { DataClient } from 'shared-auth/supabase-client';
import { analytics } from 'shared-contract/rpc/analytics';
import type { AnswerOf } from 'shared-contract/rpc/rpc';
import type { Days } from '../../../components/report/report.ts';

export type Analytics = AnswerOf<typeof analytics>;
export type Totals = Analytics['now'];
export type Answers = Totals['answers'];
export type CoachClients = Analytics['coaches'][number];
export type MonthOfClients = Analytics['months'][number];
export type CohortSeats = Analytics['cohorts'][number];

/** All figures of a period, for administrators. @throws RpcError */
export const readAnalytics = (client: DataClient, { from, to }: Days): Promise<Analytics> =>
  callRpc(client, analytics, { first_day: from, last_day: to });
