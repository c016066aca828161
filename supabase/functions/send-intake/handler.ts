import * as z from 'zod';
import { callDatabase } from '../_shared/database.ts';
import { memberEndpoint } from '../_shared/endpoint.ts';
import { HttpError } from '../_shared/http-error.ts';
import { derivedToken, sha256 } from '../_shared/tokens.ts';
import { intakeLetter } from './email.ts';

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
 * Sends a client the link to their intake form, to the address on file. For the client's coaches and administrators.
 * Accepts `{ clientId, requestId }`. Returns `{ to, sent: true }`. Repeating a requestId sends nothing more. The
 * client's activity shows the email. The link takes effect after the recipient signs in with that address and
 * `accept_intake(token)` runs. Errors: 400 invalid field, or a client without an address, 401, 403 neither coach nor
 * administrator, or the client has turned emails off, 404 no such client of the caller, 409 the client already has an
 * account, 429 with `retryAfter` (the limits of emails to clients), 502 not sent.
 */
export const handler = memberEndpoint(input, async ({ clientId, requestId }, caller, context) => {
  const fingerprint = await sha256(clientId);
  // The caller's token decides whether they may email this client. Only the secret key may store the hash: a caller who
  // could choose it could create links.
  await callDatabase(context, caller, 'begin_client_letter', {
    client_id: clientId,
    request_id: null,
    fingerprint,
  });
  // Derived from the request, so that the links in both emails of a repeated attempt work.
  const { token, hash } = await derivedToken(context.secretKey, `intake:${clientId}:${requestId}`);
  const request = { client_id: clientId, request_id: requestId, fingerprint, sender: caller.id };
  const known = begun.parse(
    await callDatabase(context, 'service', 'begin_client_intake', { ...request, token_hash: hash }),
  );
  if (!known.isSent) {
    if (!(await context.sendMail(intakeLetter({ ...known, token }, context))))
      throw new HttpError(502, 'The mail server did not take it.');
    await callDatabase(context, 'service', 'finish_client_intake', request);
  }
  return { to: known.to, sent: true };
});
