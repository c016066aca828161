import { createContext, useContext, useEffect, type ReactNode } from 'react';
import { useStore } from 'zustand';
import type { Session } from './session.ts';
import { pageSession, type SessionOperations, type SessionState, type SessionUser } from './session-store.ts';

const SessionContext = createContext<Session | null>(null);

export interface SessionProviderProps {
  readonly children: ReactNode;
  /** Replaces the page's session in tests. */
  readonly session?: Session;
}

/**
 * Provides the session to its children and starts it when the page runs in a browser. During prerendering and hydration
 * the session is unknown: loading, no user.
 */
export function SessionProvider({ children, session = pageSession }: SessionProviderProps) {
  useEffect(() => session.start(), [session]);
  return <SessionContext value={session}>{children}</SessionContext>;
}

function useSessionContext(hook: string): Session {
  const session = useContext(SessionContext);
  if (!session) throw new Error(`${hook} must be used inside <SessionProvider>.`);
  return session;
}

/** Returns state and operations. @throws outside a SessionProvider */
export function useSession(): SessionState & SessionOperations {
  const session = useSessionContext('useSession');
  return { ...useStore(session.store), ...session.operations };
}

/** Returns the signed-in user, or null. @throws outside a SessionProvider */
export function useOptionalUser(): SessionUser | null {
  return useStore(useSessionContext('useOptionalUser').store, (state) => state.user);
}

/** Returns the signed-in user, for code behind the guard. @throws outside a SessionProvider, or without a user */
export function useUser(): SessionUser {
  const user = useStore(useSessionContext('useUser').store, (state) => state.user);
  if (!user) throw new Error('useUser needs a signed-in user. Use useOptionalUser where there may be none.');
  return user;
}
