import type { Kysely } from 'kysely';
import type { ProjectConfig } from '../config-file.ts';
import { isMailable } from 'shared-contract/email-address';
import { authError } from '../http/answers.ts';
import { clientNetwork } from '../http/client-address.ts';
import type { BackendKeys } from '../lite-app.ts';
import type { Letter, Mailer } from '../mail/mailer.ts';
import { messageOf } from '../start-failure.ts';
import type { AttemptHooks } from './attempt-hooks.ts';
import { AttemptLimits } from './attempts.ts';

export interface Limits {
  passwords: AttemptLimits;
  codes: AttemptLimits;
  letters: AttemptLimits;
  /** Codes of a second factor. */
  factors: AttemptLimits;
}

export const makeLimits = (): Limits => ({
  passwords: new AttemptLimits(),
  codes: new AttemptLimits(),
  letters: new AttemptLimits({ ease: 5 }),
  factors: new AttemptLimits(),
});

/** What the parts of the auth server need that lite lacks. */
export interface AuthContext {
  db: Kysely<unknown>;
  config: ProjectConfig;
  keys: BackendKeys;
  mailer: Mailer;
  /** What an authenticator app names its entry after. */
  siteUrl: string;
  hooks: AttemptHooks;
  confirmEmail: boolean;
  limits: Limits;
  log: (line: string) => void;
  /** Hands the request on to lite. */
  forward(request: Request): Promise<Response>;
}

/** Body of a request as an object; an empty one when it is no JSON object. */
export async function bodyOf(request: Request): Promise<Record<string, unknown>> {
  const value: unknown = await request
    .clone()
    .json()
    .catch(() => null);
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};
}

export const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined;

/** The address that a body names, as accounts keep it. */
export const emailIn = (body: Record<string, unknown>): string | undefined =>
  textOf(body['email'])?.toLowerCase();

export const objectOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};

export const isEmail = (value: string | undefined): value is string =>
  value !== undefined && value.length <= 254 && /^[^\s@]+@[^\s@]+$/.test(value);

/** An address that an account takes on. One from before the rule signs in as ever. */
export const isNewEmail = (value: string | undefined): value is string => isEmail(value) && isMailable(value);

export const badEmail = (): Response =>
  authError(400, 'validation_failed', 'Unable to validate email address: invalid format');

/** Whether one more letter may be asked for: counted alike for known and unknown addresses. */
export const mayWrite = (request: Request, { limits }: AuthContext, email: string): boolean =>
  limits.letters.begin(clientNetwork(request), email) !== null;

export const tooManyAttempts = (): Response =>
  authError(429, 'over_request_rate_limit', 'Too many attempts. Please wait a few minutes and try again.');

/** A letter on its way while the answer goes out: whether there was one to send does not show in the time. */
export function sendBeside({ mailer, log }: Pick<AuthContext, 'mailer' | 'log'>, letter: Letter): void {
  mailer.send(letter).catch((error: unknown) => log(`mail: ${messageOf(error)}`));
}
