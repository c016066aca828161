/** Constants of sign-in and session. Source, unless noted otherwise: product specification, document 1, section 9. */

/** Applies to registration and password reset. */
export const MINIMUM_PASSWORD_LENGTH = 6;

/** Heartbeat interval of the realtime connection in ms. The library's default is 25 s. */
export const REALTIME_HEARTBEAT_MS = 30_000;

/** Timeout of a realtime message, in milliseconds. */
export const REALTIME_TIMEOUT_MS = 10_000;

/**
 * Interval in ms between checks for a token refresh. supabase-js hard-codes it for `autoRefreshToken`; a test compares
 * it with the installed version.
 */
export const TOKEN_REFRESH_CHECK_MS = 30_000;

/** Seconds between two confirmation emails. Source: Supabase Auth's default `max_frequency` is one email a minute. */
export const RESEND_WAIT_SECONDS = 60;

/** Timeout of a visitor's form, in milliseconds. */
export const SUBMIT_TIMEOUT_MS = 15_000;
