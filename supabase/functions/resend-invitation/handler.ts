import * as z from 'zod';
import { callDatabase } from '../_shared/database.ts';
import { memberEndpoint } from '../_shared/endpoint.ts';
import { invitationFacts, invitationView, sendInvitation } from '../_shared/invitation.ts';
import { Refusal } from '../_shared/refusal.ts';
import { newToken } from '../_shared/tokens.ts';

const input = z.object({ invitationId: z.uuid('Choose an invitation') });

/**
 * Sends an invitation again, with a new link; the one before stops working. Administrators only.
 * Takes `{ invitationId }`, answers `{ invitation }` as invite-user does.
 * Refuses: 400, 401, 403, 404 no such invitation, 409 accepted or withdrawn already, 429 sent a moment ago,
 * 502 the letter could not be sent.
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
    throw new Refusal(502, 'The invitation could not be sent. Try again in a minute.');
  }
  return { invitation: invitationView(facts) };
});
