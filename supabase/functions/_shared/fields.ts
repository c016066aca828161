import * as z from 'zod';
import { isMailable } from './email-address.ts';

const longer = (label: string, most: number): string =>
  `Shorten ${label} to ${most.toLocaleString('en-US')} characters`;

/** What the database cannot keep: the null character and halves of characters. */
export const isStorable = (text: string): boolean => text.isWellFormed() && !text.includes('\0');
const notStorable = 'Remove the characters that are not text';

/** Text that has to be there. `label` as in "Shorten {label} to …". */
export const required = (label: string, most: number, missing: string) =>
  z.string(missing).trim().min(1, missing).max(most, longer(label, most)).refine(isStorable, notStorable);

/** A break would begin a new paragraph in a letter. The null character is left to be refused. */
export const onOneLine = (text: string): string =>
  text.replaceAll(/[\s\p{Cc}]+/gu, (gap) => (gap.includes('\0') ? gap : ' ')).trim();

/** The same on one line; what is pasted with breaks is put into one. */
export const requiredLine = (label: string, most: number, missing: string) =>
  z
    .string(missing)
    .overwrite(onOneLine)
    .min(1, missing)
    .max(most, longer(label, most))
    .refine(isStorable, notStorable);

/** Text that may be left out; an empty one is left out too. */
export const optional = (label: string, most: number) =>
  z
    .string(`Write ${label} as text`)
    .trim()
    .max(most, longer(label, most))
    .refine(isStorable, notStorable)
    .nullish()
    .transform((text) => (text === '' || text === null ? undefined : text));

const emailWords = 'Enter an email address like name@example.com';
export const emailAddress = z.email({ error: emailWords, abort: true }).refine(isMailable, emailWords);
export const email = required('the email address', 254, 'Enter your email address').pipe(emailAddress);

const phonePattern = /^\+?[0-9 ().x/-]{7,40}$/;
const phoneWords = 'Enter a phone number like (212) 555-0123';
export const phone = required('the phone number', 40, 'Enter your phone number').regex(
  phonePattern,
  phoneWords,
);
export const optionalPhone = optional('the phone number', 40).refine(
  (text) => text === undefined || phonePattern.test(text),
  phoneWords,
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
  z.preprocess(
    (value) => (value === '' || value === null ? undefined : value),
    z.enum(values, wrong).optional(),
  );

/** A box that has to be ticked, as JSON or as a browser's form data sends it. */
export const ticked = (missing: string) =>
  z.preprocess((value) => value === 'on' || value === 'true' || value, z.literal(true, missing));

export const licenseState = required('the state', 60, 'Choose the state of your license').min(
  2,
  'Choose the state of your license',
);
