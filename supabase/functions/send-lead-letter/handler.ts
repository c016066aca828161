import { required, requiredLine } from 'shared-contract/forms/fields.ts';
import * as z from 'zod';
import { callDatabase } from '../_shared/database.ts';
import { memberEndpoint } from '../_shared/endpoint.ts';
import { writtenLetter } from '../_shared/mail/written-letter.ts';
import { Refusal } from '../_shared/refusal.ts';
import { sha256 } from '../_shared/tokens.ts';

const input = z.object({
  leadId: z.uuid('Choose a lead'),
  subject: requiredLine('the subject', 150, 'Enter a subject'),
  body: required('the letter', 3800, 'Write the letter'),
  requestId: z.uuid('Send a request id'),
  mode: z.enum(['send', 'preview'], 'Choose send or preview').default('send'),
});

const begun = z.object({
  to: z.string(),
  name: z.string(),
  reference: z.string(),
  writer: z.string().nullable(),
  isSent: z.boolean(),
});

/**
 * A reply to a lead, to the address that they gave. The coach of the lead, and administrators.
 * Takes `{ leadId, subject, body, requestId, mode? }`. Mode `preview` sends nothing and answers the letter as it would
 * go: `{ to, subject, text }`. Else it is sent and stands in the lead's history, where the first one is the first
 * answer; answers `{ to, sent: true }`, and the same again with the same requestId, which sends nothing more.
 * Refuses: 400 a field, 401, 403 a user, 404 no such lead of theirs, 409 a requestId that stood for another letter,
 * 429 with `retryAfter` (30 an hour from one writer, 5 a day to one lead), 502 not sent.
 */
export const handler = memberEndpoint(input, async (asked, caller, context) => {
  const { leadId, subject, body, requestId, mode } = asked;
  const fingerprint = await sha256(JSON.stringify([leadId, subject, body]));
  const known = begun.parse(
    await callDatabase(context, caller, 'begin_lead_letter', {
      lead_id: leadId,
      request_id: mode === 'preview' ? null : requestId,
      fingerprint,
    }),
  );
  const reason = `You get this email because you wrote to ${context.firm.name}. Your reference is ${known.reference}.`;
  const letter = writtenLetter({ ...known, subject, body, reason }, context);
  if (mode === 'preview') return { to: letter.to, subject: letter.subject, text: letter.text };
  if (!known.isSent) {
    if (!(await context.sendMail(letter)))
      throw new Refusal(502, 'The letter could not be sent, and nothing was written down. Please try again.');
    await callDatabase(context, caller, 'finish_lead_letter', {
      lead_id: leadId,
      request_id: requestId,
      fingerprint,
      note: `${subject}\n\n${body}`,
    });
  }
  return { to: letter.to, sent: true };
});
