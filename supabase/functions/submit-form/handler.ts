import { formNames } from 'shared-contract/forms/names.ts';
import * as z from 'zod';
import { attemptShape, decoyReference } from '../_shared/attempt.ts';
import { callerOf } from '../_shared/caller.ts';
import { callDatabase } from '../_shared/database.ts';
import { check, endpoint } from '../_shared/endpoint.ts';
import { clientAddress } from '../_shared/function.ts';
import { sha256 } from '../_shared/tokens.ts';
import { confirmApplication } from './application-letter.ts';
import { forms, prefixes } from './forms.ts';
import { askToConfirm } from './newsletter.ts';
import { confirmReceipt, type Sender } from './receipt.ts';
import { confirmRegistration } from './registration-letter.ts';

const input = z.object({
  form: z.enum(formNames, `Send one of these forms: ${formNames.join(', ')}`),
  ...attemptShape,
});

/**
 * Takes what a visitor sends by a public form. Open to everybody; who is signed in is noted with an application.
 * Takes `{ form, values, website, requestId }`: form is one of those in forms.ts; website is the field that people do
 * not see; requestId is a UUID drawn once for what was typed, the same at every attempt to send it.
 * Answers `{ reference }` and nothing else; sending the same again with the same requestId answers the same and stores
 * nothing.
 * An address for the newsletter gets a letter, at most one an hour; what else is sent is confirmed by one, once. Whether
 * a letter went is not told.
 * Refuses: 400 with `errors` by field, 409 the requestId stood for other values, or an application is open already,
 * 413 too long, 429 too many of this form from this email address (5 an hour, 3 applications) or from one sender (10 in
 * ten minutes from an IPv4 address or a /64 of IPv6), or by all (600 a minute), with `retryAfter` in seconds, 502 nothing
 * was stored.
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
