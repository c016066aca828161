import * as z from 'zod/mini';
import { emailAddress, toFormSchema } from '../shared/form-schema.ts';

export const signInSchema = toFormSchema(
  z.object({
    email: emailAddress(),
    password: z.string().check(z.minLength(1, { error: 'Enter your password' })),
  }),
);
