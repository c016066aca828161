import * as z from 'zod/mini';
import { isMailable } from '../email-address.ts';
import { formatNumber } from '../format.ts';

/* Shared fields of the form schemas, with user-facing messages. The browser and the server validate with the same
   schemas. */
const longer = (label: string, most: number): string =>
  `Shorten ${label} to ${formatNumber(most)} characters`;

/**
 * Returns false for text that PostgreSQL rejects: a null character or a lone surrogate. `isWellFormed` is missing in
 * Firefox before 119.
 */
export const isStorable = (text: string): boolean => !/[\0\p{Surrogate}]/u.test(text);
const storable = () => z.refine<string>(isStorable, 'Remove the characters that are not text');

/** Returns a schema for required text. `label` fills "Shorten {label} to …". */
export const required = (label: string, most: number, missing: string) =>
  z
    .string(missing)
    .check(z.trim(), z.minLength(1, missing), z.maxLength(most, longer(label, most)), storable());

/**
 * Replaces line breaks and control characters with spaces, because a break would start a new paragraph in an email. The
 * null character stays, so that validation rejects it.
 */
export const onOneLine = (text: string): string =>
  text.replaceAll(/[\s\p{Cc}]+/gu, (gap) => (gap.includes('\0') ? gap : ' ')).trim();

/** Returns a schema for required text on one line. Pasted line breaks become spaces. */
export const requiredLine = (label: string, most: number, missing: string) =>
  z
    .string(missing)
    .check(
      z.overwrite(onOneLine),
      z.minLength(1, missing),
      z.maxLength(most, longer(label, most)),
      storable(),
    );

/** Returns a schema for optional text. Empty text becomes `undefined`. */
export const optional = (label: string, most: number) =>
  z.pipe(
    z.nullish(
      z.string(`Write ${label} as text`).check(z.trim(), z.maxLength(most, longer(label, most)), storable()),
    ),
    z.transform((text) => (text === '' || text === null ? undefined : text)),
  );

export const fullName = requiredLine('the name', 120, 'Enter your full name');

export const emailWords = 'Enter an email address like name@example.com';
export const emailAddress = z
  .email({ error: emailWords, abort: true })
  .check(z.refine(isMailable, emailWords));
export const email = z.pipe(required('the email address', 254, 'Enter your email address'), emailAddress);

export const phonePattern = /^\+?[0-9 ().x/-]{7,40}$/;
export const phoneWords = 'Enter a phone number like (212) 555-0123';
export const phone = required('the phone number', 40, 'Enter your phone number').check(
  z.regex(phonePattern, phoneWords),
);
export const optionalPhone = optional('the phone number', 40).check(
  z.refine((text) => text === undefined || phonePattern.test(text), phoneWords),
);

export const choice = <const Values extends readonly [string, ...string[]]>(
  values: Values,
  missing: string,
) => z.enum(values, missing);

/** Returns a schema for an optional choice. A select's empty option becomes `undefined`. */
export const optionalChoice = <const Values extends readonly [string, ...string[]]>(
  values: Values,
  wrong: string,
) =>
  z.optional(
    z.pipe(
      z.transform((value) => (value === '' || value === null ? undefined : value)),
      z.optional(z.enum(values, wrong)),
    ),
  );

/** Returns a schema for a required checkbox, sent as JSON or as form data. */
export const ticked = (missing: string) =>
  z.pipe(
    z.transform((value) => value === 'on' || value === 'true' || value),
    z.literal(true, missing),
  );

/** Returns a schema for the source of a lead. Defaults to the form's name if the page sends none. */
export const source = (form: string) =>
  z.pipe(
    optional('the source', 120),
    z.transform((text) => text ?? form),
  );
