import { resolve } from 'node:path';
import { z } from 'zod';
import { mailSettings, senderFrom, type Send } from '../functions/_shared/mail/send.ts';
import { StartFailure } from './start-failure.ts';

const port = (fallback: number) =>
  z
    .string()
    .regex(/^\d{1,5}$/, 'is a port number from 0 to 65535')
    .transform(Number)
    .refine((value) => value <= 65535, 'is a port number from 0 to 65535')
    .default(fallback);

const schema = z.object({
  BACKEND_PORT: port(54321),
  DATA_DIR: z.string().min(1, 'is a folder').default('.data'),
  DATABASE_URL: z
    .url({
      protocol: /^postgres(ql)?$/,
      error: 'is an address such as postgres://user:password@host:5432/name',
    })
    .optional(),
  DATABASE_POOL_SIZE: z
    .string()
    .regex(/^[1-9]\d{0,2}$/, 'is how many connections requests may use, 1 to 999')
    .transform(Number)
    .optional(),
  SITE_PORT: port(3000).optional(),
  SITE_URL: z.url({ protocol: /^https?$/, error: 'is an http or https address' }).optional(),
  TRUSTED_PROXIES: z
    .string()
    .regex(/^\d$/, 'is how many proxies stand before the backend, 0 to 9')
    .transform(Number)
    .optional(),
  AUTH_CONFIRM_EMAIL: z.enum(['0', '1'], 'is 0 or 1').default('0'),
  BRAND_FILE: z.string().optional(),
  MAIL_API_URL: z.url({ protocol: /^https?$/, error: 'is an http or https address' }).optional(),
  MAIL_API_KEY: z.string().optional(),
  MAIL_SMTP_URL: z
    .url({ protocol: /^smtps?$/, error: 'is an address such as smtps://user:password@host:465' })
    .optional(),
  MAIL_FROM: z.string().regex(/@/, 'is who mail comes from, such as Firm <mail@firm.example>').optional(),
  CREDENTIAL_KEYS: z
    .string()
    .regex(/^\s*\{[^]*"keys"/, 'is a JSON Web Key Set, as new-credential-key.ts writes it')
    .optional(),
});

export const defaultSiteUrl = 'http://localhost:3000';

export interface BackendSettings {
  port: number;
  dataDir: string;
  databaseUrl?: string;
  /** Database connections that requests share. Defaults to 10. */
  poolSize?: number;
  /** Defaults to {@link defaultSiteUrl}. */
  siteUrl?: string;
  /** Number of proxies in front of the backend that append to `x-forwarded-for`. Defaults to 0. */
  trustedProxies?: number;
  /** Whether new users must confirm their email address. Defaults to false and ignores config.toml. */
  confirmEmail?: boolean;
  /** Brand file of the firm that emails name. Defaults to the project's own. */
  brandFile?: string;
  /** Sends an email. Without it, emails only appear in the inbox. */
  send?: Send;
  /** Keys that sign credentials. Defaults to those in the data folder. */
  credentialKeys?: string;
}

/** Reads the embedded backend's settings. One error lists every invalid setting. An empty value counts as unset. */
export function readSettings(env: NodeJS.ProcessEnv, root: string): BackendSettings {
  const given = Object.fromEntries(
    Object.keys(schema.shape).flatMap((name) => (env[name] ? [[name, env[name]]] : [])),
  );
  const result = schema.safeParse(given);
  if (!result.success) {
    const faults = result.error.issues.map(({ path, message }) => `${path.join('.')} ${message}`);
    throw new StartFailure(`Settings: ${[...new Set(faults)].join('; ')}`);
  }
  const {
    BACKEND_PORT,
    DATA_DIR,
    DATABASE_URL,
    DATABASE_POOL_SIZE,
    SITE_PORT,
    SITE_URL,
    TRUSTED_PROXIES,
    BRAND_FILE,
    CREDENTIAL_KEYS,
  } = result.data;
  if (mailSettings.some((name) => name !== 'MAIL_FROM' && given[name]) && !given['MAIL_FROM'])
    throw new StartFailure(
      'Settings: MAIL_FROM is who mail comes from: it goes with the other settings of mail',
    );
  const send = senderFrom((name) => given[name]);
  const siteUrl =
    SITE_URL ?? (given['SITE_PORT'] === undefined ? undefined : `http://localhost:${SITE_PORT}`);
  return {
    port: BACKEND_PORT,
    dataDir: resolve(root, DATA_DIR),
    ...(DATABASE_URL === undefined ? {} : { databaseUrl: DATABASE_URL }),
    ...(DATABASE_POOL_SIZE === undefined ? {} : { poolSize: DATABASE_POOL_SIZE }),
    ...(siteUrl === undefined ? {} : { siteUrl }),
    ...(TRUSTED_PROXIES === undefined ? {} : { trustedProxies: TRUSTED_PROXIES }),
    ...(BRAND_FILE === undefined ? {} : { brandFile: resolve(BRAND_FILE) }),
    ...(CREDENTIAL_KEYS === undefined ? {} : { credentialKeys: CREDENTIAL_KEYS }),
    ...(send === null ? {} : { send }),
    confirmEmail: result.data.AUTH_CONFIRM_EMAIL === '1',
  };
}
