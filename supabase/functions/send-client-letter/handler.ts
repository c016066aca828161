import * as z from 'zod';
import { memberEndpoint } from '../_shared/endpoint.ts';
import { begunLetter, letterFields, sendLetter } from '../_shared/send-letter.ts';

const input = z.object({ clientId: z.uuid('Choose a client'), ...letterFields });

/**
 * A letter to a client, to the address that is kept of them. Coaches of the client, and administrators.
 * Takes `{ clientId, subject, body, requestId, mode? }`. Mode `preview` sends nothing and answers the letter as it would
 * go: `{ to, subject, text }`. Else it is sent and stands in the client's activity; answers `{ to, sent: true }`, and the
 * same again with the same requestId, which sends nothing more.
 * Refuses: 400 a field, or a client without an address, 401, 403 a user, 404 no such client of theirs, 409 a requestId
 * that stood for another letter, 429 with `retryAfter` (30 an hour from one writer, 5 a day to one client), 502 not sent.
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
