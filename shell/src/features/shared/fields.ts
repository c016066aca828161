import * as z from 'zod/mini';

/** Text without the spaces around it that has to be there. */
export const requiredText = (message: string) =>
  z.string().check(z.trim(), z.minLength(1, { error: message }));

export const optionalText = () => z.string().check(z.trim());

export const emailAddress = () =>
  requiredText('Enter your email').check(
    z.regex(z.regexes.email, { error: 'Enter an email like name@example.com' }),
  );

const MISMATCH = 'Passwords do not match';

/** A password and its repetition, each with its message at its own field, whatever else is wrong in the form. */
export const passwordsMatch = <T extends { password: string; confirmPassword: string }>() =>
  z.refine<T>(({ password, confirmPassword }) => password === confirmPassword, {
    error: MISMATCH,
    path: ['confirmPassword'],
  });
