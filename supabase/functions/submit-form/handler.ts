import { formNames } from 'shared-contract/forms/names.ts';
import * as z from 'zod';
import { attemptShape, decoyReference } from '../_shared/attempt.ts';
import { callerOf } from '../_shared/caller.ts';
import { callDatabase } from '../_shared/database.ts';
import { check, endpoint } from '../_shared/endpoint.ts';
import { clientAddress } from '../_shared/function.ts';
import { sha256 } from '../_shared/tokens.ts';
import { confirmApplication } from './application-email.ts';
import { forms, prefixes } from './forms.ts';
import { askToConfirm } from './newsletter.ts';
import { confirmReceipt, type Sender } from './receipt.ts';
import { confirmRegistration } from './registration-email.ts';

const input = z.object({
  form: z.enum(formNames, `Send one of these forms: ${formNames.join(', ')}`),
  ...attemptShape,
});

/**
 * Accepts a public form. Open to everyone; a signed-in user's id is stored with an application. Accepts `{ form,
 * values, website, requestId }`. `form` is one of those in forms.ts. `website` is a hidden field that only bots fill
 * in. `requestId` is a UUID created once per entry and reused for every attempt to send it. Returns only `{ reference
 * }`. Repeating a requestId with the same values returns the same and stores nothing. A newsletter address gets an
 * email at most once an hour; any other form is confirmed by one email. The response doesn't reveal whether an email
 * was sent. Errors: 400 with `errors` by field, 409 the requestId was used with other values, or an application is
 * already open, 413 too long, 429 with `retryAfter` in seconds: too many of this form from this email address (5 an
 * hour, 3 applications), from one sender (10 in ten minutes per IPv4 address or IPv6 /64), or in total (600 a minute),
 * 502 nothing was stored.
 */
export const handler = endpoint(input, async ({ form, values, website, requestId }, request, context) => {
  if (website) return { reference: await decoyReference(prefixes[form], context.secretKey, requestId) };
  const entry = check<Sender & { event?: string }>(forms[form], values);
  const caller = form === 'certification' ? await callerOf(request, context) : null;
  const stored = await callDatabase(context, 'service', 'submit_form', {
    form,
    entry,
    request_id: requestId,
    fingerprint: await sha256(JSON.stringify([form, entry])),
    sender_key: await sha256(`${form === 'certification' ? form : 'form'}:${entry.email.toLowerCase()}`),
    address: clientAddress(request),
    user_id: caller?.id ?? null,
  });
  const reference = String(stored);
  if (form === 'newsletter') await askToConfirm(context, entry.email.toLowerCase());
  else if (entry.event !== undefined)
    await confirmRegistration(context, { email: entry.email, event: entry.event }, { reference, requestId });
  else if (form === 'certification') await confirmApplication(context, entry, { reference, requestId });
  else await confirmReceipt(context, form, entry, { reference, requestId });
  return { reference };
});
