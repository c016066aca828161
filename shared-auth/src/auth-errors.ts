import type { Tables } from './database.types.ts';
import { failureOf, isUnreachable, TOO_MANY_REQUESTS, UNREACHABLE } from './failure.ts';

/** Messages of sign-in errors. Quoted strings: product specification, document 1, section 8. */

export const REGISTRATION_FAILED = 'Registration failed. Please try again or contact support.';
export const NO_USER = 'No user logged in';
export const EMAIL_NOT_CONFIRMED = 'Please check your email and confirm your account.';
export const RECOVERY_EXPIRED = 'This password reset link has expired. Request a new one.';

export const LINK_DEAD = 'This link cannot be used. It has expired, has been used, or is incomplete.';
export const SOMEBODY_ELSE = 'Another account is signed in on this browser. Sign out, then try again.';
export const INVITATION_OVER = 'This invitation is no longer valid. Ask for a new one.';
export const INVITATION_ELSEWHERE = 'This invitation is for another email address.';

const SIGN_IN_FAILED = 'Failed to sign in. Please check your credentials.';
const INVALID_CREDENTIALS = 'Invalid email or password. Please try again.';
const EMAIL_REFUSED = 'This address cannot be used. Choose another one.';
const SESSION_ENDED = 'Your session has ended. Sign in again, then change the address.';
const PASSWORD_NOT_CHANGED = 'Your password could not be changed. Please try again.';

/** Returns the server's message, or an empty string: the library returns `{}` for an empty body. */
function serverMessage(error: unknown): string {
  const { name, message } = failureOf(error);
  return name === 'AuthUnknownError' || message === '{}' ? '' : message.trim();
}

/** Message for a failed sign-in. It is the same for unknown addresses and wrong passwords. */
export function signInMessage(error: unknown): string {
  if (isUnreachable(error)) return UNREACHABLE;
  const message = serverMessage(error);
  if (message === 'Invalid login credentials') return INVALID_CREDENTIALS;
  if (message === 'Email not confirmed') return EMAIL_NOT_CONFIRMED;
  return message === '' ? SIGN_IN_FAILED : message;
}

/** Message for a failed registration. It names only faults of the password, which reveal nothing about other accounts. */
export const signUpMessage = (error: unknown): string =>
  failureOf(error).code === 'weak_password'
    ? serverMessage(error) || REGISTRATION_FAILED
    : REGISTRATION_FAILED;

/** What a hosted server may require before a password change. Signing in again satisfies it. */
const askedFirst: Readonly<Record<string, string>> = {
  insufficient_aal:
    'Your account has a second factor. Sign out, sign in again with its code, then change the password.',
  reauthentication_needed:
    'Your sign-in is more than a day old. Sign out, sign in again, then change the password.',
};

/**
 * Returns a function that maps a rejected new password to a message.
 * @param isRecovery true if the user arrived through an email link instead of a sign-in
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
 * Returns the message for a failed email request, or `null` if the response must be the same for known and unknown
 * addresses. Per-address limits and delivery failures only occur for known addresses, so they are not reported.
 */
export function mailRequestMessage(error: unknown): string | null {
  if (isUnreachable(error)) return UNREACHABLE;
  return failureOf(error).code === 'over_request_rate_limit' ? TOO_MANY_REQUESTS : null;
}

/** Message for a rejected new address. It omits the reason: the address may be another member's. */
export function emailChangeMessage(error: unknown): string {
  if (isUnreachable(error)) return UNREACHABLE;
  const { code, status } = failureOf(error);
  if (status === 429) return TOO_MANY_REQUESTS;
  if (status === 401 || status === 403 || code === 'session_expired') return SESSION_ENDED;
  return EMAIL_REFUSED;
}

/** Returns the welcome message after a registration. The caller supplies the product name. */
export function welcomeMessage(productName: string, accountType: Tables<'profiles'>['account_type']): string {
  const account = accountType === 'cpa' ? 'CPA' : 'client';
  return `Welcome to ${productName}! Your ${account} account has been created.`;
}
