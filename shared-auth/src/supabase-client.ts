import type { SupabaseClient } from '@supabase/supabase-js';
import { authConfig } from './config.ts';
import { REALTIME_HEARTBEAT_MS, REALTIME_TIMEOUT_MS, SESSION_STORAGE_KEY } from './constants.ts';
import type { Database } from './database.types.ts';

export { hasStoredSession } from './stored-session.ts';

/** The one connection to the backend, typed by the database. */
export type DataClient = SupabaseClient<Database>;

/**
 * Options of the client. Links in mails carry their tokens after the `#` (implicit flow): they work on another
 * device than the one that asked for them.
 */
export const clientOptions = {
  auth: {
    storageKey: SESSION_STORAGE_KEY,
    persistSession: true,
    autoRefreshToken: true,
    detectSessionInUrl: true,
    flowType: 'implicit',
  },
  realtime: { heartbeatIntervalMs: REALTIME_HEARTBEAT_MS, timeout: REALTIME_TIMEOUT_MS },
} as const;

let client: Promise<DataClient> | undefined;

async function create(): Promise<DataClient> {
  const { url, publishableKey } = authConfig();
  const { createClient } = await import(/* webpackChunkName: "supabase" */ '@supabase/supabase-js');
  return createClient<Database>(url, publishableKey, clientOptions);
}

/**
 * The one data client of the page. The library (46 KB) is loaded on the first call; a load that failed is tried
 * again by the next call.
 * @throws (rejects) when nothing was configured or the library cannot be loaded
 */
export function getSupabase(): Promise<DataClient> {
  client ??= create().catch((error: unknown) => {
    client = undefined;
    throw error;
  });
  return client;
}
