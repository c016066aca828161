import { standingForm, type ApplicationStanding } from 'shared-contract/forms/certification/standing.ts';
import * as z from 'zod';
import { callDatabase } from '../_shared/database.ts';
import { check, endpoint } from '../_shared/endpoint.ts';
import { clientAddress } from '../_shared/function.ts';
import { Refusal } from '../_shared/refusal.ts';
import { withdrawalLetter } from './letter.ts';

const input = z.object({
  action: z.enum(['read', 'withdraw'], 'Choose read or withdraw'),
  values: z.record(z.string(), z.unknown(), 'Send the reference and the email address'),
});

const instant = z.string().transform((text) => new Date(text).toISOString());
/** What `application_standing` answers; null where nothing fits. */
const outcome = z
  .object({
    reference: z.string(),
    applicantType: z.enum(['cpa', 'client']),
    status: z.enum(['submitted', 'in_review', 'approved', 'rejected', 'withdrawn']),
    sentAt: instant,
    reviewDueAt: instant,
    decidedAt: instant.nullable(),
    note: z.string().nullable(),
    seat: z.object({ name: z.string(), startsOn: z.string() }).nullable(),
    waitlisted: z.boolean(),
    firstName: z.string(),
    email: z.string(),
    changed: z.boolean(),
  })
  .nullable();

/**
 * Where an application stands. Open to whoever has its reference and the email address that it was sent with.
 * Takes `{ action: 'read' | 'withdraw', values: { reference, email } }`; an application is withdrawn while it is open, and
 * its address is told by a letter, once.
 * Answers an `ApplicationStanding`: nothing that was typed.
 * Refuses: 400 with `errors` by field, 404 in the same words whichever of the two is wrong, 409 it was decided on, 413,
 * 429 with `retryAfter` in seconds (20 an hour for a reference and for an address, 10 in ten minutes from one sender, in
 * vain or not), 502.
 */
export const handler = endpoint(input, async ({ action, values }, request, context) => {
  const { reference, email } = check(standingForm, values);
  const found = outcome.parse(
    await callDatabase(context, 'service', 'application_standing', {
      reference,
      email,
      address: clientAddress(request),
      withdraw: action === 'withdraw',
    }),
  );
  if (found === null)
    throw new Refusal(
      404,
      'There is no application with this reference and this email address. Both are in our email about it.',
    );
  const { firstName, email: address, changed, ...standing } = found;
  if (changed) await context.sendQuietly(withdrawalLetter({ ...standing, firstName }, address, context));
  return standing satisfies ApplicationStanding;
});
