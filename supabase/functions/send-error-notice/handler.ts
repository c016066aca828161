import * as z from 'zod';
import { endpoint } from '../_shared/endpoint.ts';
import type { FunctionContext } from '../_shared/function.ts';
import { HttpError } from '../_shared/http-error.ts';
import { sha256 } from '../_shared/tokens.ts';
import { errorNotice, noticeFields } from './email.ts';

const input = z.object(noticeFields);

/**
 * Emails the owner of packages about new errors of their pages. Accepts `{ to, owner, errors, more }`, where `more`
 * counts errors that aren't listed. Returns `{ sent: true }`. For the release command, with the secret key as `apikey`.
 * Errors: 400 invalid field, 403 another key, 502 not sent.
 */
export const handler = endpoint(input, async (notice, request, context) => {
  if (!(await hasSecretKey(request, context))) throw new HttpError(403, 'Only the secret key may send this');
  if (!(await context.sendMail(errorNotice(notice, context))))
    throw new HttpError(502, 'The email could not be sent. Check the mail settings of the functions.');
  return { sent: true };
});

/** Compares digests, so that the response time doesn't reveal a part of the key. */
async function hasSecretKey({ headers }: Request, { secretKey }: FunctionContext): Promise<boolean> {
  return (await sha256(headers.get('apikey') ?? '')) === (await sha256(secretKey));
}
