import { dictionary } from '@zxcvbn-ts/language-common';
import bcrypt from 'bcryptjs';
import { authError } from '../http/answers.ts';

/** bcrypt reads no further: what is longer would be cut without a word. */
const longest = 72;
/** As `minimum_password_length` in config.toml, which the product's specification states. */
const shortest = 6;

/** Nobody's: compared with where there is nothing to compare, so that an unknown address takes as long as a known one. */
const hashOfNobody = '$2b$10$N9qo8uLOickgx2ZMRZoMyeIjZAgcfl7p92ldGxad68LJZdL17lhWy';

export const isRight = (password: string, hash: string | null | undefined): Promise<boolean> =>
  bcrypt.compare(password, hash ?? hashOfNobody).then((equal) => equal && Boolean(hash));

export const hashOf = (password: string): Promise<string> => bcrypt.hash(password, 10);

/** 49,000 passwords from leaked lists, in lower case: https://github.com/zxcvbn-ts/zxcvbn */
let common: ReadonlySet<string> | undefined;

/** Whether attackers try it first. One below the minimum length is refused for its length, by lite. */
function isCommon(password: string): boolean {
  common ??= new Set(dictionary['passwords-common']);
  return password.length >= shortest && common.has(password.toLowerCase());
}

/**
 * Refuses a new password that is cut by bcrypt or that attackers try first; null when it may be stored. A hosted project
 * refuses leaked passwords with the same code when that is switched on.
 */
export function refusedPassword(password: string | undefined): Response | null {
  if (password === undefined) return null;
  if (Buffer.byteLength(password) > longest)
    return authError(
      400,
      'validation_failed',
      'Password cannot be longer than 72 bytes; accented letters and symbols count for several.',
    );
  return isCommon(password)
    ? authError(
        422,
        'weak_password',
        'Many people use this password, so it is easy to guess. Choose another, for example three words that do not belong together.',
      )
    : null;
}
