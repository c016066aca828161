import type { Tables } from './database.types.ts';
import { failureOf, isUnreachable, TOO_MANY_REQUESTS, UNREACHABLE } from './failure.ts';

/** Error of a sign-in → words. Quoted strings: product specification, document 1, section 8. */

export const REGISTRATION_FAILED = 'Registration failed. Please try again or contact support.';
export const NO_USER = 'No user logged in';
export const EMAIL_NOT_CONFIRMED = 'Please check your email and confirm your account.';
export const RECOVERY_EXPIRED = 'This password reset link has expired. Ask for a new one.';

export const LINK_DEAD =
  'This link cannot be used. It has expired, has been used already, or is not complete.';
export const SOMEBODY_ELSE = 'Somebody else is signed in here. Sign out first.';
export const INVITATION_OVER = 'This invitation is not valid any more. Ask for a new one.';
export const INVITATION_ELSEWHERE = 'This invitation is for another email address.';

const SIGN_IN_FAILED = 'Failed to sign in. Please check your credentials.';
const INVALID_CREDENTIALS = 'Invalid email or password. Please try again.';
const EMAIL_REFUSED = 'This address cannot be used. Choose another one.';
const SESSION_ENDED = 'Your session has ended. Sign in again, then change the address.';
const PASSWORD_NOT_CHANGED = 'Your password could not be changed. Please try again.';

/** What the server said, if it said anything: an empty body arrives from the library as `{}`. */
function serverMessage(error: unknown): string {
  const { name, message } = failureOf(error);
  return name === 'AuthUnknownError' || message === '{}' ? '' : message.trim();
}

/** Words for a sign-in that failed. Unknown addresses and wrong passwords read the same. */
export function signInMessage(error: unknown): string {
  if (isUnreachable(error)) return UNREACHABLE;
  const message = serverMessage(error);
  if (message === 'Invalid login credentials') return INVALID_CREDENTIALS;
  if (message === 'Email not confirmed') return EMAIL_NOT_CONFIRMED;
  return message === '' ? SIGN_IN_FAILED : message;
}

/** Words for a registration that failed. Only what is wrong with the password is told: it says nothing of other accounts. */
export const signUpMessage = (error: unknown): string =>
  failureOf(error).code === 'weak_password'
    ? serverMessage(error) || REGISTRATION_FAILED
    : REGISTRATION_FAILED;

/** What a hosted server may ask of a session before it takes another password; signing in again gives it. */
const askedFirst: Readonly<Record<string, string>> = {
  insufficient_aal:
    'Your account has a second factor. Sign out, sign in again with its code, then change the password.',
  reauthentication_needed:
    'Your sign-in is more than a day old. Sign out, sign in again, then change the password.',
};

/**
 * Words for a new password that was refused.
 * @param isRecovery whether a link of a letter led here, not a sign-in
 */
export const newPasswordWords =
  (isRecovery: boolean) =>
  (error: unknown): string => {
    if (isUnreachable(error)) return UNREACHABLE;
    const { name, code, status } = failureOf(error);
    const asked = askedFirst[code];
    if (asked !== undefined) return asked;
    if (name === 'AuthSessionMissingError' || code === 'session_expired' || status === 401)
      return isRecovery
        ? RECOVERY_EXPIRED
        : 'Your session has ended. Sign in again, then change the password.';
    return serverMessage(error) || PASSWORD_NOT_CHANGED;
  };

/**
 * Words for a mail that could not be asked for; `null` when the answer has to be the same for known and unknown
 * addresses. Limits per address and mail faults only happen for known ones, so they are not told apart.
 */
export function mailRequestMessage(error: unknown): string | null {
  if (isUnreachable(error)) return UNREACHABLE;
  return failureOf(error).code === 'over_request_rate_limit' ? TOO_MANY_REQUESTS : null;
}

/** Words for a new address that was refused. Why the server does not want it is not told: it may be another member's. */
export function emailChangeMessage(error: unknown): string {
  if (isUnreachable(error)) return UNREACHABLE;
  const { code, status } = failureOf(error);
  if (status === 429) return TOO_MANY_REQUESTS;
  if (status === 401 || status === 403 || code === 'session_expired') return SESSION_ENDED;
  return EMAIL_REFUSED;
}

/** The welcome after a registration. The caller names the product. */
export function welcomeMessage(productName: string, accountType: Tables<'profiles'>['account_type']): string {
  const account = accountType === 'cpa' ? 'CPA' : 'client';
  return `Welcome to ${productName}! Your ${account} account has been created.`;
}
