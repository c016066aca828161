import type { DataClient } from 'shared-auth/supabase-client';
import { z } from 'zod/mini';
import { accountRecord } from '../../../lib/account-records.ts';
import { application, clientEntry, deadline, training } from './parts.ts';

const overview = z.object({
  nextCall: z.nullable(
    z.object({
      id: z.string(),
      reference: z.string(),
      kind: z.enum(['discovery', 'client_review', 'expert_session']),
      startsAt: z.string(),
    }),
  ),
  plan: z.object({
    /** In every state. */
    clients: z.number(),
    activeClients: z.number(),
    /** Dollars a year, of the active ones. */
    taxSavings: z.number(),
    nextDeadline: z.nullable(deadline),
  }),
  papers: z.array(
    z.object({
      /** Of a document its place in the bucket. */
      id: z.string(),
      kind: z.enum(['projection', 'document']),
      name: z.string(),
      clientId: z.nullable(z.string()),
      at: z.string(),
    }),
  ),
  /** Of the firm, of which the reader is the client. */
  records: z.array(accountRecord),
  recentClients: z.array(clientEntry),
  stories: z.number(),
  application: z.nullable(application),
  training,
  nextCohort: z.nullable(
    z.object({ id: z.string(), name: z.string(), startsOn: z.string(), seatsLeft: z.number() }),
  ),
});

export type UserOverview = z.infer<typeof overview>;
export type NextCall = NonNullable<UserOverview['nextCall']>;
export type Paper = UserOverview['papers'][number];

/**
 * What an owner, or a CPA who registered, sees first.
 * @throws the database's error
 */
export async function readUserOverview(client: DataClient): Promise<UserOverview> {
  const { data, error } = await client.rpc('overview_user');
  if (error) throw error;
  return overview.parse(data);
}
