import { useState, type ReactNode } from 'react';
import { createStore } from 'zustand/vanilla';
import type { Session } from '../session.ts';
import { SessionProvider } from '../session-provider.tsx';
import {
  initialSession,
  type SecondFactor,
  type SessionOperations,
  type SessionState,
  type SessionUser,
} from '../session-state.ts';
import { makeUser } from './fake-auth.ts';
import { makeProfile, type ProfileParts } from './fake-profiles.ts';

export interface FakeSessionProps {
  /** The signed-in user. Omit it to render signed out. */
  readonly user?: (Partial<SessionUser> & { readonly email: string }) | null;
  /** Part of the profile; defaults fill in the rest. `null`: signed in without a profile. */
  readonly profile?: ProfileParts | null;
  readonly state?: Partial<SessionState>;
  /** Operations that a test observes or makes fail. The others change only the state. */
  readonly operations?: Partial<SessionOperations>;
  readonly children: ReactNode;
}

/** A second factor whose operations all succeed. Tests override the ones they observe. */
export const stillFactor: SecondFactor = {
  giveCode: async () => undefined,
  giveRecoveryCode: async () => undefined,
  codesLeft: async () => ({ remaining: 7, total: 10 }),
  provePassword: async () => undefined,
  enroll: async () => ({
    id: 'factor',
    secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
    uri: 'otpauth://totp/Firm:dana%40example.com?issuer=Firm&secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
  }),
  confirm: async () => undefined,
  abandon: async () => undefined,
  makeCodes: async () => Array.from({ length: 10 }, (_, n) => `abcdefghjkmnpqr${n}`),
  turnOff: async () => undefined,
};

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
    secondFactor: async () => stillFactor,
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

/** Provides a fixed session to the component under test. */
export function FakeSession(props: FakeSessionProps) {
  const [session] = useState(() => createStillSession(props));
  return <SessionProvider session={session}>{props.children}</SessionProvider>;
}
