import * as z from 'zod';
import { callDatabase } from '../_shared/database.ts';
import { memberEndpoint } from '../_shared/endpoint.ts';
import { seatLetter } from './letter.ts';

const input = z.object({ waitingId: z.uuid('Choose who gets the seat') });
const seating = z.object({
  reference: z.string(),
  email: z.string(),
  firstName: z.string(),
  seat: z.object({ cohortId: z.string(), name: z.string(), startsOn: z.string() }),
});

/**
 * Gives a free seat to somebody on the waiting list, and tells them. Administrators only.
 * Takes `{ waitingId }`, answers `{ reference, seat: { cohortId, name, startsOn }, mailed }`. The seat is one of the cohort
 * that they wait for, else of the next that has one.
 * mailed is false when the letter could not be sent: the seat is theirs, and they are to be told otherwise.
 * Refuses: 400 a field, 401, 403, 404 nobody waits, 409 no seat is free, or they have one.
 */
export const handler = memberEndpoint(input, async ({ waitingId }, caller, context) => {
  const seated = seating.parse(await callDatabase(context, caller, 'offer_seat', { waiting_id: waitingId }));
  const mailed = await context.sendMail(seatLetter(seated, context));
  return { reference: seated.reference, seat: seated.seat, mailed };
});
