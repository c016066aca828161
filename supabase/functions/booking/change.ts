import { paths } from 'shared-contract/paths.ts';
import type * as z from 'zod';
import { callerOf } from '../_shared/caller.ts';
import { callDatabase } from '../_shared/database.ts';
import type { FunctionContext } from '../_shared/function.ts';
import { HttpError } from '../_shared/http-error.ts';
import { derivedToken } from '../_shared/tokens.ts';
import { changedCall, type input } from './actions.ts';
import { callLetter, hostLetter } from './email.ts';

type Change = Extract<z.infer<typeof input>, { action: 'change' }>;

/** Moves or cancels a call as the caller. The database checks the permission. */
export async function changeCall(asked: Change, request: Request, context: FunctionContext) {
  const { callId, change, startsAt, version } = asked;
  const caller = await callerOf(request, context);
  if (caller === null) throw new HttpError(401, 'Sign in first');
  if (change === 'move' && !startsAt)
    throw new HttpError(400, 'Choose a time', { startsAt: 'Choose a time' });
  // A call that a member booked has no email yet, so no link. Derive one from the call id.
  const link = await derivedToken(context.secretKey, `booking:call:${callId}`);
  const call = changedCall.parse(
    await callDatabase(context, caller, 'change_call', {
      call_id: callId,
      action: change,
      starts_at: startsAt ?? null,
      version: version ?? null,
      token_hash: link.hash,
    }),
  );
  let mailed = true;
  if (call.event !== null) {
    const { token } =
      call.submission === null ? link : await derivedToken(context.secretKey, `booking:${call.submission}`);
    const letters = [callLetter(call.event, call, token, context)];
    if (call.hostEmail !== null) {
      const url = new URL(call.hostPlace ?? paths.dashboard.index, context.siteUrl).href;
      const event = call.event === 'cancelled' ? 'cancelled' : 'moved';
      letters.push(
        hostLetter({ event, call, to: call.hostEmail, place: { label: 'See the call', url } }, context),
      );
    }
    mailed = (await Promise.all(letters.map((letter) => context.sendMail(letter)))).every(Boolean);
  }
  const { reference, endsAt, status } = call;
  return { reference, startsAt: call.startsAt, endsAt, status, version: call.version, mailed };
}
