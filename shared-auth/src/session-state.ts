import type { User } from '@supabase/supabase-js';
import type { Tables, TablesUpdate } from './database.types.ts';
import type { MailLink, OpenedLink } from './mail-link.ts';

/** The signed-in user, as the auth service knows them. */
export type SessionUser = User;
export type Profile = Tables<'profiles'>;
/** What a profile update may carry. */
export type ProfileChanges = TablesUpdate<'profiles'>;

/** What the page knows about who is using it. */
export interface SessionState {
  readonly user: SessionUser | null;
  readonly profile: Profile | null;
  /** True until it is known whether anybody is signed in and, if so, until their profile was asked for. */
  readonly loading: boolean;
  readonly isNewUser: boolean;
  /** Words for a person when the profile could not be loaded. */
  readonly profileError: string | null;
  /** Whether the session comes from a link that a password may be set with, and none was set yet. */
  readonly recovery: boolean;
  /** Whether a second factor is due: signed in, and let in nowhere before it is given. No profile is loaded until then. */
  readonly awaitsCode: boolean;
  /** How the last session in this tab ended: by a press of Sign Out here, or by anything else. */
  readonly ended: 'requested' | 'elsewhere' | null;
}

export const initialSession: SessionState = {
  user: null,
  profile: null,
  loading: true,
  isNewUser: false,
  profileError: null,
  recovery: false,
  awaitsCode: false,
  ended: null,
};

export interface SignUpInput {
  readonly email: string;
  readonly password: string;
  readonly fullName: string;
  /** What they register as. It is kept as `profiles.account_type` and gives no right. */
  readonly role: Profile['account_type'];
  readonly company?: string;
  readonly phone?: string;
  /** Path of this site that the confirmation link leads to. */
  readonly returnTo: string;
}

/** What shows that somebody has the second factor. */
export type FactorProof = { readonly code: string } | { readonly recoveryCode: string };

/** Each rejects with an Error whose message is fit for people. */
export interface SecondFactor {
  /** The second step of a sign-in: a code of the authenticator app. */
  readonly giveCode: (code: string) => Promise<void>;
  /** The same by one of the recovery codes, which is used up by it. */
  readonly giveRecoveryCode: (code: string) => Promise<void>;
  /** `null` where the account has no recovery codes. */
  readonly codesLeft: () => Promise<{ readonly remaining: number; readonly total: number } | null>;
  /** Rejects unless it is the password of whoever is signed in. Changes nothing in this browser. */
  readonly provePassword: (password: string) => Promise<void>;
  /** Begins with an authenticator app: `uri` is what its camera reads, `secret` (base32) what is typed in its place. */
  readonly enroll: (
    name: string,
    issuer: string,
  ) => Promise<{ readonly id: string; readonly secret: string; readonly uri: string }>;
  /** The first code of a new authenticator. From here on it is asked for; other sessions without it end. */
  readonly confirm: (factorId: string, code: string) => Promise<void>;
  /** Removes an authenticator that was begun with and not confirmed. */
  readonly abandon: (factorId: string) => Promise<void>;
  /** A new set of recovery codes, told this once; `null` where the server gives out none. */
  readonly makeCodes: () => Promise<readonly string[] | null>;
  /** Removes every authenticator and all recovery codes. */
  readonly turnOff: (proof: FactorProof) => Promise<void>;
}

/** Everything that changes a session. Each rejects with an Error whose message is fit for people. */
export interface SessionOperations {
  /** Loads what the others need, before the first of them: the line may be gone by then. Changes nothing. */
  readonly prepare: () => Promise<void>;
  /** `awaitsCode`: the account has a second factor, which is due now. */
  readonly signIn: (email: string, password: string) => Promise<{ awaitsCode: boolean }>;
  /** Giving, adding and removing the second factor. Its code is loaded here: most people have none. */
  readonly secondFactor: () => Promise<SecondFactor>;
  /** `confirmationPending` is true when the address has to be confirmed before the first sign-in. */
  readonly signUp: (input: SignUpInput) => Promise<{ confirmationPending: boolean }>;
  readonly signOut: () => Promise<void>;
  /** Saves part of the own profile, then loads it again. Rejects with 'No user logged in' without a user. */
  readonly updateProfile: (changes: ProfileChanges) => Promise<void>;
  readonly reloadProfile: () => Promise<void>;
  readonly resendConfirmation: (email: string, returnTo: string) => Promise<void>;
  /** Resolves alike for known and unknown addresses. `returnTo` is the path of the page that sets the password. */
  readonly requestPasswordReset: (email: string, returnTo: string) => Promise<void>;
  readonly updatePassword: (password: string) => Promise<void>;
  /** Says whose account a mail's link is for, and signs nobody in. `null`: another letter has to be followed first. */
  readonly openLink: (link: Extract<MailLink, { kind: 'session' | 'sealed' }>) => Promise<OpenedLink | null>;
  /**
   * Signs in whom a link is for, and accepts their invitation. Rejects while somebody else is signed in.
   * @param purpose `password`: they may set a password without knowing the one before
   */
  readonly continueWith: (
    link: OpenedLink,
    purpose: 'password' | 'account',
  ) => Promise<{ choosePassword: boolean }>;
  /** Asks for another address, or for its letter again. The one in force stays until the change is confirmed by mail. */
  readonly changeEmail: (email: string, returnTo: string) => Promise<void>;
  /** Asks the server what the account looks like by now: a letter may have been followed on another device. */
  readonly refreshUser: () => Promise<void>;
}
