import { useState, type ReactNode } from 'react';
import { createStore } from 'zustand/vanilla';
import type { Session } from '../create-session.ts';
import { SessionProvider } from '../session-provider.tsx';
import {
  initialSession,
  type SessionOperations,
  type SessionState,
  type SessionUser,
} from '../session-state.ts';
import { makeUser } from './fake-auth.ts';
import { makeProfile, type ProfileParts } from './fake-profiles.ts';

export interface FakeSessionProps {
  /** Signed in as this address; nobody when left out. */
  readonly user?: (Partial<SessionUser> & { readonly email: string }) | null;
  /** Parts of the profile; the rest is filled in. `null`: signed in without a profile. */
  readonly profile?: ProfileParts | null;
  /** Parts of the state, such as `loading` or `isNewUser`. */
  readonly state?: Partial<SessionState>;
  /** Operations that a test watches or lets fail; the others work on the state alone. */
  readonly operations?: Partial<SessionOperations>;
  readonly children: ReactNode;
}

function createStillSession({ user, profile, state, operations }: FakeSessionProps): Session {
  const signedIn = user ? { ...makeUser(`id-of-${user.email}`, user.email), ...user } : null;
  const row =
    signedIn && profile !== null ? makeProfile({ id: signedIn.id, email: signedIn.email, ...profile }) : null;
  const store = createStore<SessionState>()(() => ({
    ...initialSession,
    loading: false,
    user: signedIn,
    profile: row,
    ...state,
  }));
  const nothing = async () => undefined;
  const still: SessionOperations = {
    signIn: async () => ({ awaitsCode: false }),
    giveCode: nothing,
    giveRecoveryCode: nothing,
    recoveryCodesLeft: async () => null,
    provePassword: nothing,
    signUp: async () => ({ confirmationPending: false }),
    signOut: async () => store.setState({ ...initialSession, loading: false, ended: 'requested' }),
    updateProfile: async (changes) => {
      const current = store.getState().profile;
      if (!current) throw new Error('No user logged in');
      store.setState({ profile: { ...current, ...changes } });
    },
    reloadProfile: nothing,
    resendConfirmation: nothing,
    requestPasswordReset: nothing,
    updatePassword: nothing,
    openLink: async () => null,
    continueWith: async () => ({ choosePassword: false }),
    changeEmail: nothing,
    refreshUser: nothing,
    prepare: nothing,
  };
  return {
    store,
    operations: { ...still, ...operations },
    start: () => () => undefined,
    onSignOut: () => () => undefined,
  };
}

/** A session that stands still around the component under test. */
export function FakeSession(props: FakeSessionProps) {
  const [session] = useState(() => createStillSession(props));
  return <SessionProvider session={session}>{props.children}</SessionProvider>;
}
