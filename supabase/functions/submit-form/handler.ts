import * as z from 'zod';
import { callerOf } from '../_shared/caller.ts';
import { callDatabase } from '../_shared/database.ts';
import { check, endpoint } from '../_shared/endpoint.ts';
import { sha256 } from '../_shared/tokens.ts';
import { forms, prefixes } from './forms.ts';

type FormName = keyof typeof forms;
const names = Object.keys(forms) as [FormName, ...FormName[]];

const input = z.object({
  form: z.enum(names, `Send one of these forms: ${names.join(', ')}`),
  values: z.record(z.string(), z.unknown(), 'Send the values of the form'),
  website: z.string().max(2000).nullish().catch('filled in with something else'),
  requestId: z.uuid('Send a request id').transform((id) => id.toLowerCase()),
});

/**
 * Takes what a visitor sends by a public form. Open to everybody; who is signed in is noted with an application.
 * Takes `{ form, values, website, requestId }`: form is lead, contact, client-application, certification or newsletter;
 * website is the field that people do not see; requestId is a UUID drawn once for what was typed, the same at every
 * attempt to send it.
 * Answers `{ reference }` and nothing else; sending again with the same requestId answers the same and stores nothing.
 * Refuses: 400 with `errors` by field, 409 the requestId stood for other values, or an application is open already,
 * 413 too long, 429 too many from this email address (5 an hour, 3 applications) or network address
 * (30 in ten minutes), 502 nothing was stored.
 */
export const handler = endpoint(input, async ({ form, values, website, requestId }, request, context) => {
  if (website) return { reference: await decoy(form, requestId) };
  const entry = check<{ email: string }>(forms[form], values);
  const caller = form === 'certification' ? await callerOf(request, context) : null;
  const reference = await callDatabase(context, 'service', 'submit_form', {
    form,
    entry,
    request_id: requestId,
    fingerprint: await sha256(JSON.stringify([form, entry])),
    sender_key: await sha256(`${form === 'certification' ? form : 'form'}:${entry.email.toLowerCase()}`),
    client_key: await sha256(`address:${context.clientAddress(request)}`),
    user_id: caller?.id ?? null,
  });
  return { reference };
});

/** A reference like any other, the same at every attempt, behind which there is nothing. */
async function decoy(form: FormName, requestId: string): Promise<string> {
  const letters = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
  const digest = await sha256(`${form}:${requestId}`);
  const code = Array.from({ length: 8 }, (_, at) =>
    letters.charAt(Number.parseInt(digest.slice(at * 2, at * 2 + 2), 16) & 31),
  ).join('');
  return `${prefixes[form]}-${code.slice(0, 4)}-${code.slice(4)}`;
}
