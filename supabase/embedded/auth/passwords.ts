import bcrypt from 'bcryptjs';
import { authError } from '../http/answers.ts';

/** bcrypt reads no further: what is longer would be cut without a word. */
const longest = 72;

/** Nobody's: compared with where there is nothing to compare, so that an unknown address takes as long as a known one. */
const hashOfNobody = '$2b$10$N9qo8uLOickgx2ZMRZoMyeIjZAgcfl7p92ldGxad68LJZdL17lhWy';

export const isRight = (password: string, hash: string | null | undefined): Promise<boolean> =>
  bcrypt.compare(password, hash ?? hashOfNobody).then((equal) => equal && Boolean(hash));

export const hashOf = (password: string): Promise<string> => bcrypt.hash(password, 10);

export const isTooLong = (password: string | undefined): boolean =>
  password !== undefined && Buffer.byteLength(password) > longest;

export const tooLong = (): Response =>
  authError(
    400,
    'validation_failed',
    'Password cannot be longer than 72 bytes; accented letters and symbols count for several.',
  );
