import { formSchema } from 'shared-ui/form';
import * as z from 'zod/mini';
import { emailAddress } from '../shared/fields.ts';

export const signInSchema = formSchema(
  z.object({
    email: emailAddress(),
    password: z.string().check(z.minLength(1, { error: 'Enter your password' })),
  }),
);
