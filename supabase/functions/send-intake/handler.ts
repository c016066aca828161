import * as z from 'zod';
import { callDatabase } from '../_shared/database.ts';
import { memberEndpoint } from '../_shared/endpoint.ts';
import { Refusal } from '../_shared/refusal.ts';
import { derivedToken, sha256 } from '../_shared/tokens.ts';
import { intakeLetter } from './letter.ts';

const input = z.object({
  clientId: z.uuid('Choose a client'),
  requestId: z.uuid('Send a request id'),
});

const begun = z.object({
  to: z.string(),
  name: z.string(),
  writer: z.string().nullable(),
  isSent: z.boolean(),
});

/**
 * Sends a client the link of their intake form, to the address on file. For coaches of the client and administrators.
 * Takes `{ clientId, requestId }`; returns `{ to, sent: true }`. The same requestId sends one email. The client's activity
 * shows it.
 * Rejects: 400 a field, or a client without an address, 401, 403 a user, or a client who has switched emails off, 404 no
 * such client of theirs, 409 a client who signs in already, 429 with `retryAfter` (the limits of emails to clients), 502 not
 * sent.
 * The link counts once its reader is signed in with that address and `accept_intake(token)` has been called.
 */
export const handler = memberEndpoint(input, async ({ clientId, requestId }, caller, context) => {
  const fingerprint = await sha256(clientId);
  // The caller's own token decides whether they may write to this client. Only the secret key stores a hash: a caller who
  // could name one would make links themselves.
  await callDatabase(context, caller, 'begin_client_letter', {
    client_id: clientId,
    request_id: null,
    fingerprint,
  });
  // The same for one request, so that both emails of two attempts hold a link that opens.
  const { token, hash } = await derivedToken(context.secretKey, `intake:${clientId}:${requestId}`);
  const request = { client_id: clientId, request_id: requestId, fingerprint, sender: caller.id };
  const known = begun.parse(
    await callDatabase(context, 'service', 'begin_client_intake', { ...request, token_hash: hash }),
  );
  if (!known.isSent) {
    if (!(await context.sendMail(intakeLetter({ ...known, token }, context))))
      throw new Refusal(502, 'The mail server did not take it.');
    await callDatabase(context, 'service', 'finish_client_intake', request);
  }
  return { to: known.to, sent: true };
});
