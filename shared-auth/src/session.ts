import type { AuthChangeEvent, Session as AuthSession } from '@supabase/supabase-js';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { loadCode } from './config.ts';
import { UNREACHABLE } from './failure.ts';
import { loadOnce } from './load-once.ts';
import {
  checkNewUser,
  type Connection,
  createConnection,
  createProfileReader,
  defer,
  type ProfileReader,
} from './session-data.ts';
import type { LateOperations } from './session-operations.ts';
import { initialSession, type SessionOperations, type SessionState } from './session-state.ts';
import { recoveryFlag, type StoredUser } from './stored-session.ts';
import type { DataClient } from './supabase-client.ts';

interface SessionEnvironment {
  /** Loads the data client. Called only if a session exists or an operation runs. */
  readonly loadClient: () => Promise<DataClient>;
  /** Loads a client without this browser's session. */
  readonly loadClientApart: () => Promise<DataClient>;
  readonly storedUser: () => StoredUser;
  readonly hasStoredSession: () => boolean;
  readonly watchStoredSession: (onChange: () => void) => () => void;
}

/** Dependencies of the session operations. */
export interface Machine extends Pick<SessionEnvironment, 'loadClientApart' | 'storedUser'> {
  readonly connect: () => Promise<DataClient>;
  readonly store: StoreApi<SessionState>;
  readonly reloadProfile: () => Promise<void>;
}

/** Every operation by name. A missing one doesn't compile. */
const names = {
  signIn: 0,
  secondFactor: 0,
  signUp: 0,
  updateProfile: 0,
  resendConfirmation: 0,
  requestPasswordReset: 0,
  updatePassword: 0,
  openLink: 0,
  continueWith: 0,
  changeEmail: 0,
  refreshUser: 0,
} satisfies Record<keyof LateOperations, 0>;

type AnyOperations = Readonly<Record<string, (...input: unknown[]) => unknown>>;

/** Loads the code of the operations with the first call: most visitors never sign in. */
function createLazyOperations(
  machine: Machine,
): LateOperations & { readonly load: () => Promise<LateOperations> } {
  const load = loadOnce(() =>
    loadCode(() => import(/* webpackChunkName: "session" */ './session-operations.ts')).then(
      ({ createOperations }) => createOperations(machine),
      (cause: unknown) => {
        throw new Error(UNREACHABLE, { cause });
      },
    ),
  );
  const late = Object.keys(names).map((name) => [
    name,
    async (...input: unknown[]) => ((await load()) as unknown as AnyOperations)[name]?.(...input),
  ]);
  return { load, ...(Object.fromEntries(late) as LateOperations) };
}

/** Reads the assurance level of a token. Small, because every page loads it. */
const levelOf = (token: string): unknown =>
  (JSON.parse(atob((token.split('.')[1] ?? '').replace(/-/g, '+').replace(/_/g, '/'))) as { aal?: unknown })
    .aal;

/** True if the account has a second factor that this session has not verified. */
export const isCodeDue = ({ user, access_token }: Pick<AuthSession, 'user' | 'access_token'>): boolean =>
  !!user.factors?.some(({ status }) => status === 'verified') && levelOf(access_token) !== 'aal2';

/** Tracks the signed-in user, and drops their data when they leave. */
function createPresence(store: StoreApi<SessionState>, connection: Connection, profile: ProfileReader) {
  const leaving = new Set<() => void>();
  let isExpected = false;
  /** Answers to requests of an older number are dropped. */
  let epoch = 0;

  /** Drops the data of the user who left: caches of the remotes, drafts, and realtime channels. */
  function forget(): void {
    for (const callback of leaving) {
      try {
        callback();
      } catch (error) {
        console.error('A sign-out callback failed', error);
      }
    }
    const connected = connection.loaded();
    if (connected) defer(() => void connected.removeAllChannels());
  }

  async function markNewUser(id: string, asked: number): Promise<void> {
    const isNewUser = await connection
      .connect()
      .then((connected) => checkNewUser(connected, id))
      .catch(() => undefined);
    if (asked === epoch && isNewUser !== undefined) store.setState({ isNewUser });
  }

  return {
    adopt(session: Pick<AuthSession, 'user' | 'access_token'>): void {
      const { user } = session;
      const { user: current, awaitsCode: awaited } = store.getState();
      const awaitsCode = isCodeDue(session);
      if (current?.id === user.id && awaited === awaitsCode) {
        if (JSON.stringify(user) !== JSON.stringify(current)) store.setState({ user });
        // The database copies the account's address to the profile.
        if (user.email !== current.email) defer(() => void profile.reload());
        return;
      }
      // If a second factor becomes due again, clear the data loaded before, as for a different user. Providing the
      // factor clears nothing.
      if (current && !awaited) forget();
      const asked = ++epoch;
      profile.drop();
      const recovery = recoveryFlag.isSetFor(user.id);
      store.setState({ ...initialSession, user, recovery, awaitsCode, loading: !awaitsCode });
      defer(() => {
        if (asked !== epoch || awaitsCode) return;
        void profile.reload();
        void markNewUser(user.id, asked);
      });
    },
    leave(how: 'requested' | 'elsewhere'): void {
      const { user, ended } = store.getState();
      epoch += 1;
      profile.drop();
      recoveryFlag.clear();
      store.setState({ ...initialSession, loading: false, ended: user ? how : ended });
      if (user || isExpected) forget();
      isExpected = false;
    },
    /** Call if a session was stored when the page started: if it has ended, a user has left. */
    expect(): void {
      isExpected = true;
    },
    onLeave: (callback: () => void): (() => void) => {
      leaving.add(callback);
      return () => void leaving.delete(callback);
    },
  };
}

export interface Session {
  readonly store: StoreApi<SessionState>;
  readonly operations: SessionOperations;
  /** Restores an existing session and watches other tabs. Returns a function that stops watching. */
  readonly start: () => () => void;
  /**
   * Calls back when a user leaves: sign-out, expiry, or account switch. Returns a function that unregisters the
   * callback.
   */
  readonly onSignOut: (callback: () => void) => () => void;
}

/** Creates the session of one page. Library events and other tabs update it. */
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
      recoveryFlag.clear();
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

  /** Compares the state with the browser's storage, which all tabs share. Ignores unreadable storage. */
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
      // If the server doesn't confirm the sign-out, end the session on this device anyway.
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
