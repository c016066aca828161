import * as z from 'zod';
import { callDatabase } from '../_shared/database.ts';
import { memberEndpoint } from '../_shared/endpoint.ts';
import { invitationFacts, invitationView, sendInvitation } from '../_shared/invitation.ts';
import { HttpError } from '../_shared/http-error.ts';
import { newToken } from '../_shared/tokens.ts';

const input = z.object({ invitationId: z.uuid('Choose an invitation') });

/**
 * Sends an invitation again with a new link. The previous link stops working. For administrators only. Accepts `{
 * invitationId }`. Returns `{ invitation }` like invite-user. Errors: 400, 401, 403, 404 no such invitation, 409
 * already accepted or withdrawn, 429 sent a moment ago, 502 the email could not be sent.
 */
export const handler = memberEndpoint(input, async ({ invitationId }, caller, context) => {
  const { token, hash } = await newToken();
  const facts = invitationFacts.parse(
    await callDatabase(context, caller, 'renew_invitation', {
      invitation_id: invitationId,
      token_hash: hash,
    }),
  );
  if (!(await sendInvitation(context, facts, token))) {
    throw new HttpError(502, 'The invitation could not be sent. Try again in a minute.');
  }
  return { invitation: invitationView(facts) };
});
