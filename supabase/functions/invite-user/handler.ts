import { emailAddress, onOneLine, optional, required } from 'shared-contract/forms/fields.ts';
import * as z from 'zod';
import { callDatabase } from '../_shared/database.ts';
import { memberEndpoint } from '../_shared/endpoint.ts';
import { invitationFacts, invitationView, role, sendInvitation } from '../_shared/invitation.ts';
import { HttpError } from '../_shared/http-error.ts';
import { newToken } from '../_shared/tokens.ts';

const input = z.object({
  email: z
    .pipe(required('the email address', 254, 'Email is required'), emailAddress)
    .transform((email) => email.toLowerCase()),
  name: optional('the name', 120),
  role: role.default('user'),
});

/**
 * Invites a user. For administrators only. Accepts `{ email, name?, role? }`. The role is user (default), coach, or
 * admin. Returns `{ invitation: { id, email, name, role, status, expiresAt } }` after the email is sent. The role takes
 * effect after the recipient opens the link and `accept_invitation(token)` runs. Errors: 400 invalid field, 401 not
 * signed in, 403 not an administrator, 409 already invited or already has that role, 429 too many, 502 the email could
 * not be sent (no invitation remains).
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
    throw new HttpError(502, 'The invitation could not be sent. No one was invited. Please try again.');
  }
  return { invitation: invitationView(facts) };
});
