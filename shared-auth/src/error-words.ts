import { failureOf, isUnreachable, TOO_MANY_REQUESTS, UNREACHABLE } from './failure.ts';

/** Messages of data errors. Users never read the server's own message. */

export { isUnreachable, TOO_MANY_REQUESTS, UNREACHABLE };

const SIGNED_OUT = 'You have been signed out. Sign in again, then repeat this.';
const NOT_ALLOWED = 'Your account does not have permission to do this.';
const GONE = 'This no longer exists. Reload the page.';
const TAKEN = 'This entry already exists.';
const IN_USE = 'This is linked to a record that no longer exists, or another record is still linked to it.';
const NOT_A_CHOICE = 'One of the values is not allowed here. Check what you entered.';
const MALFORMED = 'A value has the wrong format. Check numbers and dates.';
const CHANGED = 'This was changed in the meantime. Reload the page, then try again.';
const FULL = 'Your account has reached its limit. Delete some that you no longer need, then try again.';
const NOT_STORED = 'This file could not be stored. You may not change it, or your storage is full.';
const BUSY = 'Another person is changing the same entry. Wait a moment and try again.';
const SLOW = 'The server took too long to answer. Try again, or narrow your request.';
const DOWN = 'The server cannot answer at the moment. Wait a minute and try again.';
const BROKEN = 'Something went wrong on our side.';

/** Codes of PostgREST and PostgreSQL, and `PTnnn`, with which our functions set the status nnn. */
const byCode: Readonly<Record<string, string>> = {
  PGRST000: DOWN,
  PGRST001: DOWN,
  PGRST002: DOWN,
  PGRST003: SLOW,
  PGRST103: GONE,
  PGRST116: GONE,
  PGRST301: SIGNED_OUT,
  PGRST302: SIGNED_OUT,
  PGRST303: SIGNED_OUT,
  '22001': 'One of the texts is too long. Shorten it and try again.',
  '22003': MALFORMED,
  '22007': MALFORMED,
  '22008': MALFORMED,
  '22023': NOT_A_CHOICE,
  '22P02': MALFORMED,
  '23502': 'Something that is required is missing. Check what you entered.',
  '23503': IN_USE,
  '23505': TAKEN,
  '23514': NOT_A_CHOICE,
  '40001': BUSY,
  '40P01': BUSY,
  '42501': NOT_ALLOWED,
  '53300': DOWN,
  '55P03': BUSY,
  '57014': SLOW,
  '57P01': DOWN,
  '57P03': DOWN,
  P0001: 'The server rejected this. Check what you entered.',
  PT400: NOT_A_CHOICE,
  PT404: GONE,
  PT409: CHANGED,
  PT413: FULL,
  PT429: TOO_MANY_REQUESTS,
};

const byStatus: Readonly<Record<number, string>> = {
  401: SIGNED_OUT,
  403: NOT_ALLOWED,
  404: GONE,
  409: CHANGED,
  429: TOO_MANY_REQUESTS,
};

function wordsFor(error: unknown): string {
  if (isUnreachable(error)) return UNREACHABLE;
  const { name, code, status = 0 } = failureOf(error);
  // The storage service has one error for a full account and another account's folder. Some versions send 403 only in the body.
  if (name === 'StorageApiError' && (status === 403 || Reflect.get(Object(error), 'statusCode') === '403')) {
    return NOT_STORED;
  }
  const known = byCode[code] ?? byStatus[status];
  if (known !== undefined) return known;
  // A gateway's own answer has no code. The gateway's log has the error.
  if (code === '') return DOWN;
  return `${BROKEN} If it happens again, give us this code: ${code}.`;
}

/**
 * Returns the message for a failed read or save. Known errors get a specific sentence, others a general one with the
 * code that support can look up. It never contains the server's own message.
 * @param options.what a sentence that states what failed; it precedes the message
 */
export function dataMessage(error: unknown, options: { readonly what?: string } = {}): string {
  return options.what === undefined ? wordsFor(error) : `${options.what} ${wordsFor(error)}`;
}
