import * as z from 'zod/mini';
import { officeZone } from '../../firm.ts';
import { email, fullName, optional, optionalPhone, phone } from '../fields.ts';

/** What PostgreSQL can read, too. */
const thisMillennium = /^2\d{3}-/;

/** The start of a call, as an instant. */
export const startsAt = z.pipe(
  z.iso.datetime({ offset: true, error: 'Choose a time' }).check(z.regex(thisMillennium, 'Choose a time')),
  z.transform((text) => new Date(text).toISOString()),
);

const caller = { name: fullName, email, phone: optionalPhone, notes: optional('the notes', 2000) };

/** What a visitor asks for when they book a call: we call them, so the number is not left open. */
export const callForm = z.object({ startsAt, ...caller, phone });
export type CallRequest = z.infer<typeof callForm>;

/** What is asked for when a call is moved. */
export const moveForm = z.object({ startsAt });
export type MoveRequest = z.infer<typeof moveForm>;

const isTimeZone = (name: string): boolean => {
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
};

/** A call as the server takes it. A browser that does not know its zone is no reason to refuse a call. */
export const bookedCall = z.object({
  ...caller,
  startsAt,
  timeZone: z.catch(z.string().check(z.maxLength(64), z.refine(isTimeZone)), officeZone),
});
