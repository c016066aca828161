import * as z from 'zod';
import { callFacts } from '../booking/actions.ts';

const person = { email: z.string(), name: z.string() };

/** A scheduled email that is due, as `claim_reminders` returns it. */
export const reminder = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('call'),
    facts: callFacts.extend({
      id: z.string(),
      /** Request id that the call's link was derived from. Null if a member booked the call. */
      submission: z.string().nullable(),
      tokenHash: z.string().nullable(),
    }),
  }),
  z.object({
    kind: z.literal('cohort'),
    facts: z.object({ ...person, cohort: z.string(), startsOn: z.string() }),
  }),
  z.object({
    kind: z.literal('certificate'),
    facts: z.object({ ...person, code: z.string(), expiresOn: z.string() }),
  }),
  z.object({
    kind: z.literal('welcome'),
    facts: z.object({ ...person, accountType: z.enum(['client', 'cpa']) }),
  }),
]);
export type Reminder = z.infer<typeof reminder>;

export const claimed = z.array(
  z.intersection(reminder, z.object({ subject: z.string(), dueFor: z.string() })),
);
