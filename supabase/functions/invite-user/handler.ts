import { emailAddress, onOneLine, optional, required } from 'shared-contract/forms/fields.ts';
import * as z from 'zod';
import { callDatabase } from '../_shared/database.ts';
import { memberEndpoint } from '../_shared/endpoint.ts';
import { invitationFacts, invitationView, role, sendInvitation } from '../_shared/invitation.ts';
import { Refusal } from '../_shared/refusal.ts';
import { newToken } from '../_shared/tokens.ts';

const input = z.object({
  email: z
    .pipe(required('the email address', 254, 'Email is required'), emailAddress)
    .transform((email) => email.toLowerCase()),
  name: optional('the name', 120),
  role: role.default('user'),
});

/**
 * Invites somebody. Administrators only.
 * Takes `{ email, name?, role? }`; role is user (default), coach or admin.
 * Answers `{ invitation: { id, email, name, role, status, expiresAt } }` once the letter is on its way.
 * Refuses: 400 a field, 401 nobody signed in, 403 not an administrator, 409 invited already or has that role already,
 * 429 too many, 502 the letter could not be sent (no invitation is left behind).
 * The role counts once the letter's link has been followed and `accept_invitation(token)` called.
 */
export const handler = memberEndpoint(input, async ({ email, name, role }, caller, context) => {
  const { token, hash } = await newToken();
  const facts = invitationFacts.parse(
    await callDatabase(context, caller, 'create_invitation', {
      email,
      name: onOneLine(name ?? ''),
      role,
      token_hash: hash,
    }),
  );
  if (!(await sendInvitation(context, facts, token))) {
    await callDatabase(context, caller, 'withdraw_invitation', { invitation_id: facts.id });
    throw new Refusal(502, 'The invitation could not be sent. Nobody was invited. Please try again.');
  }
  return { invitation: invitationView(facts) };
});
