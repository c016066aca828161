import * as z from 'zod/mini';
import { day, instant } from './rpc.ts';

/* Parts that the overviews of clients and coaches share. */

export const clientEntry = z.object({
  id: z.string(),
  name: z.string(),
  company: z.nullable(z.string()),
  status: z.enum(['Active', 'Prospect', 'Inactive']),
  createdAt: instant,
});

export const deadline = z.object({
  id: z.string(),
  clientId: z.string(),
  client: z.string(),
  name: z.string(),
  dueOn: day,
  overdue: z.boolean(),
});

/** The latest one of the reader. */
export const application = z.nullable(
  z.object({
    reference: z.string(),
    type: z.enum(['cpa', 'client']),
    status: z.enum(['submitted', 'in_review', 'approved', 'rejected', 'withdrawn']),
    reviewDueAt: instant,
    hasSeat: z.boolean(),
    /** Null while the cohort is not announced. */
    cohort: z.nullable(z.string()),
    startsOn: z.nullable(day),
    isWaiting: z.boolean(),
  }),
);

/** The modules that the reader started, the furthest first; null without a seat. */
export const training = z.nullable(z.array(z.object({ moduleId: z.string(), percent: z.number() })));
