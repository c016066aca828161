import * as z from 'zod';
import { callDatabase } from '../_shared/database.ts';
import { endpoint } from '../_shared/endpoint.ts';
import { HttpError } from '../_shared/http-error.ts';
import { createSignIn, invitationFacts } from '../_shared/invitation.ts';
import { sha256 } from '../_shared/tokens.ts';

const input = z.object({
  token: z.string('Send the token of the email').min(1, 'Send the token of the email').max(200),
});

/**
 * Exchanges the token of an emailed invitation for a sign-in token, because the auth server's own links end within
 * hours. Open to anyone with the token. Accepts `{ token }`. Returns `{ tokenHash, type }` for `verifyOtp`; it proves
 * the address, and `accept_invitation` then gives the role. Each call replaces the sign-in token of the last. Errors:
 * 400, 404 the invitation is unknown, expired, withdrawn, or accepted, 413, 502.
 */
export const handler = endpoint(input, async ({ token }, _request, context) => {
  const facts = invitationFacts.parse(
    await callDatabase(context, 'service', 'open_invitation', { token_hash: await sha256(token) }),
  );
  const opened = await createSignIn(context, facts);
  if (opened === null) throw new HttpError(502, 'The invitation could not be opened. Please try again.');
  return opened;
});
