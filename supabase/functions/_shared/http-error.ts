import { answer } from './function.ts';

/** An error response. A handler, or code that it calls, throws it. */
export class HttpError extends Error {
  readonly status: number;
  /** User-facing error messages by field. */
  readonly errors: Record<string, string> | undefined;
  /** Seconds after which a retry would be accepted (429 only). */
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
