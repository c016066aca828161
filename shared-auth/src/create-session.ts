import type { AuthChangeEvent, Session as AuthSession } from '@supabase/supabase-js';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { loadCode } from './config.ts';
import { checkNewUser } from './data/check-new-user.ts';
import { loadProfile } from './data/load-profile.ts';
import { PROFILE_NOT_LOADED, UNREACHABLE } from './failure.ts';
import { recoveryMark } from './recovery-mark.ts';
import type { LateOperations } from './session-operations.ts';
import {
  initialSession,
  type SessionOperations,
  type SessionState,
  type SessionUser,
} from './session-state.ts';
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

/** supabase-js must not be called from inside its own listener: the call would wait for the listener to end. */
const defer = (work: () => void) => void setTimeout(work, 0);

/** The session of one page: who is signed in, kept true by the library's events and by other tabs. */
export function createSession(environment: SessionEnvironment): Session {
  const store = createStore<SessionState>()(() => initialSession);
  const leaving = new Set<() => void>();
  let client: DataClient | undefined;
  let connecting: Promise<DataClient> | undefined;
  let started = false;
  let signOutRequested = false;
  /** This browser kept a session when the page started: should it prove to be over, somebody has left. */
  let wasKept = false;
  /** Answers that were asked for under an older number are dropped. */
  let userEpoch = 0;
  let profileEpoch = 0;

  function connect(): Promise<DataClient> {
    connecting ??= environment.loadClient().then(
      (loaded) => {
        client = loaded;
        loaded.auth.onAuthStateChange(handle);
        return loaded;
      },
      (error: unknown) => {
        connecting = undefined;
        throw error;
      },
    );
    return connecting;
  }

  function handle(event: AuthChangeEvent, session: AuthSession | null): void {
    if (!session) {
      if (event !== 'INITIAL_SESSION') leave();
      return;
    }
    adopt(session.user);
    if (event === 'USER_UPDATED') {
      recoveryMark.clear();
      store.setState({ recovery: false });
      defer(() => void reloadProfile());
    }
  }

  function adopt(user: SessionUser): void {
    const current = store.getState().user;
    if (current?.id === user.id) {
      if (user.updated_at !== current.updated_at || user.email !== current.email) store.setState({ user });
      // The database lets the profile follow the account's address.
      if (user.email !== current.email) defer(() => void reloadProfile());
      return;
    }
    if (current) forget();
    const epoch = ++userEpoch;
    profileEpoch += 1;
    store.setState({ ...initialSession, user, recovery: recoveryMark.isSetFor(user.id) });
    defer(() => {
      if (epoch !== userEpoch) return;
      void reloadProfile();
      void markNewUser(user.id, epoch);
    });
  }

  function leave(): void {
    const { user, ended } = store.getState();
    userEpoch += 1;
    profileEpoch += 1;
    recoveryMark.clear();
    const how = signOutRequested ? 'requested' : 'elsewhere';
    store.setState({ ...initialSession, loading: false, ended: user ? how : ended });
    if (user || wasKept) forget();
    wasKept = false;
  }

  /** Nothing of the user who left stays: caches of the remotes, drafts, realtime channels. */
  function forget(): void {
    for (const callback of leaving) {
      try {
        callback();
      } catch (error) {
        console.error('A sign-out callback failed', error);
      }
    }
    const connected = client;
    if (connected) defer(() => void connected.removeAllChannels());
  }

  async function reloadProfile(): Promise<void> {
    const { user } = store.getState();
    if (!user) return;
    const epoch = ++profileEpoch;
    try {
      const profile = await loadProfile(await connect(), user.id);
      if (epoch !== profileEpoch) return;
      const finished = profile.onboarded && profile.status !== 'pending';
      store.setState({
        profile,
        profileError: null,
        loading: false,
        ...(finished ? { isNewUser: false } : {}),
      });
    } catch {
      if (epoch === profileEpoch) store.setState({ profileError: PROFILE_NOT_LOADED, loading: false });
    }
  }

  async function markNewUser(id: string, epoch: number): Promise<void> {
    const isNewUser = await connect()
      .then((connected) => checkNewUser(connected, id))
      .catch(() => undefined);
    if (epoch === userEpoch && isNewUser !== undefined) store.setState({ isNewUser });
  }

  async function fetchSession(): Promise<void> {
    try {
      const { data, error } = await (await connect()).auth.getSession();
      if (!error && data.session) adopt(data.session.user);
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
      wasKept = environment.hasStoredSession();
      if (wasKept) {
        void fetchSession().catch(() => undefined);
      } else {
        store.setState({ loading: false });
      }
    }
    return environment.watchStoredSession(reconcile);
  }

  let work: Promise<LateOperations> | undefined;

  /** Most pages are read by people who never sign in on them: the code of the operations comes with the first one. */
  function loadOperations(): Promise<LateOperations> {
    work ??= loadCode(
      () => import(/* webpackChunkName: "session-operations" */ './session-operations.ts'),
    ).then(
      ({ createOperations }) => createOperations({ ...environment, connect, store, reloadProfile }),
      (cause: unknown) => {
        work = undefined;
        throw new Error(UNREACHABLE, { cause });
      },
    );
    return work;
  }

  const operations: SessionOperations = {
    signIn: async (...input) => (await loadOperations()).signIn(...input),
    signUp: async (input) => (await loadOperations()).signUp(input),
    updateProfile: async (changes) => (await loadOperations()).updateProfile(changes),
    resendConfirmation: async (...input) => (await loadOperations()).resendConfirmation(...input),
    requestPasswordReset: async (...input) => (await loadOperations()).requestPasswordReset(...input),
    updatePassword: async (password) => (await loadOperations()).updatePassword(password),
    openLink: async (link) => (await loadOperations()).openLink(link),
    continueWith: async (...input) => (await loadOperations()).continueWith(...input),
    changeEmail: async (...input) => (await loadOperations()).changeEmail(...input),
    refreshUser: async () => (await loadOperations()).refreshUser(),
    async prepare() {
      await Promise.all([loadOperations(), connect()]);
    },
    reloadProfile,
    async signOut() {
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
    },
  };

  return {
    store,
    operations,
    start,
    onSignOut: (callback) => {
      leaving.add(callback);
      return () => void leaving.delete(callback);
    },
  };
}
