import { formSchema } from 'shared-ui/form';
import * as z from 'zod/mini';

/** As it may be typed or pasted: without the spaces and hyphens that make it readable. */
const bare = z.pipe(
  z.string(),
  z.transform((text) => text.replaceAll(/[\s-]/g, '')),
);

export const passwordSchema = formSchema(
  z.object({ password: z.string().check(z.minLength(1, 'Enter your password')) }),
);

export const codeSchema = formSchema(
  z.object({
    code: z.pipe(bare, z.string().check(z.regex(/^\d{6}$/, 'Enter the 6 digits that your app shows'))),
  }),
);

export const recoveryCodeSchema = formSchema(
  z.object({
    recoveryCode: z.pipe(bare, z.string().check(z.minLength(1, 'Enter one of your recovery codes'))),
  }),
);
