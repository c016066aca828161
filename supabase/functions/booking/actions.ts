import { optional } from 'shared-contract/forms/fields.ts';
import { startsAt } from 'shared-contract/forms/booking/schema.ts';
import * as z from 'zod';
import { attemptShape } from '../_shared/attempt.ts';

/** What PostgreSQL can read, too. */
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

/** How long a call waits for its letter's link before its time is free again. */
export const holdMinutes = 15;

const instant = z.string().transform((text) => new Date(text).toISOString());

export const openTimes = z.object({ timeZone: z.string(), slots: z.array(instant) });

/** A call as the database tells of it. */
export const callFacts = z.object({
  reference: z.string(),
  kind: z.enum(['discovery', 'client_review', 'expert_session']).default('discovery'),
  name: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  /** Who of the firm calls, once that is settled. */
  host: z.string().nullable(),
  startsAt: instant,
  endsAt: instant,
  timeZone: z.string(),
  /** `held` took place; `pending` waits for its letter's link, `lapsed` gave way to somebody else's. */
  status: z.enum(['pending', 'lapsed', 'booked', 'held', 'missed', 'cancelled']),
  /** Until when a pending call is kept from others. */
  heldUntil: instant.nullable(),
  /** What there is to write a letter about; null when the call was so before. */
  event: z.enum(['held', 'booked', 'moved', 'cancelled']).nullable(),
  /** Whether who asks has proved to be the one whom the call is with. */
  isOwn: z.boolean(),
});
export type CallFacts = z.infer<typeof callFacts>;

/** A review as the database tells of it: whoever holds it hears of it as well. */
export const reviewFacts = callFacts.extend({ hostEmail: z.string().nullable() });

/** A call that somebody who is signed in has changed. */
export const changedCall = callFacts.extend({
  id: z.string(),
  version: z.number(),
  /** Whether it is the caller's own. */
  isMine: z.boolean(),
  /** What its link was made from; null where the link is the one that was handed over. */
  submission: z.string().nullable(),
  /** Null without a host, and where the host is the caller. */
  hostEmail: z.string().nullable(),
  /** Where the host finds it. */
  hostPlace: z.string().nullable(),
});
