import * as z from 'zod';
import { callDatabase } from '../_shared/database.ts';
import { memberEndpoint } from '../_shared/endpoint.ts';
import { invitationFacts, invitationView } from '../_shared/invitation.ts';

const input = z.object({ invitationId: z.uuid('Choose an invitation') });

/**
 * Withdraws an invitation. Its link no longer grants a role, and an unused account that it created is deleted. For
 * administrators only. Accepts `{ invitationId }`. Returns `{ invitation }` with status withdrawn. Repeating a request
 * returns the same. Errors: 400, 401, 403, 404 no such invitation, 409 already accepted.
 */
export const handler = memberEndpoint(input, async ({ invitationId }, caller, context) => {
  const facts = invitationFacts.parse(
    await callDatabase(context, caller, 'withdraw_invitation', { invitation_id: invitationId }),
  );
  return { invitation: invitationView(facts) };
});
