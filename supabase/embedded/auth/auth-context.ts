import type { Kysely } from 'kysely';
import type { ProjectConfig } from '../config-file.ts';
import type { BackendKeys } from '../lite-app.ts';
import type { Mailer } from '../mail/mailer.ts';

/** What the parts of the auth server need that lite lacks. */
export interface AuthContext {
  db: Kysely<unknown>;
  config: ProjectConfig;
  keys: BackendKeys;
  mailer: Mailer;
  confirmEmail: boolean;
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

export const objectOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};

export const isEmail = (value: string | undefined): value is string =>
  value !== undefined && value.length <= 254 && /^[^\s@]+@[^\s@]+$/.test(value);
