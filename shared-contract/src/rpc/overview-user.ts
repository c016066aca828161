import * as z from 'zod/mini';
import { application, clientEntry, deadline, training } from './overview-parts.ts';
import { accountRecord } from './own-records.ts';
import { count, day, instant, rpc } from './rpc.ts';

export const overviewUser = rpc(
  'overview_user',
  z.object({
    nextCall: z.nullable(
      z.object({
        id: z.string(),
        reference: z.string(),
        kind: z.enum(['discovery', 'client_review', 'expert_session']),
        startsAt: instant,
      }),
    ),
    plan: z.object({
      /** Of every status. */
      clients: count,
      activeClients: count,
      /** Dollars a year, of the active clients. */
      taxSavings: z.number(),
      nextDeadline: z.nullable(deadline),
    }),
    papers: z.array(
      z.object({
        /** The path in the bucket for a document. */
        id: z.string(),
        kind: z.enum(['projection', 'document']),
        name: z.string(),
        clientId: z.nullable(z.string()),
        at: instant,
      }),
    ),
    /** Records of the firm that the reader is the client of. */
    records: z.array(accountRecord),
    recentClients: z.array(clientEntry),
    stories: count,
    application,
    training,
    nextCohort: z.nullable(z.object({ id: z.string(), name: z.string(), startsOn: day, seatsLeft: z.int() })),
  }),
);
