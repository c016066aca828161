/** What an error of supabase-js, of fetch or of a failed load says of itself, whatever its class. */
export interface Failure {
  readonly name: string;
  readonly message: string;
  readonly code: string;
  /** The HTTP status, where the error carries one; 0 when there was no answer. */
  readonly status: number | undefined;
  /** Whether this is what a server answered, not something that was thrown here. */
  readonly isAnswer: boolean;
}

export const UNREACHABLE = 'We could not reach the server. Check your connection and try again.';
export const PROFILE_NOT_LOADED = 'Your profile could not be loaded.';
export const TOO_MANY_REQUESTS = 'Too many requests. Wait a few minutes and try again.';

const read = (value: object, key: string): unknown => Reflect.get(value, key);

/** Reads an error. A database error without a connection has an empty code, one without JSON in it has none. */
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

/** Whether no server answered: the network failed, or the library itself could not be loaded. */
export function isUnreachable(error: unknown): boolean {
  const { status, isAnswer } = failureOf(error);
  return status === 0 || (status === undefined && !isAnswer);
}
