import { createSession } from './session.ts';
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

/** The session of the page, shared by shell and remotes. */
export const pageSession = createSession({
  loadClient: getSupabase,
  loadClientApart: createClientApart,
  storedUser,
  hasStoredSession,
  watchStoredSession,
});

/** The session's state as a vanilla store, for code outside React. */
export const sessionStore = pageSession.store;

/**
 * Registers cleanup for when a user leaves (sign-out, expired session, account switch): query caches, drafts, screens,
 * the caller's own subscriptions. The session removes realtime channels itself.
 * @returns a function that unregisters it
 */
export const onSignOut = pageSession.onSignOut;
