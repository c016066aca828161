import type { Factor, User } from '@supabase/supabase-js';
import { createSession } from '../session.ts';
import type { Profile } from '../session-state.ts';
import { hasStoredSession, storedUser, watchStoredSession } from '../stored-session.ts';
import type { DataClient } from '../supabase-client.ts';
import { createFakeAuth, makeSession, makeUser, type FakeAccount } from './fake-auth.ts';
import { createFakeClient } from './fake-client.ts';
import { createFakeControls } from './fake-controls.ts';
import { makeProfile, type ProfileParts } from './fake-profiles.ts';

export interface FakeAccountInput {
  readonly email: string;
  readonly password?: string;
  readonly confirmed?: boolean;
  /** Adds an authenticator whose code is `fakeCodes.app`. */
  readonly hasFactor?: boolean;
  /** `null`: the account has no profile row yet. */
  readonly profile?: ProfileParts | null;
}

const verifiedFactor: Factor = {
  id: 'factor',
  factor_type: 'totp',
  status: 'verified',
  friendly_name: 'Authenticator app',
  created_at: '2026-01-05T09:00:00.000Z',
  updated_at: '2026-01-05T09:00:00.000Z',
  last_challenged_at: '2026-01-05T09:00:00.000Z',
};

/**
 * Creates an in-memory backend with the supabase-js methods that the session uses, their response shapes, and their
 * error codes. As in the library, the session is stored in the real localStorage.
 */
export function createFakeBackend() {
  const accounts = new Map<string, FakeAccount>();
  const controls = createFakeControls((user: User) => {
    profiles.set(user.id, makeProfile({ id: user.id, email: user.email ?? '' }));
  });
  const { auth, emit, keep } = createFakeAuth(accounts, controls);
  const removeAllChannels = jest.fn(async () => ['ok' as const]);
  const data = createFakeClient({
    controls,
    rpc: { accept_invitation: { role: 'coach', choosePassword: true } },
    defaults: { profiles: (row) => ({ ...makeProfile(row as unknown as Profile) }) },
  });
  const profiles = data.table('profiles') as unknown as Map<string, Profile>;
  const from = data.client.from.bind(data.client);
  const rpc = data.client.rpc.bind(data.client);
  const surface = { auth, rpc, removeAllChannels, from };
  const apart = { auth: createFakeAuth(accounts, controls, true).auth, rpc };
  // The fake implements only part of the library, so it is cast here, in one place.
  const client = surface as unknown as DataClient;
  const loadClient = jest.fn(async () => client);
  const loadClientApart = jest.fn(async () => apart as unknown as DataClient);

  return {
    ...controls,
    controls,
    profiles,
    emit,
    client,
    loadClient,
    loadClientApart,
    removeAllChannels,
    addAccount({
      email,
      password = 'demo-password',
      confirmed = true,
      hasFactor = false,
      profile = {},
    }: FakeAccountInput): User {
      const user = makeUser(`id-of-${email}`, email);
      if (hasFactor) user.factors = [verifiedFactor];
      accounts.set(email, { user, password, confirmed });
      if (profile) profiles.set(user.id, makeProfile({ id: user.id, email, ...profile }));
      return user;
    },
    /** Stores a session in this browser, as an earlier visit or another tab would. */
    storeSession: (user: User, aal?: string) => keep(makeSession(user, aal)),
    session: (user: User) => makeSession(user),
    /** Returns the address parameters of an opened email link, for `readMailLink`. */
    linkFor: (user: User, type: string) =>
      `access_token=token-of-${user.id}&refresh_token=refresh-of-${user.id}&expires_in=3600&token_type=bearer&type=${type}`,
    createSession: () =>
      createSession({ loadClient, loadClientApart, storedUser, hasStoredSession, watchStoredSession }),
  };
}

export type FakeBackend = ReturnType<typeof createFakeBackend>;
