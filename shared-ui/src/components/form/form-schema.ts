export type FormResult<T> = { ok: true; value: T } | { ok: false; errors: Record<string, string> };

/** What the form needs of a schema. Callers adapt their own library to it, so that none is loaded here. */
export interface FormSchema<T> {
  safeParse(values: Record<string, FormDataEntryValue>): FormResult<T>;
}

/** As much of a zod schema as is used here. */
interface Schema<T> {
  safeParse(
    values: unknown,
  ):
    | { success: true; data: T }
    | { success: false; error: { issues: readonly { path: readonly PropertyKey[]; message: string }[] } };
}

/** Adapts a zod schema: one message a field, the first that applies. */
export function formSchema<T>(schema: Schema<T>): FormSchema<T> {
  return {
    safeParse(values) {
      const result = schema.safeParse(values);
      if (result.success) return { ok: true, value: result.data };
      const errors: Record<string, string> = {};
      for (const { path, message } of result.error.issues) errors[String(path[0] ?? '')] ??= message;
      return { ok: false, errors };
    },
  };
}
