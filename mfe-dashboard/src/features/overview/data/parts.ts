import { z } from 'zod/mini';

/* What the overviews of several roles have in common, as the database's functions build it. */

export const clientEntry = z.object({
  id: z.string(),
  name: z.string(),
  company: z.nullable(z.string()),
  status: z.enum(['Active', 'Prospect', 'Inactive']),
  createdAt: z.string(),
});
export type ClientEntry = z.infer<typeof clientEntry>;

export const deadline = z.object({
  id: z.string(),
  clientId: z.string(),
  client: z.string(),
  name: z.string(),
  /** A calendar day. */
  dueOn: z.string(),
  overdue: z.boolean(),
});
export type Deadline = z.infer<typeof deadline>;

export const application = z.object({
  reference: z.string(),
  type: z.enum(['cpa', 'client']),
  status: z.enum(['submitted', 'in_review', 'approved', 'rejected', 'withdrawn']),
  reviewDueAt: z.string(),
  hasSeat: z.boolean(),
  /** Of a cohort that is not announced yet nothing is known but the seat. */
  cohort: z.nullable(z.string()),
  startsOn: z.nullable(z.string()),
  isWaiting: z.boolean(),
});
export type Application = z.infer<typeof application>;

/** Of the reader, the furthest first; null for who has no seat. What was not begun is not there. */
export const training = z.nullable(z.array(z.object({ moduleId: z.string(), percent: z.number() })));
export type Training = z.infer<typeof training>;
