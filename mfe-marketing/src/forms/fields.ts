import * as z from 'zod/mini';

/*
 * Pieces of the forms' schemas. They say what the server says (`supabase/functions/_shared/fields.ts`), a round trip
 * earlier; the server decides.
 */
const longer = (label: string, most: number) =>
  `Shorten ${label} to ${most.toLocaleString('en-US')} characters`;

/** Text that has to be there. `label` as in "Shorten {label} to …". */
export const requiredText = (label: string, most: number, missing: string) =>
  z.string(missing).check(z.trim(), z.minLength(1, missing), z.maxLength(most, longer(label, most)));

/** Text that may be left empty; an empty one is not sent. */
export const optionalText = (label: string, most: number) =>
  z.pipe(
    z.optional(z.string().check(z.trim(), z.maxLength(most, longer(label, most)))),
    z.transform((text: string | undefined) => (text === '' ? undefined : text)),
  );

export const fullName = () => requiredText('the name', 120, 'Enter your full name');

export const emailAddress = () =>
  requiredText('the email address', 254, 'Enter your email address').check(
    z.email('Enter an email address like name@example.com'),
  );

const phonePattern = /^\+?[0-9 ().x/-]{7,40}$/;
const phoneWords = 'Enter a phone number like (212) 555-0123';

export const phoneNumber = () =>
  requiredText('the phone number', 40, 'Enter your phone number').check(z.regex(phonePattern, phoneWords));

export const optionalPhone = () =>
  z.pipe(
    z.string().check(
      z.trim(),
      z.refine((text) => text === '' || phonePattern.test(text), phoneWords),
    ),
    z.transform((text) => (text === '' ? undefined : text)),
  );

/** One of the values of a select or of radio buttons. */
export const choice = <const Values extends readonly [string, ...string[]]>(
  values: Values,
  missing: string,
) => z.enum(values, missing);
