import type { User } from '@supabase/supabase-js';
import type { Tables, TablesUpdate } from './database.types.ts';
import type { MailLink, OpenedLink } from './mail-link.ts';

export type SessionUser = User;
export type Profile = Tables<'profiles'>;
export type ProfileChanges = TablesUpdate<'profiles'>;

export interface SessionState {
  readonly user: SessionUser | null;
  readonly profile: Profile | null;
  /** True until the session is known and, with one, until its profile was requested. */
  readonly loading: boolean;
  readonly isNewUser: boolean;
  /** Message for the user if the profile could not be loaded. */
  readonly profileError: string | null;
  /** True if the session comes from a link that allows a new password, and none was set yet. */
  readonly recovery: boolean;
  /** True if a second factor is due. Until then the guard rejects the user, and no profile is loaded. */
  readonly awaitsCode: boolean;
  /** How the last session in this tab ended: by Sign Out here, or elsewhere. */
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
  /** Account type. It is stored as `profiles.account_type` and grants no rights. */
  readonly role: Profile['account_type'];
  readonly company?: string;
  readonly phone?: string;
  /** Path on this site that the confirmation link opens. */
  readonly returnTo: string;
}

export type FactorProof = { readonly code: string } | { readonly recoveryCode: string };

/** Each rejects with an Error whose message is for users. */
export interface SecondFactor {
  /** Second step of a sign-in: accepts a code from the authenticator app. */
  readonly giveCode: (code: string) => Promise<void>;
  /** The same with a recovery code, which is single-use. */
  readonly giveRecoveryCode: (code: string) => Promise<void>;
  /** Resolves to `null` if the account has no recovery codes. */
  readonly codesLeft: () => Promise<{ readonly remaining: number; readonly total: number } | null>;
  /** Rejects unless it is the signed-in user's password. Changes nothing in this browser. */
  readonly provePassword: (password: string) => Promise<void>;
  /** Starts the enrollment of an authenticator app, by QR code (`uri`) or by typing (`secret`, base32). */
  readonly enroll: (
    name: string,
    issuer: string,
  ) => Promise<{ readonly id: string; readonly secret: string; readonly uri: string }>;
  /** Confirms a new authenticator with its first code. Other sessions without the factor end. */
  readonly confirm: (factorId: string, code: string) => Promise<void>;
  /** Removes an unconfirmed authenticator. */
  readonly abandon: (factorId: string) => Promise<void>;
  /** Returns a new set of recovery codes, only once; `null` if the server has none. */
  readonly makeCodes: () => Promise<readonly string[] | null>;
  /** Removes every authenticator and all recovery codes. */
  readonly turnOff: (proof: FactorProof) => Promise<void>;
}

/** Everything that changes a session. Each rejects with an Error whose message is for users. */
export interface SessionOperations {
  /** Loads the code of the operations in advance: the connection may be lost later. Changes nothing. */
  readonly prepare: () => Promise<void>;
  /** `awaitsCode` is true if a second factor is due. */
  readonly signIn: (email: string, password: string) => Promise<{ awaitsCode: boolean }>;
  /** Loads the operations of the second factor. */
  readonly secondFactor: () => Promise<SecondFactor>;
  /** `confirmationPending` is true if the address must be confirmed before the first sign-in. */
  readonly signUp: (input: SignUpInput) => Promise<{ confirmationPending: boolean }>;
  readonly signOut: () => Promise<void>;
  /** Saves part of the user's profile, then reloads it. Rejects with 'No user logged in' without a user. */
  readonly updateProfile: (changes: ProfileChanges) => Promise<void>;
  readonly reloadProfile: () => Promise<void>;
  readonly resendConfirmation: (email: string, returnTo: string) => Promise<void>;
  /**
   * Resolves the same way for known and unknown addresses. `returnTo` is the path of the page that sets the password.
   */
  readonly requestPasswordReset: (email: string, returnTo: string) => Promise<void>;
  readonly updatePassword: (password: string) => Promise<void>;
  /** Returns the account of an email link without signing in. `null` if another email must be confirmed first. */
  readonly openLink: (link: Extract<MailLink, { kind: 'session' | 'sealed' }>) => Promise<OpenedLink | null>;
  /**
   * Signs in the user of a link and accepts their invitation. Rejects while a different account is signed in.
   * @param purpose `password` lets the user set a password without entering the current one
   */
  readonly continueWith: (
    link: OpenedLink,
    purpose: 'password' | 'account',
  ) => Promise<{ choosePassword: boolean }>;
  /** Requests a new address, or its email again. The current address stays until the change is confirmed. */
  readonly changeEmail: (email: string, returnTo: string) => Promise<void>;
  /** Reloads the account from the server: an email may have been confirmed on another device. */
  readonly refreshUser: () => Promise<void>;
}
