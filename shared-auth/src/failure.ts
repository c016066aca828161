import { loadCode } from './config.ts';

/** The common fields of errors from supabase-js, fetch, and failed loads. */
export interface Failure {
  readonly name: string;
  readonly message: string;
  readonly code: string;
  /** The HTTP status, if the error has one. 0 means no response. */
  readonly status: number | undefined;
  /** True if a server answered, false if the error was thrown here. */
  readonly isAnswer: boolean;
}

export const UNREACHABLE = 'We could not reach the server. Check your connection and try again.';
export const PROFILE_NOT_LOADED = 'Your profile could not be loaded.';
export const TOO_MANY_REQUESTS = 'Too many requests. Wait a few minutes and try again.';

const read = (value: object, key: string): unknown => Reflect.get(value, key);

/** Reads an error. A database error without a connection has an empty code; one without JSON has none. */
export function failureOf(error: unknown): Failure {
  const value = typeof error === 'object' && error !== null ? error : {};
  const text = (key: string) => {
    const found = read(value, key);
    return typeof found === 'string' ? found : '';
  };
  const context = read(value, 'context');
  const status = read(typeof context === 'object' && context !== null ? context : value, 'status');
  const name = text('name');
  const code = text('code');
  return {
    name,
    message: text('message'),
    code,
    status: typeof status === 'number' ? status : undefined,
    isAnswer:
      name.startsWith('Auth') || code !== '' || !(error instanceof Error || read(value, 'code') === ''),
  };
}

/** True if no server answered: the network failed, or the library could not be loaded. */
export function isUnreachable(error: unknown): boolean {
  const { status, isAnswer } = failureOf(error);
  return status === 0 || (status === undefined && !isAnswer);
}

/**
 * Sends a request and retries it while the backend is too busy to start it. A 503 with `Retry-After` (in seconds) means
 * that nothing was done, so every method is safe to retry. The retry code is a lazy chunk.
 */
export const fetchWhenBusy: typeof fetch = async (input, init) => {
  const response = await fetch(input, init);
  if (response.status !== 503) return response;
  const code = await loadCode(() => import(/* webpackChunkName: "session" */ './repeat-request.ts'));
  return code.repeatRequest(response, input, init);
};
