/** An error that a form shows at one of its fields. */
export class FieldError extends Error {
  readonly errors: Readonly<Record<string, string>>;
  constructor(field: string, message: string, options?: ErrorOptions) {
    super(message, options);
    this.errors = { [field]: message };
  }
}

/** The message of a session operation's error, which is for users. Other thrown values have none. */
export const messageOf = (cause: unknown, otherwise = 'That did not work. Try again.'): string =>
  cause instanceof Error ? cause.message : otherwise;

/** Returns a rejection handler that shows the error's message at a field. */
export const atField =
  (field: string, otherwise?: string) =>
  (cause: unknown): never => {
    throw new FieldError(field, messageOf(cause, otherwise), { cause });
  };
