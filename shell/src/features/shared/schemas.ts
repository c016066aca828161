import { MINIMUM_PASSWORD_LENGTH } from 'shared-auth/constants';
import { mailableAddress } from 'shared-contract/email-address';
import { formSchema } from 'shared-ui/form';
import * as z from 'zod/mini';

/* Schemas of the shell's forms, in one chunk (`load-schemas.ts`). */

const requiredText = (error: string) => z.string().check(z.trim(), z.minLength(1, { error }));

const optionalText = () => z.string().check(z.trim());

const ADDRESS = 'Enter an email like name@example.com';

const emailAddress = () =>
  requiredText('Enter your email').check(z.regex(z.regexes.email, { error: ADDRESS }));

const newPassword = {
  password: z.string().check(
    z.minLength(1, { error: 'Enter a password' }),
    z.minLength(MINIMUM_PASSWORD_LENGTH, {
      error: `Password must be at least ${MINIMUM_PASSWORD_LENGTH} characters`,
    }),
  ),
  confirmPassword: z.string().check(z.minLength(1, { error: 'Enter the password again' })),
};

/** Returns a check of both passwords. Its error is in addition to those of other fields. */
const passwordsMatch = <T extends { password: string; confirmPassword: string }>() =>
  z.refine<T>(({ password, confirmPassword }) => password === confirmPassword, {
    error: 'Passwords do not match',
    path: ['confirmPassword'],
  });

/** Returns the schema of a code. Removes separators, which users type or paste. */
const code = (separators: RegExp, check: z.core.$ZodCheck<string>) =>
  z.string().check(
    z.overwrite((text) => text.replaceAll(separators, '')),
    check,
  );

export const emailSchema = formSchema(z.object({ email: emailAddress() }));

export const signInSchema = formSchema(
  z.object({
    email: emailAddress(),
    password: z.string().check(z.minLength(1, { error: 'Enter your password' })),
  }),
);

export const signUpSchema = formSchema(
  z
    .object({
      fullName: requiredText('Enter your full name'),
      email: emailAddress().check(z.regex(mailableAddress, { error: ADDRESS })),
      phone: optionalText(),
      company: optionalText(),
      ...newPassword,
    })
    .check(passwordsMatch()),
);

export const newPasswordSchema = formSchema(z.object(newPassword).check(passwordsMatch()));

export const codeSchema = formSchema(
  z.object({ code: code(/\s/g, z.regex(/^\d{6}$/, { error: 'Enter the 6 digits that your app shows' })) }),
);

export const recoveryCodeSchema = formSchema(
  z.object({
    recoveryCode: code(/[\s-]/g, z.minLength(1, { error: 'Enter one of your recovery codes' })),
  }),
);
