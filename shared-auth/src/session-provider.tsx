import { createContext, useContext, useEffect, type ReactNode } from 'react';
import { useStore } from 'zustand';
import type { Session } from './create-session.ts';
import { pageSession } from './session-store.ts';
import type { SessionOperations, SessionState, SessionUser } from './session-state.ts';

const SessionContext = createContext<Session | null>(null);

export interface SessionProviderProps {
  readonly children: ReactNode;
  /** Another session than the page's own, for tests. */
  readonly session?: Session;
}

/**
 * Gives the session to everything below and starts it once the page runs in a browser. While prerendering and
 * during hydration the session is unknown: loading, no user.
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

/** The whole session: state and operations. @throws outside a SessionProvider */
export function useSession(): SessionState & SessionOperations {
  const session = useSessionContext('useSession');
  return { ...useStore(session.store), ...session.operations };
}

/** The signed-in user, or null. @throws outside a SessionProvider */
export function useOptionalUser(): SessionUser | null {
  return useStore(useSessionContext('useOptionalUser').store, (state) => state.user);
}

/** The signed-in user. For code behind the guard. @throws outside a SessionProvider, or when nobody is signed in */
export function useUser(): SessionUser {
  const user = useStore(useSessionContext('useUser').store, (state) => state.user);
  if (!user) throw new Error('useUser needs a signed-in user. Use useOptionalUser where there may be none.');
  return user;
}
