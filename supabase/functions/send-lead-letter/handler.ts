import * as z from 'zod';
import { memberEndpoint } from '../_shared/endpoint.ts';
import { begunLetter, letterFields, sendLetter } from '../_shared/send-letter.ts';

const input = z.object({ leadId: z.uuid('Choose a lead'), ...letterFields });
const begun = z.object({ ...begunLetter.shape, reference: z.string() });

/**
 * A reply to a lead, to the address that they gave. The coach of the lead, and administrators.
 * Takes `{ leadId, subject, body, requestId, mode? }`. Mode `preview` sends nothing and answers the letter as it would
 * go: `{ to, subject, text }`. Else it is sent and stands in the lead's history, where the first one is the first
 * answer; answers `{ to, sent: true }`, and the same again with the same requestId, which sends nothing more.
 * Refuses: 400 a field, 401, 403 a user, 404 no such lead of theirs, 409 a requestId that stood for another letter,
 * 429 with `retryAfter` (30 an hour from one writer, 5 a day to one lead), 502 not sent.
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
