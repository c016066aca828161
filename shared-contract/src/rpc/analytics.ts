import * as z from 'zod/mini';
import { count, day, instant, rpc } from './rpc.ts';

/** Leads by response time. Median and 90th percentile are in hours; null without a response. */
const answers = z.object({
  under1: count,
  under4: count,
  under24: count,
  under48: count,
  later: count,
  none: count,
  median: z.nullable(z.number()),
  p90: z.nullable(z.number()),
});

/** Figures of one period, which the page compares with the previous one. Dollars are whole US dollars. */
const totals = z.object({
  stages: z.array(z.object({ stage: z.string(), leads: count })),
  answers,
  applications: count,
  /** Applications that were decided or are past their review date. */
  due: count,
  inTime: count,
  decisionHours: z.nullable(z.number()),
  clientsAdded: count,
  activeClients: count,
  savings: z.number(),
  retainers: z.number(),
  modulesCompleted: count,
});

/** The firm's figures between two days, inclusive. Lists by week match `weeks`. */
export const analytics = rpc(
  'analytics',
  z.object({
    at: instant,
    today: day,
    firstDay: day,
    lastDay: day,
    /** The Monday of each week. */
    weeks: z.array(day),
    now: totals,
    before: totals,
    leadWeeks: z.object({
      /** The five largest. `others` counts the rest, whose leads are one more figure in each week. */
      sources: z.array(z.string()),
      others: count,
      weeks: z.array(z.array(count)),
    }),
    applicationWeeks: z.array(z.object({ approved: count, rejected: count, withdrawn: count, open: count })),
    /** Id and name are null for clients without a coach. */
    coaches: z.array(
      z.object({
        id: z.nullable(z.string()),
        name: z.nullable(z.string()),
        active: count,
        prospect: count,
        inactive: count,
      }),
    ),
    months: z.array(z.object({ month: day, clients: count, savings: z.number(), retainers: z.number() })),
    cohorts: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        startsOn: day,
        status: z.string(),
        seats: count,
        taken: count,
        waiting: count,
      }),
    ),
    waitingForAny: count,
    /** `score`: median of the best scores, in percent. */
    training: z.array(
      z.object({ module: z.string(), started: count, completed: count, score: z.nullable(z.number()) }),
    ),
  }),
);

const counts = z.record(z.string(), count);

export const systemAnalytics = rpc(
  'system_analytics',
  z.object({
    at: instant,
    people: counts,
    signUps: count,
    signIns: count,
    peopleSignedIn: count,
    clients: counts,
    leads: counts,
    applications: counts,
    stories: counts,
    files: count,
    fileBytes: count,
  }),
);
