import { formSchema } from 'shared-ui/form';
import * as z from 'zod/mini';

/** As it may be typed or pasted: with spaces between the digits. */
export const codeSchema = formSchema(
  z.object({
    code: z.pipe(
      z.pipe(
        z.string(),
        z.transform((text) => text.replaceAll(/\s/g, '')),
      ),
      z.string().check(z.regex(/^\d{6}$/, { error: 'Enter the 6 digits that your app shows' })),
    ),
  }),
);

export const recoveryCodeSchema = formSchema(
  z.object({
    recoveryCode: z.pipe(
      z.pipe(
        z.string(),
        z.transform((text) => text.replaceAll(/[\s-]/g, '')),
      ),
      z.string().check(z.minLength(1, { error: 'Enter one of your recovery codes' })),
    ),
  }),
);
