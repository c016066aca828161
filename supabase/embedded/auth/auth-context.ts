import type { Kysely } from 'kysely';
import type { ProjectConfig } from '../config-file.ts';
import { isMailable } from 'shared-contract/email-address';
import { authError } from '../http/answers.ts';
import { clientNetwork } from '../http/caller.ts';
import type { BackendKeys } from '../lite-app.ts';
import type { AuthEmail, Mailer } from '../mail/mailer.ts';
import { messageOf } from '../start-failure.ts';
import type { AttemptHooks } from './attempt-hooks.ts';
import { AttemptLimit } from './attempts.ts';

export interface Limits {
  passwords: AttemptLimit;
  codes: AttemptLimit;
  emails: AttemptLimit;
  factors: AttemptLimit;
}

export const makeLimits = (): Limits => ({
  passwords: new AttemptLimit(),
  codes: new AttemptLimit(),
  emails: new AttemptLimit(50),
  factors: new AttemptLimit(),
});

export interface AuthContext {
  db: Kysely<unknown>;
  config: ProjectConfig;
  keys: BackendKeys;
  mailer: Mailer;
  /** Names the account in authenticator apps. */
  siteUrl: string;
  hooks: AttemptHooks;
  confirmEmail: boolean;
  limits: Limits;
  log: (line: string) => void;
  forward(request: Request): Promise<Response>;
}

/** Parses the request body as a JSON object. Returns an empty object if it isn't one. */
export async function bodyOf(request: Request): Promise<Record<string, unknown>> {
  const value: unknown = await request
    .clone()
    .json()
    .catch(() => null);
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};
}

export const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined;

/** Reads the email address from a body, in lower case like the stored addresses. */
export const emailIn = (body: Record<string, unknown>): string | undefined =>
  textOf(body['email'])?.toLowerCase();

export const objectOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};

export const isEmail = (value: string | undefined): value is string =>
  value !== undefined && value.length <= 254 && /^[^\s@]+@[^\s@]+$/.test(value);

/**
 * Checks an address that is about to be stored. Existing accounts with an address that fails this check can still sign
 * in.
 */
export const isNewEmail = (value: string | undefined): value is string => isEmail(value) && isMailable(value);

export const badEmail = (): Response =>
  authError(400, 'validation_failed', 'Unable to validate email address: invalid format');

/** Checks the email rate limit. Known and unknown addresses count the same. */
export const mayWrite = async (request: Request, { limits }: AuthContext, email: string): Promise<boolean> =>
  (await limits.emails.begin(clientNetwork(request), email)) !== null;

export const tooManyAttempts = (): Response =>
  authError(429, 'over_request_rate_limit', 'Too many attempts. Please wait a few minutes and try again.');

/** Sends an email without awaiting delivery: response time would reveal whether an email was sent. */
export function sendInBackground(
  { mailer, log }: Pick<AuthContext, 'mailer' | 'log'>,
  letter: AuthEmail,
): void {
  mailer.send(letter).catch((error: unknown) => log(`mail: ${messageOf(error)}`));
}
