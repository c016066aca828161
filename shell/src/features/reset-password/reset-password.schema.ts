import { formSchema } from 'shared-ui/form';
import * as z from 'zod/mini';
import { passwordsMatch } from '../shared/fields.ts';
import { newPassword } from '../shared/new-password.ts';

export interface ResetPasswordValues {
  password: string;
  confirmPassword: string;
}

export const resetPasswordSchema = formSchema<ResetPasswordValues>(
  z
    .object({
      password: newPassword(),
      confirmPassword: z.string().check(z.minLength(1, { error: 'Enter the password again' })),
    })
    .check(passwordsMatch()),
);
