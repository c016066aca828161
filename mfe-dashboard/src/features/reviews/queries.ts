import { callRpc } from 'shared-auth/call-rpc';
import type { DataClient } from 'shared-auth/supabase-client';
import { freeReviewStarts } from 'shared-contract/rpc/members';
import type { AnswerOf } from 'shared-contract/rpc/rpc';
import { zonedDay } from 'shared-contract/zoned-time';
import * as z from 'zod/mini';
import { callFunction } from '../../lib/call-function.ts';
import type { ReviewValues } from './review.schema.ts';

export type ReviewTimes = AnswerOf<typeof freeReviewStarts>;

/** Returns the free start times of the review's host. */
export const readReviewTimes = (client: DataClient, clientId: string): Promise<ReviewTimes> =>
  callRpc(client, freeReviewStarts, { client_id: clientId });

const booked = z.object({
  reference: z.string(),
  startsAt: z.string(),
  host: z.nullable(z.string()),
  mailed: z.boolean(),
});
export type BookedReview = z.infer<typeof booked>;

/**
 * Books a review. The client and the host get an email with a calendar entry.
 * @throws CallRefusal
 */
export const bookReview = async (
  client: DataClient,
  clientId: string,
  { startsAt, notes }: ReviewValues,
  requestId: string,
): Promise<BookedReview> =>
  booked.parse(
    await callFunction(client, 'booking', { action: 'review', clientId, startsAt, notes, requestId }),
  );

const day = { weekday: 'long', month: 'long', day: 'numeric', year: 'numeric' } as const;
const time = { hour: 'numeric', minute: '2-digit' } as const;

/** Some ICU versions put a narrow no-break space before AM and PM. */
const format = (instant: string, timeZone: string, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat('en-US', { timeZone, ...options })
    .format(new Date(instant))
    .replaceAll('\u202F', ' ');

/** Returns the days with a free time, in the office's time zone. */
export function dayChoices(slots: readonly string[], timeZone: string) {
  const days = new Map(
    slots.map((slot) => [zonedDay(new Date(slot), timeZone), format(slot, timeZone, day)]),
  );
  return [...days].map(([value, label]) => ({ value, label }));
}

export const timeChoices = (slots: readonly string[], timeZone: string, chosen: string) =>
  slots
    .filter((slot) => zonedDay(new Date(slot), timeZone) === chosen)
    .map((slot) => ({ value: slot, label: format(slot, timeZone, time) }));

export const timeInWords = (instant: string, timeZone: string): string =>
  format(instant, timeZone, { ...day, ...time, timeZoneName: 'short' });
