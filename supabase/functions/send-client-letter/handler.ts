import * as z from 'zod';
import { memberEndpoint } from '../_shared/endpoint.ts';
import { begunLetter, letterFields, sendLetter } from '../_shared/send-email.ts';

const input = z.object({ clientId: z.uuid('Choose a client'), ...letterFields });

/**
 * Sends an email to a client's stored address. For the client's coaches and administrators. Accepts `{ clientId,
 * subject, body, requestId, mode? }`. Mode `preview` sends nothing and returns the email: `{ to, subject, text }`.
 * Otherwise sends it, records it in the client's activity, and returns `{ to, sent: true }`. Repeating a requestId
 * returns the same and sends nothing more. Errors: 400 invalid field, or a client without an address, 401, 403 neither
 * coach nor administrator, 404 no such client of the caller, 409 the requestId was used for another email, 429 with
 * `retryAfter` (30 an hour per writer, 5 a day per client), 502 not sent.
 */
export const handler = memberEndpoint(input, ({ clientId, ...letter }, caller, context) =>
  sendLetter(
    letter,
    {
      begin: 'begin_client_letter',
      finish: 'finish_client_letter',
      receiver: ['client_id', clientId],
      begun: begunLetter,
      reason: () => `You get this email because ${context.firm.name} advises you or your business.`,
    },
    caller,
    context,
  ),
);
