import { callRpc } from 'shared-auth/call-rpc';
import type { DataClient } from 'shared-auth/supabase-client';
import type { AnswerOf } from 'shared-contract/rpc/rpc';
import { siteHealth } from 'shared-contract/rpc/site-health';

export type SiteHealth = AnswerOf<typeof siteHealth>;
export type PartHealth = SiteHealth['parts'][number];
export type SeenError = SiteHealth['latest'][number];

/** Errors and speed of the last hours, for administrators. @throws RpcError */
export const readSiteHealth = (client: DataClient, hours: number): Promise<SiteHealth> =>
  callRpc(client, siteHealth, { hours });
