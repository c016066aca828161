import * as z from 'zod/mini';
import type { FormSchema } from 'shared-ui/form';
import { revenueBands } from './application-steps.ts';

/** What the firm receives; `message` carries the revenue band too, in its first line. */
export interface Application {
  readonly name: string;
  readonly email: string;
  readonly company: string;
  readonly phone: string;
  readonly message: string;
}

const text = (longest: number, tooLong: string) => z.string().check(z.trim(), z.maxLength(longest, tooLong));

const fields = z.object({
  name: text(120, 'Shorten the name to 120 characters.').check(z.minLength(1, 'Enter your full name.')),
  email: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, 'Enter your email address.'),
      z.maxLength(254, 'Enter an email address of at most 254 characters.'),
      z.email('Enter an email address like name@example.com.'),
    ),
  company: text(160, 'Shorten the company name to 160 characters.').check(
    z.minLength(1, 'Enter the name of your company.'),
  ),
  revenue: z.enum(
    revenueBands.map((band) => band.value),
    'Choose your annual revenue.',
  ),
  phone: z
    .string()
    .check(z.trim(), z.regex(/^$|^\+?[\d\s().-]{7,30}$/, 'Enter a phone number like (615) 555-0142.')),
  message: text(3900, 'Shorten the message to 3,900 characters.'),
});

/** Checks an application; the first message of each field is shown at that field. */
export const applicationSchema: FormSchema<Application> = {
  safeParse(values) {
    const result = fields.safeParse(values);
    if (result.success) {
      const { revenue, message, ...person } = result.data;
      const band = revenueBands.find(({ value }) => value === revenue)?.label ?? revenue;
      return { ok: true, value: { ...person, message: `Annual revenue: ${band}\n\n${message}`.trim() } };
    }
    const errors: Record<string, string> = {};
    for (const issue of result.error.issues) errors[String(issue.path[0])] ??= issue.message;
    return { ok: false, errors };
  },
};
