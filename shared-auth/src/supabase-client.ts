import type { SupabaseClient } from '@supabase/supabase-js';
import { sessionKey } from 'shared-contract/stored-keys';
import { authConfig, loadCode } from './config.ts';
import { REALTIME_HEARTBEAT_MS, REALTIME_TIMEOUT_MS } from './constants.ts';
import type { Database } from './database.types.ts';
import { fetchWhenBusy } from './fetch-when-busy.ts';

export { hasStoredSession } from './stored-session.ts';

/** The one connection to the backend, typed by the database. */
export type DataClient = SupabaseClient<Database>;

/**
 * Options of the client. Links in mails carry their tokens after the `#` (implicit flow): they work on another
 * device than the one that asked for them. The client itself never takes a session out of an address: whoever sends
 * somebody a link would sign them in.
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

/** Options of a client that remembers nothing and tells no other tab. */
const apart = {
  auth: {
    storageKey: `${sessionKey}-apart`,
    persistSession: false,
    autoRefreshToken: false,
    detectSessionInUrl: false,
    flowType: 'implicit',
  },
} as const;

let client: Promise<DataClient> | undefined;

async function create(options: typeof clientOptions | typeof apart): Promise<DataClient> {
  const { url, publishableKey } = authConfig();
  const { createClient } = await loadCode(
    () => import(/* webpackChunkName: "supabase" */ '@supabase/supabase-js'),
  );
  return createClient<Database>(url, publishableKey, { ...options, global: { fetch: fetchWhenBusy } });
}

/** A client beside the page's own, to look at what a mail's link carries without touching the session of this browser. */
export const createClientApart = (): Promise<DataClient> => create(apart);

/**
 * The one data client of the page. The library (46 KB) is loaded on the first call; a load that failed is tried
 * again by the next call.
 * @throws (rejects) when nothing was configured or the library cannot be loaded
 */
export function getSupabase(): Promise<DataClient> {
  client ??= create(clientOptions).catch((error: unknown) => {
    client = undefined;
    throw error;
  });
  return client;
}
