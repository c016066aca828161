import { answer } from './function.ts';

/** An answer that is not a success. Thrown anywhere below a handler. */
export class Refusal extends Error {
  readonly status: number;
  /** What is wrong with which field, in words for the person who filled it in. */
  readonly errors: Record<string, string> | undefined;

  constructor(status: number, message: string, errors?: Record<string, string>) {
    super(message);
    this.status = status;
    this.errors = errors;
  }

  answer(): Response {
    const { status, message, errors } = this;
    const response = answer(status, { message, ...(errors === undefined ? {} : { errors }) });
    if (status === 429) response.headers.set('retry-after', '60');
    return response;
  }
}
