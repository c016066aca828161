import * as z from 'zod/mini';
import { officeZone } from '../../firm.ts';
import { email, fullName, optional, optionalPhone, phone } from '../fields.ts';

/** Limits years to a range that PostgreSQL can read too. */
const thisMillennium = /^2\d{3}-/;

/** The start of a call, normalized to an ISO instant. */
export const startsAt = z.pipe(
  z.iso.datetime({ offset: true, error: 'Choose a time' }).check(z.regex(thisMillennium, 'Choose a time')),
  z.transform((text) => new Date(text).toISOString()),
);

const caller = { name: fullName, email, phone: optionalPhone, notes: optional('the notes', 2000) };

/** A visitor's booking. The phone number is required because the firm makes the call. */
export const callForm = z.object({ startsAt, ...caller, phone });
export type CallRequest = z.infer<typeof callForm>;

export const moveForm = z.object({ startsAt });
export type MoveRequest = z.infer<typeof moveForm>;

const isTimeZone = (name: string): boolean => {
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
};

/**
 * A call as the server accepts it. An unknown browser time zone falls back to the office's instead of rejecting the
 * call.
 */
export const bookedCall = z.object({
  ...caller,
  startsAt,
  timeZone: z.catch(z.string().check(z.maxLength(64), z.refine(isTimeZone)), officeZone),
});
