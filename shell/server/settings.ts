import type { PublicSettings } from 'shared-contract/page-data';
import { WORKER_PATH } from 'shared-contract/service-worker';
import { z } from 'zod';

/** A part that the site needs: resolves when it answers, rejects when it does not. */
export type HealthCheck = (signal: AbortSignal) => Promise<void>;

/** What the edge itself must know, and what it writes into every page. */
export interface EdgeSettings extends Omit<PublicSettings, 'worker'> {
  /** `false` takes the service worker away from everybody who has one, at their next page. */
  readonly serviceWorker?: boolean;
  /** Proves to the backend that a report's sender is named by the edge. Without it all visitors are one sender. */
  readonly reportKey?: string | undefined;
  /** Origins of embeds and players that pages may frame. None by default. */
  readonly frameOrigins?: readonly string[];
  /** By name, as `/healthz` reports them. */
  readonly healthChecks?: Readonly<Record<string, HealthCheck>>;
}

function roleOfToken(key: string): unknown {
  try {
    const payload = key.split('.')[1] ?? '';
    return (JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))) as { role?: unknown }).role;
  } catch {
    return undefined;
  }
}

/** Whether a key opens everything: it must never reach a page. */
function isSecretKey(key: string): boolean {
  return key.startsWith('sb_secret_') || roleOfToken(key) === 'service_role';
}

/** An http(s) address without credentials, query or fragment; a slash at its end is dropped. */
export const httpAddress = z
  .string()
  .trim()
  .refine((text) => {
    const url = URL.parse(text);
    if (url === null || !/^https?:$/.test(url.protocol)) return false;
    return url.username === '' && url.password === '' && url.search === '' && url.hash === '';
  }, 'expected an address such as https://abc.supabase.co')
  .transform((text) => text.replace(/\/+$/, ''));

/** A key that may stand in a page. */
export const publishableKey = z
  .string()
  .trim()
  .min(1, 'expected the publishable key')
  .refine((key) => !isSecretKey(key), 'this is a secret key; the publishable one belongs here');

/** Long enough that nobody finds it by trying. */
export const reportKey = z.string().trim().min(32, 'expected 32 characters or more');

/** Origins separated by spaces or commas; an empty text means none. */
export const originList = z
  .string()
  .transform((text) => text.split(/[\s,]+/).filter((part) => part !== ''))
  .refine(
    (origins) =>
      origins.every((origin) => origin.startsWith('https:') && URL.parse(origin)?.origin === origin),
    'expected https origins such as https://player.example, separated by spaces',
  );

/** `on` or `off`, for what a running site can be told to do without. */
export const onOrOff = z
  .enum(['on', 'off'], 'expected on or off')
  .transform((text) => text === 'on')
  .default(true);

/** The settings that a page reads, as they stand in it. */
export function publicSettings({
  supabaseUrl,
  supabasePublishableKey,
  serviceWorker = true,
}: EdgeSettings): PublicSettings {
  return { supabaseUrl, supabasePublishableKey, ...(serviceWorker && { worker: WORKER_PATH }) };
}

/** Asks a Supabase project, hosted or embedded, whether it answers. */
export function backendCheck(
  settings: Pick<EdgeSettings, 'supabaseUrl' | 'supabasePublishableKey'>,
): HealthCheck {
  return async (signal) => {
    const response = await fetch(`${settings.supabaseUrl}/auth/v1/health`, {
      headers: { apikey: settings.supabasePublishableKey },
      signal,
    });
    await response.body?.cancel();
    if (response.status >= 500) throw new Error(`the backend answers ${response.status}`);
  };
}
