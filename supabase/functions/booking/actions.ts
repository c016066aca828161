import { optional } from 'shared-contract/forms/fields.ts';
import { startsAt } from 'shared-contract/forms/booking/schema.ts';
import * as z from 'zod';
import { attemptShape } from '../_shared/attempt.ts';

/** Limits years to those that PostgreSQL can read. */
const thisMillennium = /^2\d{3}-/;
const token = z.string('Send the token of the email').min(1, 'Send the token of the email').max(200);

export const input = z.discriminatedUnion(
  'action',
  [
    z.object({
      action: z.literal('slots'),
      from: z.iso
        .date('Write the day as 2026-11-23')
        .regex(thisMillennium, 'Write the day as 2026-11-23')
        .nullish(),
      days: z
        .int('Ask for 1 to 45 days')
        .min(1, 'Ask for 1 to 45 days')
        .max(45, 'Ask for 1 to 45 days')
        .default(14),
    }),
    z.object({ action: z.literal('book'), ...attemptShape }),
    z.object({
      action: z.literal('review'),
      clientId: z.uuid('Choose a client'),
      startsAt,
      notes: optional('the notes', 2000),
      requestId: attemptShape.requestId,
    }),
    z.object({
      action: z.literal('change'),
      callId: z.uuid('Choose a call'),
      change: z.enum(['move', 'cancel'], 'Choose move or cancel'),
      startsAt: z.nullish(startsAt),
      version: z.int('Send the version of the call').nullish(),
    }),
    z.object({ action: z.literal('read'), token }),
    z.object({ action: z.literal('confirm'), token }),
    z.object({ action: z.literal('move'), token, startsAt }),
    z.object({ action: z.literal('cancel'), token }),
  ],
  { error: 'Choose slots, book, review, change, read, confirm, move or cancel' },
);

/** Minutes that a call is reserved until the visitor opens the link in the email. */
export const holdMinutes = 15;

const instant = z.string().transform((text) => new Date(text).toISOString());

export const openTimes = z.object({ timeZone: z.string(), slots: z.array(instant) });

export const callFacts = z.object({
  reference: z.string(),
  kind: z.enum(['discovery', 'client_review', 'expert_session']).default('discovery'),
  name: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  host: z.string().nullable(),
  startsAt: instant,
  endsAt: instant,
  timeZone: z.string(),
  /** `held`: took place. `pending`: waits for the link in the email. `lapsed`: another booking took the time. */
  status: z.enum(['pending', 'lapsed', 'booked', 'held', 'missed', 'cancelled']),
  heldUntil: instant.nullable(),
  /** The change to send an email about. Null if nothing changed. */
  event: z.enum(['held', 'booked', 'moved', 'cancelled']).nullable(),
  /** True if the caller has proved to be the person who booked the call. */
  isOwn: z.boolean(),
});
export type CallFacts = z.infer<typeof callFacts>;

export const reviewFacts = callFacts.extend({ hostEmail: z.string().nullable() });

export const changedCall = callFacts.extend({
  id: z.string(),
  version: z.number(),
  /** True if the call is with the caller. */
  isMine: z.boolean(),
  /** Request id that the call's link was derived from. Null if the link is derived from the call id. */
  submission: z.string().nullable(),
  /** Null if the call has no host or the host is the caller. */
  hostEmail: z.string().nullable(),
  /** Path of the page where the host finds the call. */
  hostPlace: z.string().nullable(),
});
