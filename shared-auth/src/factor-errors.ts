import { failureOf, isUnreachable, TOO_MANY_REQUESTS, UNREACHABLE } from './failure.ts';

/** Errors of a second factor → words. With its code, which most people never load. */

const CODE_WRONG = 'That code is not right. Codes change every 30 seconds.';
const RECOVERY_CODE_WRONG = 'That recovery code is not right, or it was used before.';
const CODE_NOT_CHECKED = 'The code could not be checked. Try again.';
const PASSWORD_WRONG = 'That is not your password.';
const PASSWORD_NOT_CHECKED = 'The password could not be checked. Try again.';
const TOO_MANY_FACTORS = 'Your account has as many authenticators as one may have. Remove one first.';
const FACTOR_UNCHANGED = 'Two-factor authentication was not changed. Try again.';
const SIGN_IN_AGAIN = 'Your session has ended. Sign in again.';

/** What any call may fail with; else the words for its own refusals, else those for a fault. */
const wordsFor =
  (own: Readonly<Record<string, string>>, otherwise: string) =>
  (error: unknown): string => {
    if (isUnreachable(error)) return UNREACHABLE;
    const { name, code, status } = failureOf(error);
    const known = own[code];
    if (known !== undefined) return known;
    if (status === 429 || code === 'mfa_recovery_codes_locked') return TOO_MANY_REQUESTS;
    const isOver = name === 'AuthSessionMissingError' || status === 401 || status === 403;
    return isOver ? SIGN_IN_AGAIN : otherwise;
  };

/** A code of the authenticator app. */
export const codeMessage = wordsFor(
  { mfa_verification_failed: CODE_WRONG, mfa_factor_not_found: CODE_WRONG },
  CODE_NOT_CHECKED,
);

export const recoveryCodeMessage = wordsFor(
  { mfa_verification_failed: RECOVERY_CODE_WRONG, mfa_factor_not_found: RECOVERY_CODE_WRONG },
  CODE_NOT_CHECKED,
);

/** A second factor that was to be added or removed. */
export const factorMessage = wordsFor({ too_many_enrolled_mfa_factors: TOO_MANY_FACTORS }, FACTOR_UNCHANGED);

/** The own password, asked for again. */
export const passwordMessage = wordsFor({ invalid_credentials: PASSWORD_WRONG }, PASSWORD_NOT_CHECKED);
