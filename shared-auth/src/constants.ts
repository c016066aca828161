/**
 * Constants of sign-in and session.
 * Source, where nothing else is said: product specification, document 1, section 9.
 */

/** Shortest password that registration and reset accept. */
export const MINIMUM_PASSWORD_LENGTH = 6;

/** Heartbeat of the realtime connection, in milliseconds (the library's own default is 25 s). */
export const REALTIME_HEARTBEAT_MS = 30_000;

/** A realtime message without an answer counts as lost after this many milliseconds. */
export const REALTIME_TIMEOUT_MS = 10_000;

/**
 * How often a token is checked for refresh, in milliseconds. It is the tick of supabase-js' `autoRefreshToken`,
 * which takes no setting: a test holds the installed version to it.
 */
export const TOKEN_REFRESH_CHECK_MS = 30_000;

/** Seconds between two confirmation mails. Source: Supabase Auth's default `max_frequency` is one mail a minute. */
export const RESEND_WAIT_SECONDS = 60;

/** A visitor's form that the server has not answered by then has failed, in milliseconds. */
export const SUBMIT_TIMEOUT_MS = 15_000;
