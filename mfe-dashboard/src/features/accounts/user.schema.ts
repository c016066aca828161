import { emailAddress, onOneLine, optional, required } from 'shared-contract/forms/fields';
import { formSchema } from 'shared-ui/form';
import * as z from 'zod/mini';
import type { Invited } from './queries.ts';

const roles = ['user', 'coach', 'admin'] as const;

export const userSchema = formSchema<Invited>(
  z.object({
    email: z.pipe(required('the email address', 254, 'Email is required'), emailAddress),
    name: z.pipe(
      optional('the name', 120),
      z.transform((name: string | undefined) => onOneLine(name ?? '')),
    ),
    role: z.enum(roles, 'Choose user, coach or admin'),
  }),
);
