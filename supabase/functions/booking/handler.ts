import { bookedCall } from 'shared-contract/forms/booking/schema.ts';
import type * as z from 'zod';
import { decoyReference } from '../_shared/attempt.ts';
import { callerOf } from '../_shared/caller.ts';
import { callDatabase } from '../_shared/database.ts';
import { check, endpoint } from '../_shared/endpoint.ts';
import { clientAddress, type FunctionContext } from '../_shared/function.ts';
import { derivedToken, sha256 } from '../_shared/tokens.ts';
import { callFacts, holdMinutes, input, openTimes, type CallFacts } from './actions.ts';
import { changeCall } from './change.ts';
import { bookReview } from './review.ts';
import { callLetter } from './email.ts';

type Action = z.infer<typeof input>;
type Booking = Extract<Action, { action: 'book' }>;
type Management = Exclude<Action, { action: 'book' | 'change' | 'review' | 'slots' }>;

/**
 * Books and manages half-hour calls with the firm. Open to everyone; a signed-in user's id is stored with the booking.
 * A call is reserved until the visitor opens the link in the email. A signed-in user who enters their own confirmed
 * address gets it immediately. Accepts one of these, with times as ISO instants:
 * - `{ action: 'slots', from?: 'YYYY-MM-DD', days?: 1 to 45 }` returns `{ timeZone, slots }`, the available start times
 *   in ascending order;
 * - `{ action: 'book', values: { name, email, phone?, notes?, startsAt, timeZone? }, website, requestId }` returns `{
 *   reference, startsAt, endsAt, status: 'pending', holdMinutes }`, or `status: 'booked', manageToken` if the address
 *   is already proved; repeating a requestId returns the same and books nothing more;
 * - `{ action: 'review', clientId, startsAt, notes?, requestId }`, for the client's coach and administrators, returns
 *   `{ reference, startsAt, endsAt, host, mailed }`: books a review with the client's coach and emails both;
 * - `{ action: 'change', callId, change: 'move' | 'cancel', startsAt?, version? }`, for the client of the call, its
 *   host, and administrators, returns `{ reference, startsAt, endsAt, status, version, mailed }` and emails the client
 *   and the host, except a host who made the change;
 * - `{ action: 'read' | 'confirm' | 'cancel', token }` and `{ action: 'move', token, startsAt }` return `{ reference,
 *   name, startsAt, endsAt, timeZone, status, heldUntil }`; the token is from the link in the email. Moving a call
 *   confirms it. Errors: 400 with `errors` by field; for a review 401, 403, and 404 no such client of the caller; for a
 *   change 401, 404 no such call of the caller, and 409 another version; 404 no such token; 409 the start time is taken
 *   (`errors.startsAt`), the call is canceled or over, or the requestId was used with other values; 413; 429 with
 *   `retryAfter` in seconds (per email address 3 an hour, 6 a day, and 2 unconfirmed; per sender 10 in ten minutes and
 *   3 unconfirmed; 10 moves a day); 502 the outcome is unknown.
 */
export const handler = endpoint(input, async (asked, request, context) => {
  if (asked.action === 'book') return book(asked, request, context);
  if (asked.action === 'review') return bookReview(asked, request, context);
  if (asked.action === 'change') return changeCall(asked, request, context);
  if (asked.action !== 'slots') return manage(asked, context);
  const { from, days } = asked;
  return openTimes.parse(
    await callDatabase(context, 'service', 'free_call_starts', { first_day: from ?? null, days }),
  );
});

async function book({ values, website, requestId }: Booking, request: Request, context: FunctionContext) {
  const entry = check(bookedCall, values);
  if (website) {
    const { startsAt } = entry;
    const endsAt = new Date(Date.parse(startsAt) + 30 * 60_000).toISOString();
    const reference = await decoyReference('CALL', context.secretKey, requestId);
    return { reference, startsAt, endsAt, status: 'pending', holdMinutes };
  }
  const { token, hash } = await derivedToken(context.secretKey, `booking:${requestId}`);
  const caller = await callerOf(request, context);
  const call = callFacts.parse(
    await callDatabase(context, 'service', 'book_call', {
      entry,
      request_id: requestId,
      fingerprint: await sha256(JSON.stringify(['booking', entry])),
      sender_key: await sha256(`booking:${entry.email.toLowerCase()}`),
      token_hash: hash,
      hold_minutes: holdMinutes,
      address: clientAddress(request),
      user_id: caller?.id ?? null,
    }),
  );
  if (call.event !== null) await context.sendQuietly(callLetter(call.event, call, token, context));
  const { reference, startsAt, endsAt, status, isOwn } = call;
  // The token proves that the visitor received the email, so the response must not contain it.
  return { reference, startsAt, endsAt, status, ...(isOwn ? { manageToken: token } : { holdMinutes }) };
}

async function manage(asked: Management, context: FunctionContext): Promise<Partial<CallFacts>> {
  const { action, token } = asked;
  const call = callFacts.parse(
    await callDatabase(context, 'service', 'manage_call', {
      action,
      token_hash: await sha256(token),
      starts_at: asked.action === 'move' ? asked.startsAt : null,
    }),
  );
  if (call.event !== null) await context.sendQuietly(callLetter(call.event, call, token, context));
  const { reference, name, startsAt, endsAt, timeZone, status, heldUntil } = call;
  return { reference, name, startsAt, endsAt, timeZone, status, heldUntil };
}
