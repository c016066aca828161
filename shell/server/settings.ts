import type { PublicSettings } from 'shared-contract/page-data';
import { WORKER_PATH } from 'shared-contract/service-worker';
import { z } from 'zod';

/** Checks a dependency of the site. Resolves if it responds, and rejects otherwise. */
export type HealthCheck = (signal: AbortSignal) => Promise<void>;

/** Settings of the edge itself, and those that it writes into every page. */
export interface EdgeSettings extends Omit<PublicSettings, 'worker'> {
  /** `false` removes the service worker from every browser at its next page load. */
  readonly serviceWorker?: boolean;
  /** Proves to the backend that the edge names a report's sender. Without it, all visitors count as one sender. */
  readonly reportKey?: string | undefined;
  /** Origins of embeds and players that pages may load in iframes. Empty by default. */
  readonly frameOrigins?: readonly string[];
  /** Checks by the name that `/healthz` reports. */
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

/** True for a key with full access, which must never reach a page. */
function isSecretKey(key: string): boolean {
  return key.startsWith('sb_secret_') || roleOfToken(key) === 'service_role';
}

/** An HTTP(S) URL without credentials, query, or fragment. Removes a trailing slash. */
export const httpAddress = z
  .string()
  .trim()
  .refine((text) => {
    const url = URL.parse(text);
    if (url === null || !/^https?:$/.test(url.protocol)) return false;
    return url.username === '' && url.password === '' && url.search === '' && url.hash === '';
  }, 'expected an address such as https://abc.supabase.co')
  .transform((text) => text.replace(/\/+$/, ''));

/** A key that may appear in a page. */
export const publishableKey = z
  .string()
  .trim()
  .min(1, 'expected the publishable key')
  .refine((key) => !isSecretKey(key), 'this is a secret key; the publishable one belongs here');

/** Long enough to prevent guessing. */
export const reportKey = z.string().trim().min(32, 'expected 32 characters or more');

/** Origins separated by spaces or commas. Empty for none. */
export const originList = z
  .string()
  .transform((text) => text.split(/[\s,]+/).filter((part) => part !== ''))
  .refine(
    (origins) =>
      origins.every((origin) => origin.startsWith('https:') && URL.parse(origin)?.origin === origin),
    'expected https origins such as https://player.example, separated by spaces',
  );

/** `on` or `off`, for features that can be turned off on a running site. */
export const onOrOff = z
  .enum(['on', 'off'], 'expected on or off')
  .transform((text) => text === 'on')
  .default(true);

export function publicSettings({
  supabaseUrl,
  supabasePublishableKey,
  serviceWorker = true,
}: EdgeSettings): PublicSettings {
  return { supabaseUrl, supabasePublishableKey, ...(serviceWorker && { worker: WORKER_PATH }) };
}

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
