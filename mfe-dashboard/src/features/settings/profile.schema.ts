import { mailableAddress } from 'shared-contract/email-address';
import { formSchema } from 'shared-ui/form';
import * as z from 'zod/mini';
import type { ProfileValues } from './queries.ts';

/** Each maximum length matches its database column. */
export const profileSchema = formSchema<ProfileValues>(
  z.object({
    name: z
      .string()
      .check(
        z.trim(),
        z.minLength(1, 'Enter your full name'),
        z.maxLength(120, 'A name has at most 120 characters'),
      ),
    email: z
      .string()
      .check(
        z.trim(),
        z.toLowerCase(),
        z.minLength(1, 'Enter your email address'),
        z.maxLength(254, 'An email address has at most 254 characters'),
        z.regex(z.regexes.email, 'Enter an email like name@example.com'),
        z.regex(mailableAddress, 'Enter an email like name@example.com'),
      ),
  }),
);
