import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { describeProblems } from '../describe-problems.ts';
import {
  httpAddress,
  onOrOff,
  originList,
  publishableKey,
  reportKey,
  type EdgeSettings,
} from '../settings.ts';
import { lookSeconds } from '../live/live-key.ts';
import type { LiveSource } from './open-store.ts';
import { networkList } from './source.ts';
import { findStore } from './store-settings.ts';

/** Settings that cannot be used. Its message is one line that names every bad one. */
export class SettingsError extends Error {
  override name = 'SettingsError';
}

export interface NodeSettings extends EdgeSettings {
  readonly port: number;
  readonly host: string;
  readonly root: string;
  /** The store whose live set is served in the place of `root`. */
  readonly live?: LiveSource;
  readonly trustedProxies: readonly string[];
}

const text = (fallback: string) => z.string().trim().min(1, 'must not be empty').default(fallback);

const environment = z.object({
  SITE_PORT: z
    .string()
    .trim()
    .refine((value) => /^\d{1,5}$/.test(value) && Number(value) <= 65_535, 'expected a port from 0 to 65535')
    .transform(Number)
    .default(3000),
  SITE_HOST: text('127.0.0.1'),
  SITE_ROOT: text('dist/site'),
  SITE_STORE: z.string().trim().min(1).optional(),
  SITE_LIVE_KEY: z.string().trim().min(1).optional(),
  SITE_STATE: z.string().trim().min(1).optional(),
  SITE_LOOK_SECONDS: lookSeconds,
  SITE_FRAME_ORIGINS: originList.default([]),
  SITE_TRUSTED_PROXIES: networkList.default([]),
  SITE_SERVICE_WORKER: onOrOff,
  SITE_REPORT_KEY: reportKey.optional(),
  SUPABASE_URL: httpAddress.optional(),
  SUPABASE_PUBLISHABLE_KEY: publishableKey.optional(),
  BACKEND_FILE: z.string().trim().min(1, 'must not be empty').optional(),
});

const backendFile = z.object({ url: httpAddress, publishableKey, reportKey: reportKey.optional() });

type Environment = Readonly<Record<string, string | undefined>>;
type Backend = Pick<EdgeSettings, 'supabaseUrl' | 'supabasePublishableKey' | 'reportKey'>;

function readBackendFile(file: string): Backend | string {
  let value: unknown;
  try {
    value = JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    return `BACKEND_FILE: ${file} cannot be read: ${(error as Error).message.replace(/\s+/g, ' ')}`;
  }
  const result = backendFile.safeParse(value);
  if (!result.success) return `BACKEND_FILE: ${file}: ${describeProblems(result.error)}`;
  const { url, publishableKey: key, reportKey: ofReports } = result.data;
  return {
    supabaseUrl: url,
    supabasePublishableKey: key,
    ...(ofReports !== undefined && { reportKey: ofReports }),
  };
}

/** The backend by address and key, else by the file that the embedded backend writes; a text says what is wrong. */
function findBackend(env: Environment): Backend | string {
  const url = httpAddress.safeParse(env['SUPABASE_URL'] ?? '');
  const key = publishableKey.safeParse(env['SUPABASE_PUBLISHABLE_KEY'] ?? '');
  if (url.success && key.success) return { supabaseUrl: url.data, supabasePublishableKey: key.data };
  if (env['SUPABASE_URL'] !== undefined && env['SUPABASE_PUBLISHABLE_KEY'] === undefined) {
    return 'SUPABASE_PUBLISHABLE_KEY: missing, SUPABASE_URL needs it';
  }
  if (env['SUPABASE_PUBLISHABLE_KEY'] !== undefined && env['SUPABASE_URL'] === undefined) {
    return 'SUPABASE_URL: missing, SUPABASE_PUBLISHABLE_KEY needs it';
  }
  if (env['SUPABASE_URL'] !== undefined) return ''; // Both are there and the schema has said what is wrong.
  if (env['BACKEND_FILE'] !== undefined) return readBackendFile(env['BACKEND_FILE']);
  return 'SUPABASE_URL: missing; give it with SUPABASE_PUBLISHABLE_KEY, or BACKEND_FILE for the embedded backend';
}

/**
 * Reads the settings of the site's process. An empty variable counts as absent, as in `.env` files.
 *
 * @throws {SettingsError} listing every setting that is wrong.
 */
export function parseSettings(given: Environment): NodeSettings {
  const env = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== ''));
  const result = environment.safeParse(env);
  const backend = findBackend(env);
  const live = findStore(env);
  const problems = [
    ...(result.success ? [] : [describeProblems(result.error)]),
    ...[backend, live].flatMap((found) => (typeof found === 'string' && found !== '' ? [found] : [])),
  ];
  if (!result.success || typeof backend === 'string' || typeof live === 'string') {
    throw new SettingsError(`Settings: ${problems.join('; ')}`);
  }
  return {
    ...backend,
    ...(result.data.SITE_REPORT_KEY !== undefined && { reportKey: result.data.SITE_REPORT_KEY }),
    port: result.data.SITE_PORT,
    host: result.data.SITE_HOST,
    root: result.data.SITE_ROOT,
    ...(live && { live }),
    frameOrigins: result.data.SITE_FRAME_ORIGINS,
    trustedProxies: result.data.SITE_TRUSTED_PROXIES,
    serviceWorker: result.data.SITE_SERVICE_WORKER,
  };
}
