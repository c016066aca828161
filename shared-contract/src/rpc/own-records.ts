import * as z from 'zod/mini';
import { day, instant, rpc } from './rpc.ts';

/** A record of the firm as its client reads it. */
export const accountRecord = z.object({
  id: z.string(),
  name: z.string(),
  company: z.nullable(z.string()),
  coachId: z.nullable(z.string()),
  coachName: z.nullable(z.string()),
  /** Open ones, the next one first. */
  deadlines: z.array(z.object({ id: z.string(), name: z.string(), dueOn: day, overdue: z.boolean() })),
  projections: z.array(
    z.object({
      id: z.string(),
      label: z.string(),
      taxYear: z.int(),
      /** Dollars less federal tax in that year; below zero for more. */
      result: z.looseObject({ saved: z.number() }),
    }),
  ),
  /** What staff shared with the client, the latest first. */
  messages: z.array(
    z.object({
      id: z.int(),
      kind: z.enum(['note', 'call', 'email']),
      note: z.string(),
      happenedOn: z.nullable(day),
      createdAt: instant,
      author: z.nullable(z.string()),
    }),
  ),
});

export const ownRecords = rpc('own_records', z.array(accountRecord));
