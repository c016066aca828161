import * as z from 'zod/mini';
import { isMailable } from '../email-address.ts';

/*
 * Pieces of the forms' schemas, with the words that people read. The browser says with them what is wrong before
 * anything is sent; the server decides with the same.
 */
const longer = (label: string, most: number): string =>
  `Shorten ${label} to ${most.toLocaleString('en-US')} characters`;

/**
 * False for text that PostgreSQL rejects: a null character or a lone surrogate. `isWellFormed` is missing in Firefox
 * before 119.
 */
export const isStorable = (text: string): boolean => !/[\0\p{Surrogate}]/u.test(text);
const storable = () => z.refine<string>(isStorable, 'Remove the characters that are not text');

/** Text that has to be there. `label` as in "Shorten {label} to …". */
export const required = (label: string, most: number, missing: string) =>
  z
    .string(missing)
    .check(z.trim(), z.minLength(1, missing), z.maxLength(most, longer(label, most)), storable());

/** A break would begin a new paragraph in a letter. The null character is left to be refused. */
export const onOneLine = (text: string): string =>
  text.replaceAll(/[\s\p{Cc}]+/gu, (gap) => (gap.includes('\0') ? gap : ' ')).trim();

/** The same on one line; what is pasted with breaks is put into one. */
export const requiredLine = (label: string, most: number, missing: string) =>
  z
    .string(missing)
    .check(
      z.overwrite(onOneLine),
      z.minLength(1, missing),
      z.maxLength(most, longer(label, most)),
      storable(),
    );

/** Text that may be left out; an empty one is left out too. */
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

/** A choice that may be left out, as the empty option of a select does. */
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

/** A box that has to be ticked, as JSON or as a browser's form data sends it. */
export const ticked = (missing: string) =>
  z.pipe(
    z.transform((value) => value === 'on' || value === 'true' || value),
    z.literal(true, missing),
  );

/** Every lead says where it came from: the name of its form when the page says nothing. */
export const source = (form: string) =>
  z.pipe(
    optional('the source', 120),
    z.transform((text) => text ?? form),
  );
