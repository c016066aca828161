import * as z from 'zod/mini';
import { leadStatuses } from '../lists/leads.ts';
import { errorKinds, vitalNames } from '../page-reports.ts';
import { count, instant, rpc } from './rpc.ts';

export const siteHealth = rpc(
  'site_health',
  z.object({
    at: instant,
    since: instant,
    parts: z.array(
      z.object({
        remote: z.string(),
        version: z.string(),
        errors: count,
        views: count,
        first: instant,
        last: instant,
        /** The 75th percentile of each measured vital, and its number of page views. */
        vitals: z.partialRecord(z.enum(vitalNames), z.object({ p75: z.number(), views: count })),
      }),
    ),
    latest: z.array(
      z.object({
        remote: z.string(),
        version: z.string(),
        release: z.string(),
        kind: z.enum(errorKinds),
        message: z.string(),
        place: z.string(),
        stack: z.string(),
        route: z.string(),
        count,
        lastAt: instant,
      }),
    ),
    /** Hours or days, current one last. */
    steps: z.array(instant),
    packages: z.array(z.object({ remote: z.string(), errors: z.array(count) })),
  }),
);

const found = z.array(
  z.object({
    id: z.string(),
    label: z.string(),
    detail: z.nullable(z.string()),
    /** Quality of the match: 0 by reference, 1 at the start, 2 at the start of a word, 3 inside a word. */
    rank: count,
  }),
);

export const searchAll = rpc(
  'search_all',
  z.object({
    clients: found,
    leads: found,
    stories: found,
    applications: found,
    calls: found,
    people: found,
  }),
);

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

/** By stage: the number of leads that match the filter, and the first cards. */
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
