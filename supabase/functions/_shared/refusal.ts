import { answer } from './function.ts';

/** An answer that is not a success. Thrown anywhere below a handler. */
export class Refusal extends Error {
  readonly status: number;
  /** What is wrong with which field, in words for the person who filled it in. */
  readonly errors: Record<string, string> | undefined;
  /** In how many seconds the same would be taken, of a 429. */
  readonly retryAfter: number | undefined;

  constructor(status: number, message: string, errors?: Record<string, string>, retryAfter?: number) {
    super(message);
    this.status = status;
    this.errors = errors;
    this.retryAfter = retryAfter;
  }

  answer(): Response {
    const { status, message, errors, retryAfter } = this;
    const response = answer(status, {
      message,
      ...(errors === undefined ? {} : { errors }),
      ...(retryAfter === undefined ? {} : { retryAfter }),
    });
    if (status === 429) response.headers.set('retry-after', String(retryAfter ?? 60));
    return response;
  }
}
