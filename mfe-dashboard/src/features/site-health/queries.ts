import { callRpc } from 'shared-auth/call-rpc';
import type { DataClient } from 'shared-auth/supabase-client';
import { siteHealth } from 'shared-contract/rpc/administration';
import type { AnswerOf } from 'shared-contract/rpc/rpc';

export type SiteHealth = AnswerOf<typeof siteHealth>;

export type SeenError = SiteHealth['latest'][number];

/** Reads errors and performance of the last hours. Administrators only. */
export const readSiteHealth = (client: DataClient, hours: number): Promise<SiteHealth> =>
  callRpc(client, siteHealth, { hours });
