import type { AuthChangeEvent, Session as AuthSession } from '@supabase/supabase-js';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { createConnection, defer } from './connection.ts';
import { createLazyOperations } from './lazy-operations.ts';
import { createPresence } from './presence.ts';
import { createProfileReader } from './profile-reader.ts';
import { recoveryMark } from './recovery-mark.ts';
import { initialSession, type SessionOperations, type SessionState } from './session-state.ts';
import type { StoredUser } from './stored-session.ts';
import type { DataClient } from './supabase-client.ts';

/** What a session needs from the page around it. */
export interface SessionEnvironment {
  /** Loads the data client. Called only when there is a session or an operation. */
  readonly loadClient: () => Promise<DataClient>;
  /** Loads a client that knows nothing of this browser's session. */
  readonly loadClientApart: () => Promise<DataClient>;
  readonly storedUser: () => StoredUser;
  readonly hasStoredSession: () => boolean;
  readonly watchStoredSession: (onChange: () => void) => () => void;
}

export interface Session {
  readonly store: StoreApi<SessionState>;
  readonly operations: SessionOperations;
  /** Looks for an existing session and watches other tabs. Returns a function that stops watching. */
  readonly start: () => () => void;
  /** Calls back whenever a user leaves: sign-out, expiry, account switch. Returns a function that unregisters. */
  readonly onSignOut: (callback: () => void) => () => void;
}

/** The session of one page: who is signed in, kept true by the library's events and by other tabs. */
export function createSession(environment: SessionEnvironment): Session {
  const store = createStore<SessionState>()(() => initialSession);
  const connection = createConnection(environment.loadClient, handle);
  const profile = createProfileReader(store, connection);
  const presence = createPresence(store, connection, profile);
  const { connect } = connection;
  const { reload: reloadProfile } = profile;
  let started = false;
  let signOutRequested = false;

  const leave = () => presence.leave(signOutRequested ? 'requested' : 'elsewhere');

  function handle(event: AuthChangeEvent, session: AuthSession | null): void {
    if (!session) {
      if (event !== 'INITIAL_SESSION') leave();
      return;
    }
    presence.adopt(session);
    if (event === 'USER_UPDATED') {
      recoveryMark.clear();
      store.setState({ recovery: false });
      defer(() => void reloadProfile());
    }
  }

  async function fetchSession(): Promise<void> {
    try {
      const { data, error } = await (await connect()).auth.getSession();
      if (!error && data.session) presence.adopt(data.session);
    } finally {
      if (!store.getState().user) store.setState({ loading: false });
    }
  }

  /** Compares with the browser's storage, which every tab shares. Unreadable storage says nothing. */
  function reconcile(): void {
    const stored = environment.storedUser();
    const id = store.getState().user?.id ?? null;
    if (stored === undefined || stored === id) return;
    if (stored === null) leave();
    else void fetchSession().catch(() => undefined);
  }

  function start(): () => void {
    if (!started) {
      started = true;
      if (environment.hasStoredSession()) {
        presence.expect();
        void fetchSession().catch(() => undefined);
      } else {
        store.setState({ loading: false });
      }
    }
    return environment.watchStoredSession(reconcile);
  }

  async function signOut(): Promise<void> {
    signOutRequested = true;
    try {
      const connected = await connect();
      const { error } = await connected.auth.signOut();
      // Without an answer the session would stay on this device: end it here at least.
      if (error) await connected.auth.signOut({ scope: 'local' });
      leave();
    } finally {
      signOutRequested = false;
    }
  }

  const { load, ...late } = createLazyOperations({ ...environment, connect, store, reloadProfile });
  const prepare = async () => {
    await Promise.all([load(), connect()]);
  };
  const operations: SessionOperations = { ...late, prepare, reloadProfile, signOut };
  return { store, operations, start, onSignOut: presence.onLeave };
}
