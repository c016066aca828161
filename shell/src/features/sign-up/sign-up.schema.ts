import { mailableAddress } from 'shared-contract/email-address';
import { formSchema } from 'shared-ui/form';
import * as z from 'zod/mini';
import { emailAddress, optionalText, passwordsMatch, requiredText } from '../shared/fields.ts';
import { newPassword } from '../shared/new-password.ts';

export interface SignUpValues {
  fullName: string;
  email: string;
  phone: string;
  company: string;
  password: string;
  confirmPassword: string;
}

export const signUpSchema = formSchema<SignUpValues>(
  z
    .object({
      fullName: requiredText('Enter your full name'),
      email: emailAddress().check(
        z.regex(mailableAddress, { error: 'Enter an email like name@example.com' }),
      ),
      phone: optionalText(),
      company: optionalText(),
      password: newPassword(),
      confirmPassword: z.string().check(z.minLength(1, { error: 'Enter the password again' })),
    })
    .check(passwordsMatch()),
);
