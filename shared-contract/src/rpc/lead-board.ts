import * as z from 'zod/mini';
import { leadStatuses } from '../lists/leads.ts';
import { count, instant, rpc } from './rpc.ts';

const status = z.enum(leadStatuses.map(({ value }) => value));
const card = z.object({
  id: z.string(),
  name: z.string(),
  company: z.nullable(z.string()),
  email: z.string(),
  source: z.nullable(z.string()),
  status,
  assigned_to: z.nullable(z.string()),
  client_id: z.nullable(z.string()),
  created_at: instant,
  stage_since: instant,
  version: z.int(),
});

/** By stage: the total that the filter finds, and the first cards. */
export const leadBoard = rpc(
  'lead_board',
  z.record(status, z.object({ total: count, cards: z.array(card) })),
);
export const leadStage = rpc('lead_stage', z.array(card));

export const similarToLead = rpc(
  'similar_to_lead',
  z.array(
    z.object({
      kind: z.enum(['client', 'lead']),
      id: z.string(),
      name: z.string(),
      company: z.nullable(z.string()),
      since: instant,
      matched_by: z.enum(['email', 'phone']),
    }),
  ),
);
