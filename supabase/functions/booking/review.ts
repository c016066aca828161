import type * as z from 'zod';
import { callerOf } from '../_shared/caller.ts';
import { callDatabase } from '../_shared/database.ts';
import type { FunctionContext } from '../_shared/function.ts';
import { HttpError } from '../_shared/http-error.ts';
import { derivedToken, sha256 } from '../_shared/tokens.ts';
import { reviewFacts, type input } from './actions.ts';
import { callLetter, hostLetter } from './email.ts';

type Review = Extract<z.infer<typeof input>, { action: 'review' }>;

/** Books a review with a client as the caller. The database checks the permission. */
export async function bookReview(asked: Review, request: Request, context: FunctionContext) {
  const { clientId, startsAt, notes, requestId } = asked;
  const caller = await callerOf(request, context);
  if (caller === null) throw new HttpError(401, 'Sign in first');
  const { token, hash } = await derivedToken(context.secretKey, `booking:${requestId}`);
  const call = reviewFacts.parse(
    await callDatabase(context, caller, 'book_review', {
      client_id: clientId,
      starts_at: startsAt,
      notes: notes ?? null,
      request_id: requestId,
      fingerprint: await sha256(JSON.stringify(['review', clientId, startsAt, notes])),
      token_hash: hash,
    }),
  );
  let mailed = true;
  if (call.event !== null) {
    const clientUrl = new URL(`/dashboard/clients?client=${clientId}`, context.siteUrl).href;
    const letters = [callLetter(call.event, call, token, context)];
    if (call.hostEmail !== null)
      letters.push(
        hostLetter(
          {
            event: 'booked',
            call,
            to: call.hostEmail,
            place: { label: 'See the client', url: clientUrl },
          },
          context,
        ),
      );
    mailed = (await Promise.all(letters.map((letter) => context.sendMail(letter)))).every(Boolean);
  }
  const { reference, endsAt, host } = call;
  return { reference, startsAt: call.startsAt, endsAt, host, mailed };
}
