import type { SecurityEvent } from './data/list-security-events.ts';

/** What the security log calls what happened. */
export const securityWords: Readonly<Record<SecurityEvent['kind'], string>> = {
  sign_in: 'Signed in',
  sign_in_failed: 'Sign-in failed',
  sign_out: 'Signed out',
  sign_out_others: 'Ended all other sessions',
  session_ended: 'Ended a session',
  password_changed: 'Password changed',
  email_changed: 'Email address changed',
  mfa_enabled: 'Two-factor authentication turned on',
  mfa_disabled: 'Two-factor authentication turned off',
  recovery_code_used: 'Recovery code used',
};

/** What somebody should look at twice. */
export const isAlarming = (kind: SecurityEvent['kind']): boolean =>
  kind === 'sign_in_failed' || kind === 'mfa_disabled';

/** In groups of four, as it is read aloud and typed. */
export const inFours = (text: string, between = ' '): string => text.match(/.{1,4}/g)?.join(between) ?? '';
