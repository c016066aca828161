import { createSession } from './create-session.ts';
import { hasStoredSession, storedUser, watchStoredSession } from './stored-session.ts';
import { createClientApart, getSupabase } from './supabase-client.ts';

export type {
  FactorProof,
  Profile,
  ProfileChanges,
  SecondFactor,
  SessionOperations,
  SessionState,
  SessionUser,
} from './session-state.ts';

/** The session of this page. One for shell and remotes. */
export const pageSession = createSession({
  loadClient: getSupabase,
  loadClientApart: createClientApart,
  storedUser,
  hasStoredSession,
  watchStoredSession,
});

/** The state as a vanilla store, for code outside React. */
export const sessionStore = pageSession.store;

/**
 * Registers what has to be dropped when a user leaves (sign-out, expired session, account switch): query caches,
 * drafts, screens, own subscriptions. Realtime channels are removed by the session itself.
 * @returns a function that unregisters
 */
export const onSignOut = pageSession.onSignOut;
