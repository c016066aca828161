import { existsSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

const PORT = 'should be a port, 0 to 65535';
const port = z.coerce.number(PORT).int(PORT).min(0, PORT).max(65_535, PORT);

const schema = z.object({
  SITE_PORT: port.default(3000),
  BACKEND_PORT: port.default(54_321),
  DATA_DIR: z.string().min(1).default('.data'),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'should start with postgresql://')
    .optional(),
  SUPABASE_URL: z
    .url({ protocol: /^https?$/, error: 'should be an address that starts with https://' })
    .optional(),
  SUPABASE_PUBLISHABLE_KEY: z.string().optional(),
});

export type Settings = z.infer<typeof schema>;

export class SettingsError extends Error {
  override readonly name = 'SettingsError';
}

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Validates all settings. Empty values count as unset.
 *
 * @throws {SettingsError} one line with each invalid setting and its fault.
 */
export function parseSettings(environment: Environment): Settings {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const result = schema.safeParse(given);
  const problems = new Set(
    result.error?.issues.map(({ path: field, message }) => `${field.join('.')} ${message}`),
  );
  if ((given['SUPABASE_URL'] === undefined) !== (given['SUPABASE_PUBLISHABLE_KEY'] === undefined))
    problems.add(
      'SUPABASE_URL and SUPABASE_PUBLISHABLE_KEY go together: set both for a hosted project, or neither',
    );
  if (result.success && problems.size === 0) return result.data;
  throw new SettingsError(`Settings: ${[...problems].join('; ')}. See .env.example.`);
}

/** Settings of `.env` and of the release job that the child processes of a build must not inherit. */
const SECRETS = [
  'AWS_SECRET_ACCESS_KEY',
  'AWS_SESSION_TOKEN',
  'CREDENTIAL_KEYS',
  'DATABASE_URL',
  'MAIL_API_KEY',
  'MAIL_SMTP_URL',
  'RELEASE_KEY',
  'SITE_REPORT_KEY',
  'SUPABASE_SECRET_KEY',
  'WEBHOOK_SECRET',
];

/** Removes secrets from an environment: a build runs code of packages. */
export function removeSecrets(
  environment: Record<string, string | undefined>,
  more: readonly string[],
): void {
  for (const secret of [...SECRETS, ...more]) Reflect.deleteProperty(environment, secret);
}

/** Adds the values of `.env` to the environment. Existing values take precedence. */
export function loadEnvFile(root: string): void {
  const file = path.join(root, '.env');
  if (existsSync(file)) process.loadEnvFile(file);
}
