import { statusForm, type ApplicationStatus } from 'shared-contract/forms/certification/status.ts';
import * as z from 'zod';
import { callDatabase } from '../_shared/database.ts';
import { check, endpoint } from '../_shared/endpoint.ts';
import { clientAddress } from '../_shared/function.ts';
import { HttpError } from '../_shared/http-error.ts';
import { withdrawalLetter } from './email.ts';

const input = z.object({
  action: z.enum(['read', 'withdraw'], 'Choose read or withdraw'),
  values: z.record(z.string(), z.unknown(), 'Send the reference and the email address'),
});

const instant = z.string().transform((text) => new Date(text).toISOString());
/** Result of `application_standing`. Null if no application matches. */
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
 * Returns the status of an application, or withdraws it. Open to anyone with its reference and the email address that
 * it was sent with. Accepts `{ action: 'read' | 'withdraw', values: { reference, email } }`. An open application can be
 * withdrawn, which sends one email to its address. Returns an `ApplicationStatus`, without anything that the
 * applicant typed. Errors: 400 with `errors` by field, 404 with the same message whether the reference or the address
 * is wrong, 409 already decided, 413, 429 with `retryAfter` in seconds (20 requests an hour per reference and per
 * address, and 10 in ten minutes from one sender, whether successful or not), 502.
 */
export const handler = endpoint(input, async ({ action, values }, request, context) => {
  const { reference, email } = check(statusForm, values);
  const found = outcome.parse(
    await callDatabase(context, 'service', 'application_standing', {
      reference,
      email,
      address: clientAddress(request),
      withdraw: action === 'withdraw',
    }),
  );
  if (found === null)
    throw new HttpError(
      404,
      'There is no application with this reference and this email address. Both are in our email about it.',
    );
  const { firstName, email: address, changed, ...standing } = found;
  if (changed) await context.sendQuietly(withdrawalLetter({ ...standing, firstName }, address, context));
  return standing satisfies ApplicationStatus;
});
