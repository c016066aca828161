import type { SupabaseClient } from '@supabase/supabase-js';
import { sessionKey } from 'shared-contract/stored-keys';
import { authConfig, loadCode } from './config.ts';
import { REALTIME_HEARTBEAT_MS, REALTIME_TIMEOUT_MS } from './constants.ts';
import type { Database } from './database.types.ts';
import { fetchWhenBusy } from './failure.ts';
import { loadOnce } from './load-once.ts';

export { hasStoredSession } from './stored-session.ts';

/** The backend client, typed by the database schema. */
export type DataClient = SupabaseClient<Database>;

/**
 * Options of the client. Email links carry their tokens after the `#` (implicit flow), so they work on a different
 * device than the one that requested them. The client never reads a session from the address: otherwise anyone could
 * sign a user in by sending a link.
 */
export const clientOptions = {
  auth: {
    storageKey: sessionKey,
    persistSession: true,
    autoRefreshToken: true,
    detectSessionInUrl: false,
    flowType: 'implicit',
    experimental: { recoveryCodes: true },
  },
  realtime: { heartbeatIntervalMs: REALTIME_HEARTBEAT_MS, timeout: REALTIME_TIMEOUT_MS },
} as const;

/** Options of a client that stores nothing and notifies no other tab. */
const apart = {
  auth: {
    storageKey: `${sessionKey}-apart`,
    persistSession: false,
    autoRefreshToken: false,
    detectSessionInUrl: false,
    flowType: 'implicit',
  },
} as const;

async function create(options: typeof clientOptions | typeof apart): Promise<DataClient> {
  const { url, publishableKey } = authConfig();
  const { createClient } = await loadCode(
    () => import(/* webpackChunkName: "supabase" */ '@supabase/supabase-js'),
  );
  return createClient<Database>(url, publishableKey, { ...options, global: { fetch: fetchWhenBusy } });
}

/** Creates a separate client, to inspect an email link without touching this browser's session. */
export const createClientApart = (): Promise<DataClient> => create(apart);

const loadPageClient = loadOnce(() => create(clientOptions));

/**
 * Returns the page's only data client. The first call loads the library (46 KB); after a failed load, the next call
 * retries.
 * @throws If shared-auth is not configured or the library can't be loaded.
 */
export function getSupabase(): Promise<DataClient> {
  return loadPageClient();
}
