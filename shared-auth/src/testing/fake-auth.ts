import type { AuthChangeEvent, Session as AuthSession, User } from '@supabase/supabase-js';
import { sessionKey } from 'shared-contract/stored-keys';
import type { FakeControls } from './fake-controls.ts';
import { fakeErrors, type FakeError } from './fake-errors.ts';

export interface FakeAccount {
  readonly user: User;
  password: string;
  confirmed: boolean;
}

/** The codes that the fake accepts: from the app, and as a recovery code. */
export const fakeCodes = { app: '123456', recovery: 'abcdefghjkmnpqrs' } as const;

type Listener = (event: AuthChangeEvent, session: AuthSession | null) => void;

interface Answer {
  readonly data?: unknown;
  readonly error: FakeError | null;
}

interface Credentials {
  readonly email: string;
  readonly password: string;
}

/** The token payload of a session with a verified factor. */
const aal2 = btoa(JSON.stringify({ aal: 'aal2' }));

/** @param aal the session's assurance level; `aal2` after a verified factor */
export const makeSession = (user: User, aal = 'aal1'): AuthSession => ({
  access_token: `e30.${btoa(JSON.stringify({ aal }))}.token-of-${user.id}`,
  refresh_token: `refresh-of-${user.id}`,
  token_type: 'bearer',
  expires_in: 3600,
  expires_at: 4102444800,
  user: { ...user },
});

/**
 * Fakes the used part of the supabase-js auth client, with accounts in memory and the real localStorage.
 * @param apart a client that stores nothing and emits no events
 */
