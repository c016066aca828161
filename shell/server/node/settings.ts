import { readFileSync } from 'node:fs';
import { BlockList, isIP } from 'node:net';
import type { HttpBindings } from '@hono/node-server';
import { describeProblems } from 'shared-release/release';
import { liveKeyText, pollSeconds } from 'shared-release/store';
import { z } from 'zod';
import {
  type EdgeSettings,
  httpAddress,
  onOrOff,
  originList,
  publishableKey,
  reportKey,
} from '../settings.ts';
import type { LiveSource } from './open-store.ts';

/** Addresses and networks (`10.0.0.0/8`), separated by spaces or commas. Empty for none. */
const networkList = z
  .string()
  .transform((text) => text.split(/[\s,]+/).filter((part) => part !== ''))
  .refine(
    (networks) => networks.every(isNetwork),
    'expected addresses or networks such as 10.0.0.0/8, separated by spaces',
  );

function isNetwork(text: string): boolean {
  const [address = '', length, more] = text.split('/');
  const bits = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1;
  if (bits < 0 || more !== undefined) return false;
  return length === undefined || (/^\d{1,3}$/.test(length) && Number(length) <= bits);
}

const plain = (address: string): string => address.trim().replace(/^::ffff:(?=\d+\.)/i, '');
const family = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4');

/**
 * Creates a function that returns a request's sender: the other end of the socket, or, if that is a trusted proxy, the
 * last address in `x-forwarded-for` that isn't one. Entries before it may be forged by the visitor and are ignored.
 */
export function createSourceOf(trustedProxies: readonly string[]) {
  const trusted = new BlockList();
  for (const network of trustedProxies) {
    const [address = '', length] = network.split('/');
    if (length === undefined) trusted.addAddress(address, family(address));
    else trusted.addSubnet(address, Number(length), family(address));
  }
  const isProxy = (address: string) => isIP(address) !== 0 && trusted.check(address, family(address));
  return (request: Request, platform: unknown): string | undefined => {
    const socket = plain((platform as HttpBindings).incoming.socket.remoteAddress ?? '');
    if (socket === '') return undefined;
    if (!isProxy(socket)) return socket;
    const forwarded = (request.headers.get('x-forwarded-for') ?? '').split(',').map(plain);
    return forwarded.findLast((address) => !isProxy(address) && isIP(address) !== 0) ?? socket;
  };
}

/**
 * Polling a folder reads one small file, so a rollback can take effect sooner than with a bucket, where each poll costs
 * money.
 */
const FOLDER_SECONDS = 1;

/** Reads the public key, given as text or as a file path. */
function readLiveKey(given: string): LiveSource['key'] | string {
  try {
    const result = liveKeyText.safeParse(given.startsWith('{') ? given : readFileSync(given, 'utf8'));
    return result.success ? result.data : `SITE_LIVE_KEY: ${describeProblems(result.error)}`;
  } catch (error) {
    return `SITE_LIVE_KEY: ${given} cannot be read: ${(error as Error).message.replace(/\s+/g, ' ')}`;
  }
}

/** Returns the configured store, or an error message. */
function findStore(env: Environment): LiveSource | string {
  const { SITE_STORE: given, SITE_LIVE_KEY: key, SITE_STATE: state } = env;
  if (given === undefined)
    return 'SITE_STORE: missing; give the folder or the https address of a release store';
  if (key === undefined) return 'SITE_LIVE_KEY: missing; SITE_STORE needs the public key of whoever releases';
  const isAddress = /^[a-z][a-z0-9+.-]+:\/\//i.test(given);
  const address = isAddress ? httpAddress.safeParse(given) : undefined;
  if (address && !address.success)
    return 'SITE_STORE: expected a folder, or the https address of a bucket that this process may read';
  const found = readLiveKey(key);
  if (typeof found === 'string') return found;
  const seconds = pollSeconds.safeParse(env['SITE_LOOK_SECONDS']).data ?? (isAddress ? 5 : FOLDER_SECONDS);
  return {
    store: address?.data ?? given,
    key: found,
    everyMs: seconds * 1000,
    ...(state !== undefined && { state }),
  };
}

/** Invalid settings. The message is one line that names all of them. */
export class SettingsError extends Error {
  override name = 'SettingsError';
}

export interface NodeSettings extends EdgeSettings {
  readonly port: number;
  readonly host: string;
  readonly live: LiveSource;
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
  SITE_STORE: z.string().trim().min(1).optional(),
  SITE_LIVE_KEY: z.string().trim().min(1).optional(),
  SITE_STATE: z.string().trim().min(1).optional(),
  SITE_LOOK_SECONDS: pollSeconds,
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

/**
 * Returns the backend from URL and key, or from the embedded backend's file. Returns an error message if neither is
 * valid.
 */
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
  if (env['SUPABASE_URL'] !== undefined) return ''; // Both are set, and the schema has already reported the error.
  if (env['BACKEND_FILE'] !== undefined) return readBackendFile(env['BACKEND_FILE']);
  return 'SUPABASE_URL: missing; give it with SUPABASE_PUBLISHABLE_KEY, or BACKEND_FILE for the embedded backend';
}

/**
 * Reads the settings of the site's process. An empty variable counts as unset, as in `.env` files.
 *
 * @throws {SettingsError} Lists every invalid setting.
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
    live,
    frameOrigins: result.data.SITE_FRAME_ORIGINS,
    trustedProxies: result.data.SITE_TRUSTED_PROXIES,
    serviceWorker: result.data.SITE_SERVICE_WORKER,
  };
}
