import * as z from 'zod';
import { memberEndpoint } from '../_shared/endpoint.ts';
import { begunLetter, letterFields, sendLetter } from '../_shared/send-email.ts';

const input = z.object({ leadId: z.uuid('Choose a lead'), ...letterFields });
const begun = z.object({ ...begunLetter.shape, reference: z.string() });

/**
 * Replies to a lead, at the address that they entered. For the lead's coach and administrators. Accepts `{ leadId,
 * subject, body, requestId, mode? }`. Mode `preview` sends nothing and returns the email: `{ to, subject, text }`.
 * Otherwise sends it, records it in the lead's history, where the first email counts as the first response, and returns
 * `{ to, sent: true }`. Repeating a requestId returns the same and sends nothing more. Errors: 400 invalid field, 401,
 * 403 neither coach nor administrator, 404 no such lead of the caller, 409 the requestId was used for another email,
 * 429 with `retryAfter` (30 an hour per writer, 5 a day per lead), 502 not sent.
 */
export const handler = memberEndpoint(input, ({ leadId, ...letter }, caller, context) =>
  sendLetter(
    letter,
    {
      begin: 'begin_lead_letter',
      finish: 'finish_lead_letter',
      receiver: ['lead_id', leadId],
      begun,
      reason: ({ reference }) =>
        `You get this email because you wrote to ${context.firm.name}. Your reference is ${reference}.`,
    },
    caller,
    context,
  ),
);
