import * as z from 'zod/mini';

const profile = z.object({
  name: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, 'Enter your full name'),
      z.maxLength(120, 'A name has at most 120 characters'),
    ),
});

/** What the profile form may send. The lengths are those of the table. */
export const profileSchema = {
  safeParse(values: Record<string, FormDataEntryValue>) {
    const result = profile.safeParse(values);
    if (result.success) return { ok: true as const, value: result.data };
    const errors = Object.fromEntries(
      result.error.issues.map((issue) => [String(issue.path[0]), issue.message]),
    );
    return { ok: false as const, errors };
  },
};
