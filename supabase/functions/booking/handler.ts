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
import { callLetter } from './letter.ts';

type Action = z.infer<typeof input>;
type Booking = Extract<Action, { action: 'book' }>;
type Management = Exclude<Action, { action: 'book' | 'change' | 'review' | 'slots' }>;

/**
 * Calls of half an hour with the firm. Open to everybody; who is signed in is noted with what they book. A call is held
 * until the link of its letter is followed; who is signed in with the confirmed address that they enter has it at once.
 * Takes one of these, times as ISO instants:
 * - `{ action: 'slots', from?: 'YYYY-MM-DD', days?: 1 to 45 }` answers `{ timeZone, slots }`, the free starts ascending;
 * - `{ action: 'book', values: { name, email, phone?, notes?, startsAt, timeZone? }, website, requestId }` answers
 *   `{ reference, startsAt, endsAt, status: 'pending', holdMinutes }`, or with `status: 'booked', manageToken` where the
 *   address is proved; again with the same requestId, the same, and nothing more is booked;
 * - `{ action: 'review', clientId, startsAt, notes?, requestId }`, of the client's coach or an administrator, answers
 *   `{ reference, startsAt, endsAt, host, mailed }`: a review with the client's coach, told to both by letter;
 * - `{ action: 'change', callId, change: 'move' | 'cancel', startsAt?, version? }`, of whose call it is, the coach who holds
 *   it or an administrator, answers `{ reference, startsAt, endsAt, status, version, mailed }`, told by letter to whom the
 *   call is with and to its host, but for the caller's own part;
 * - `{ action: 'read' | 'confirm' | 'cancel', token }` and `{ action: 'move', token, startsAt }` answer
 *   `{ reference, name, startsAt, endsAt, timeZone, status, heldUntil }`; the token is in the letter's link. Moving
 *   confirms.
 * Refuses: 400 with `errors` by field, of a review 401, 403 and 404 no such client of theirs, of a change 401,
 * 404 no such call of theirs and 409 another version, 404 no such token, 409 a start that is taken (`errors.startsAt`), a call that is
 * cancelled or over, or a requestId that stood for other values, 413, 429 with `retryAfter` in seconds (to an email
 * address 3 an hour, 6 a day and 2 that wait for their letter; from one sender 10 in ten minutes and 3 that wait; 10 moves
 * a day), 502 it may not have been done.
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
  // The token proves that the letter arrived: in the answer it would prove nothing.
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
