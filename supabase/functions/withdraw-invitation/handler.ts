import * as z from 'zod';
import { callDatabase } from '../_shared/database.ts';
import { memberEndpoint } from '../_shared/endpoint.ts';
import { invitationFacts, invitationView } from '../_shared/invitation.ts';

const input = z.object({ invitationId: z.uuid('Choose an invitation') });

/**
 * Withdraws an invitation: its link gives no role any more, and an account that it made and nobody used goes too.
 * Administrators only. Takes `{ invitationId }`, answers `{ invitation }` with status withdrawn, also the second time.
 * Refuses: 400, 401, 403, 404 no such invitation, 409 accepted already.
 */
export const handler = memberEndpoint(input, async ({ invitationId }, caller, context) => {
  const facts = invitationFacts.parse(
    await callDatabase(context, caller, 'withdraw_invitation', { invitation_id: invitationId }),
  );
  return { invitation: invitationView(facts) };
});
