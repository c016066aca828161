import type { FormSchema } from 'shared-ui/form';
import * as z from 'zod/mini';

/** Adapts a schema to the shared form: one message a field, the first that applies. */
export function toFormSchema<T>(schema: z.ZodMiniType<T>): FormSchema<T> {
  return {
    safeParse(values) {
      const result = z.safeParse(schema, values);
      if (result.success) return { ok: true, value: result.data };
      const errors: Record<string, string> = {};
      for (const { path, message } of result.error.issues) errors[String(path[0] ?? '')] ??= message;
      return { ok: false, errors };
    },
  };
}

/** Text without the spaces around it that has to be there. */
export const requiredText = (message: string) =>
  z.string().check(z.trim(), z.minLength(1, { error: message }));

export const optionalText = () => z.string().check(z.trim());

export const emailAddress = () =>
  requiredText('Enter your email').check(
    z.regex(z.regexes.email, { error: 'Enter an email like name@example.com' }),
  );

const MISMATCH = 'Passwords do not match';

/** A password and its repetition, each with its message at its own field, whatever else is wrong in the form. */
export const passwordsMatch = <T extends { password: string; confirmPassword: string }>() =>
  z.refine<T>(({ password, confirmPassword }) => password === confirmPassword, {
    error: MISMATCH,
    path: ['confirmPassword'],
  });
