import * as z from 'zod';
import { callDatabase } from '../_shared/database.ts';
import { memberEndpoint } from '../_shared/endpoint.ts';
import { seatLetter } from './email.ts';

const input = z.object({ waitingId: z.uuid('Choose who gets the seat') });
const seating = z.object({
  reference: z.string(),
  email: z.string(),
  firstName: z.string(),
  seat: z.object({ cohortId: z.string(), name: z.string(), startsOn: z.string() }),
});

/**
 * Assigns a free seat to an applicant on the waiting list and notifies them. For administrators only. Accepts `{
 * waitingId }`. Returns `{ reference, seat: { cohortId, name, startsOn }, mailed }`. The seat is in the cohort that the
 * applicant waits for, or else in the next one with a free seat. `mailed` is false if the email could not be sent: the
 * applicant has the seat, and staff must notify them another way. Errors: 400 invalid field, 401, 403, 404 no such
 * entry on the waiting list, 409 no free seat, or the applicant already has one.
 */
export const handler = memberEndpoint(input, async ({ waitingId }, caller, context) => {
  const seated = seating.parse(await callDatabase(context, caller, 'offer_seat', { waiting_id: waitingId }));
  const mailed = await context.sendMail(seatLetter(seated, context));
  return { reference: seated.reference, seat: seated.seat, mailed };
});
