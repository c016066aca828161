import { callRpc } from 'shared-auth/call-rpc';
import type { DataClient } from 'shared-auth/supabase-client';
import { analytics, systemAnalytics } from 'shared-contract/rpc/analytics';
import type { AnswerOf } from 'shared-contract/rpc/rpc';
import type { Days } from '../../report/report.ts';

export type Analytics = AnswerOf<typeof analytics>;
export type Totals = Analytics['now'];
export type Answers = Totals['answers'];
export type CoachClients = Analytics['coaches'][number];
export type MonthOfClients = Analytics['months'][number];
export type CohortSeats = Analytics['cohorts'][number];

/** Reads all figures of a period. Administrators only. */
export const readAnalytics = (client: DataClient, { from, to }: Days): Promise<Analytics> =>
  callRpc(client, analytics, { first_day: from, last_day: to });

export type SystemFigures = AnswerOf<typeof systemAnalytics>;

/** Reads current system figures. Administrators only. */
export const readSystemFigures = (client: DataClient): Promise<SystemFigures> =>
  callRpc(client, systemAnalytics);
