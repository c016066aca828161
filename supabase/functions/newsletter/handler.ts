import * as z from 'zod';
import { callDatabase } from '../_shared/database.ts';
import { endpoint } from '../_shared/endpoint.ts';
import { sha256 } from '../_shared/tokens.ts';

const input = z.object({
  action: z.enum(['confirm', 'leave'], 'Choose confirm or leave'),
  token: z.string('Send the token of the email').min(1, 'Send the token of the email').max(200),
});
const outcome = z.object({ status: z.enum(['confirmed', 'unsubscribed']), email: z.string() });

/**
 * Does what a link of the newsletter's letters asks for. Open to whoever has the token.
 * Takes `{ action: 'confirm' | 'leave', token }`; confirming is possible for 7 days, leaving always.
 * Answers `{ status: 'confirmed' | 'unsubscribed', email }`, the address masked; asked again it answers the same.
 * Refuses: 400 a field, 404 a token that is not known, has expired, or confirmed an address that has left since.
 */
export const handler = endpoint(input, async ({ action, token }, _request, context) => {
  const { status, email } = outcome.parse(
    await callDatabase(context, 'service', 'choose_newsletter', { action, token_hash: await sha256(token) }),
  );
  return { status, email: `${email.slice(0, 1)}***${email.slice(email.lastIndexOf('@'))}` };
});
