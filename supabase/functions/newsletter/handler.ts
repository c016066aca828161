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
 * Confirms or ends a newsletter subscription. Open to anyone with the token in the email. Accepts `{ action: 'confirm'
 * | 'leave', token }`. Confirming is possible for 7 days, leaving always. Returns `{ status: 'confirmed' |
 * 'unsubscribed', email }` with the address masked. Repeating a request returns the same. Errors: 400 invalid field,
 * 404 the token is unknown or expired, or confirmed an address that has since unsubscribed.
 */
export const handler = endpoint(input, async ({ action, token }, _request, context) => {
  const { status, email } = outcome.parse(
    await callDatabase(context, 'service', 'choose_newsletter', { action, token_hash: await sha256(token) }),
  );
  return { status, email: `${email.slice(0, 1)}***${email.slice(email.lastIndexOf('@'))}` };
});
