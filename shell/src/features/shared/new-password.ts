import { MINIMUM_PASSWORD_LENGTH } from 'shared-auth/constants';
import * as z from 'zod/mini';

/** A new password as registration and reset accept it. */
export const newPassword = () =>
  z.string().check(
    z.minLength(1, { error: 'Enter a password' }),
    z.minLength(MINIMUM_PASSWORD_LENGTH, {
      error: `Password must be at least ${MINIMUM_PASSWORD_LENGTH} characters`,
    }),
  );