export function createFakeAuth(accounts: Map<string, FakeAccount>, controls: FakeControls, apart = false) {
  const listeners = new Set<Listener>();
  const { run } = controls;
  let refreshing: Promise<Answer> | undefined;

  const emit = (event: AuthChangeEvent, session: AuthSession | null) => {
    for (const listener of listeners) listener(event, session);
  };
  const stored = (): AuthSession | null => {
    const text = window.localStorage.getItem(sessionKey);
    const session = text ? (JSON.parse(text) as AuthSession) : null;
    return session?.user ? session : null;
  };
  const keep = (session: AuthSession) => window.localStorage.setItem(sessionKey, JSON.stringify(session));
  const end = () => {
    window.localStorage.removeItem(sessionKey);
    emit('SIGNED_OUT', null);
  };
  const byId = (id: string) => [...accounts.values()].find(({ user }) => user.id === id)?.user;
  const begin = (session: AuthSession) => {
    if (apart) return;
    keep(session);
    emit('SIGNED_IN', session);
  };
  const refused = (error: FakeError): Answer => ({ data: { user: null, session: null }, error });
  /** Raises the stored session to `aal2` if the code is right. */
  const raise = (isRight: boolean): Answer => {
    const user = stored()?.user;
    if (!user) return refused(fakeErrors.sessionMissing());
    if (!isRight) return refused(fakeErrors.wrongCode());
    const session = makeSession(user, 'aal2');
    keep(session);
    emit('MFA_CHALLENGE_VERIFIED', session);
    return { data: session, error: null };
  };
  const mfa = {
    listFactors: () =>
      run<Answer>('auth.mfa.listFactors', [], {
        answer: () => ({ data: { all: [], totp: stored()?.user.factors ?? [] }, error: null }),
        fail: (error) => ({ data: null, error }),
      }),
    challengeAndVerify: (given: { factorId: string; code: string }) =>
      run<Answer>('auth.mfa.challengeAndVerify', [given], {
        answer: () => raise(given.code === fakeCodes.app),
        fail: refused,
      }),
    recoveryCodes: {
      getStatus: () =>
        run<Answer>('auth.mfa.recoveryCodes.getStatus', [], {
          answer: () => ({
            data: { id: 'codes', type: 'recovery_code', total: 10, remaining: 7 },
            error: null,
          }),
          fail: (error) => ({ data: null, error }),
        }),
      verify: (given: { code: string }) =>
        run<Answer>('auth.mfa.recoveryCodes.verify', [given], {
          answer: () => raise(given.code.replaceAll(/[\s-]/g, '') === fakeCodes.recovery),
          fail: refused,
        }),
    },
  };

  const auth = {
    mfa,
    onAuthStateChange(listener: Listener) {
      listeners.add(listener);
      queueMicrotask(() => listener('INITIAL_SESSION', stored()));
      return {
        data: {
          subscription: { id: 'fake', callback: listener, unsubscribe: () => listeners.delete(listener) },
        },
      };
    },
    getSession: () =>
      run<Answer>('auth.getSession', [], {
        answer: () => ({ data: { session: stored() }, error: null }),
        fail: (error) => ({ data: { session: null }, error }),
      }),
    getUser: (token?: string) =>
      run<Answer>('auth.getUser', token === undefined ? [] : [token], {
        answer: () => {
          const user = token === undefined ? stored()?.user : byId(/token-of-(.*)$/.exec(token)?.[1] ?? '');
          return user
            ? { data: { user }, error: null }
            : { data: { user: null }, error: fakeErrors.sessionMissing() };
        },
        fail: (error) => ({ data: { user: null }, error }),
      }),
    setSession: (tokens: { access_token: string; refresh_token: string }) =>
      run<Answer>('auth.setSession', [tokens], {
        answer: () => {
          const user = byId(/^refresh-of-(.*)$/.exec(tokens.refresh_token)?.[1] ?? '');
          if (!user) return refused(fakeErrors.sessionMissing());
          const session = makeSession(user);
          begin(session);
          return { data: { user, session }, error: null };
        },
        fail: refused,
      }),
    /** The token hash in an account's email is `hash-of-<id>`. The first call uses it up. */
    verifyOtp: (request: { token_hash: string; type: string }) =>
      run<Answer>('auth.verifyOtp', [request], {
        answer: () => {
          const user = byId(/^hash-of-(.*)$/.exec(request.token_hash)?.[1] ?? '');
          if (!user || controls.usedHashes.has(request.token_hash))
            return refused(fakeErrors.api(403, 'otp_expired', 'Email link is invalid or has expired'));
          controls.usedHashes.add(request.token_hash);
          const session = makeSession(user);
          begin(session);
          return { data: { user, session }, error: null };
        },
        fail: refused,
      }),
    // As in the library, concurrent callers share one refresh.
    refreshSession: () =>
      (refreshing ??= run<Answer>('auth.refreshSession', [], {
        answer: () => {
          const id = stored()?.user.id;
          const user = id === undefined ? undefined : byId(id);
          if (!user) return refused(fakeErrors.sessionMissing());
          const session = makeSession(user, stored()?.access_token.includes(aal2) ? 'aal2' : 'aal1');
          keep(session);
          emit('TOKEN_REFRESHED', session);
          return { data: { user, session }, error: null };
        },
        fail: refused,
      }).finally(() => (refreshing = undefined))),
    signInWithPassword: (credentials: Credentials) =>
      run<Answer>('auth.signInWithPassword', [credentials], {
        answer: () => {
          const account = accounts.get(credentials.email);
          if (account?.password !== credentials.password) return refused(fakeErrors.invalidCredentials());
          if (!account.confirmed) return refused(fakeErrors.emailNotConfirmed());
          const session = makeSession(account.user);
          begin(session);
          return { data: { user: account.user, session }, error: null };
        },
        fail: refused,
      }),
    signUp: (credentials: Credentials & { options?: { data?: object; emailRedirectTo?: string } }) =>
      run<Answer>('auth.signUp', [credentials], {
        answer: () => {
          const { email, password } = credentials;
          if (accounts.has(email)) return refused(fakeErrors.userAlreadyExists());
          const user = makeUser(`id-of-${email}`, email, credentials.options?.data);
          accounts.set(email, { user, password, confirmed: !controls.confirmEmail });
          controls.onUserCreated(user);
          if (controls.confirmEmail) return { data: { user, session: null }, error: null };
          const session = makeSession(user);
          keep(session);
          emit('SIGNED_IN', session);
          return { data: { user, session }, error: null };
        },
        fail: refused,
      }),
    signOut: (options?: { scope: 'global' | 'local' | 'others' }) =>
      run<Answer>('auth.signOut', options ? [options] : [], {
        answer: () => {
          if (!apart) end();
          return { error: null };
        },
        fail: (error) => ({ error }),
      }),
    resend: (request: object) =>
      run<Answer>('auth.resend', [request], {
        answer: () => ({ data: { user: null, session: null, messageId: null }, error: null }),
        fail: refused,
      }),
    resetPasswordForEmail: (email: string, options: object) =>
      run<Answer>('auth.resetPasswordForEmail', [email, options], {
        answer: () => ({ data: {}, error: null }),
        fail: (error) => ({ data: null, error }),
      }),
    updateUser: (changes: { password?: string; email?: string }, options?: object) =>
      run<Answer>('auth.updateUser', options ? [changes, options] : [changes], {
        answer: () => {
          const session = stored();
          if (!session) return { data: { user: null }, error: fakeErrors.sessionMissing() };
          const account = accounts.get(session.user.email ?? '');
          if (account && changes.password !== undefined) account.password = changes.password;
          if (changes.email !== undefined) {
            const updated_at = '2026-06-01T09:00:00.000Z';
            session.user = { ...session.user, new_email: changes.email, updated_at };
            keep(session);
          }
          emit('USER_UPDATED', session);
          return { data: { user: session.user }, error: null };
        },
        fail: (error) => ({ data: { user: null }, error }),
      }),
  };
  return { auth, emit, keep };
}

export function makeUser(id: string, email: string, metadata: object = {}): User {
  return {
    id,
    email,
    aud: 'authenticated',
    role: 'authenticated',
    app_metadata: { provider: 'email', providers: ['email'] },
    user_metadata: { ...metadata },
    created_at: '2026-01-05T09:00:00.000Z',
    updated_at: '2026-01-05T09:00:00.000Z',
  };
}
