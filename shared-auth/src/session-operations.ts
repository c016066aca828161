import type { EmailOtpType } from '@supabase/supabase-js';
import { sessionKey } from 'shared-contract/stored-keys';
import {
  emailChangeMessage,
  INVITATION_ELSEWHERE,
  INVITATION_OVER,
  LINK_DEAD,
  mailRequestMessage,
  newPasswordWords,
  NO_USER,
  signInMessage,
  signUpMessage,
  SOMEBODY_ELSE,
} from './auth-errors.ts';
import { loadCode, siteAddress } from './config.ts';
import { failureOf, isUnreachable, UNREACHABLE } from './failure.ts';
import { loadOnce } from './load-once.ts';
import type { MailLink, OpenedLink } from './mail-link.ts';
import type { SessionOperations } from './session-state.ts';
import { isCodeDue, type Machine } from './session.ts';
import { recoveryFlag } from './stored-session.ts';
import { callAsVisitor, CallRefusal } from './submit-form.ts';
import type { DataClient } from './supabase-client.ts';

/** Longer than a stored session. */
const PROBE = '-'.repeat(8192);

/** Throws an error with a message for the user if this browser cannot store a session: the member area needs one. */
function assertSessionCanBeStored(): void {
  const key = `${sessionKey}-probe`;
  try {
    window.localStorage.setItem(key, PROBE);
    window.localStorage.removeItem(key);
  } catch (cause) {
    throw new Error(
      'Your browser can’t store your sign-in. Allow this site to store data, or free up space, then reload the page.',
      { cause },
    );
  }
}

const linkMessage = (cause: unknown): string => (isUnreachable(cause) ? UNREACHABLE : LINK_DEAD);

export interface Answer<Data> {
  readonly data: Data;
  readonly error: unknown;
}

/** Returns the data of an auth call. Throws its error, returned or thrown, with our message. */
export async function ask<Of extends Answer<unknown>>(
  work: () => PromiseLike<Of>,
  messageFor: (cause: unknown) => string = linkMessage,
): Promise<NonNullable<Of['data']>> {
  const refuse = (cause: unknown): never => {
    throw new Error(messageFor(cause), { cause });
  };
  const { data, error } = await work().then((answer) => answer, refuse);
  return error || data === null || data === undefined ? refuse(error) : data;
}

const INVITATION_NEEDS_CODE =
  'Your account requires a code from your app. Sign in here first, then ask for a new invitation and open its link.';

function invitationMessage(cause: unknown): string {
  if (isUnreachable(cause)) return UNREACHABLE;
  return failureOf(cause).code === '42501' ? INVITATION_ELSEWHERE : INVITATION_OVER;
}

const connected = (connect: Machine['connect']) =>
  connect().catch((cause: unknown) => {
    throw new Error(UNREACHABLE, { cause });
  });

async function lookAt(client: DataClient, access_token: string, refresh_token: string) {
  const { user } = await ask(() => client.auth.getUser(access_token));
  return { user, session: { access_token, refresh_token } };
}

/** Exchanges an invitation for a sign-in token, because the auth server's own links end sooner. */
async function openInvitation(token: string) {
  try {
    return await callAsVisitor<{ tokenHash: string; type: EmailOtpType }>('open-invitation', { token });
  } catch (cause) {
    const isOver = cause instanceof CallRefusal && cause.status === 404;
    throw new Error(isOver ? LINK_DEAD : UNREACHABLE, { cause });
  }
}

/** Uses the single-use token of a link. */
async function verify(
  client: DataClient,
  { tokenHash, type, invitation }: Extract<MailLink, { kind: 'sealed' }>,
) {
  const token = tokenHash === null ? await openInvitation(invitation ?? '') : { tokenHash, type };
  return ask(() => client.auth.verifyOtp({ token_hash: token.tokenHash, type: token.type }));
}

/** Sets a session in a client. Throws unless it is of the account that the user agreed to. */
async function takeUp(client: DataClient, { userId, tokens }: Pick<OpenedLink, 'userId' | 'tokens'>) {
  const { user, session } = await ask(() => client.auth.setSession(tokens));
  if (user?.id === userId && session) return session;
  await client.auth.signOut({ scope: 'local' });
  throw new Error(LINK_DEAD);
}

/** Accepts an invitation. Returns whether a password must be chosen. */
async function accept(client: DataClient, token: string): Promise<boolean> {
  const answer = await ask(() => client.rpc('accept_invitation', { token }), invitationMessage);
  const isChosen = typeof answer === 'object' && 'choosePassword' in answer && !answer['choosePassword'];
  return !isChosen;
}

function createLinkOperations(machine: Machine): Pick<SessionOperations, 'openLink' | 'continueWith'> {
  const { store } = machine;

  const clientApart = () => connected(machine.loadClientApart);

  /** Throws if another account is signed in. */
  function assertFree(userId: string): void {
    const here = [store.getState().user?.id, machine.storedUser()];
    if (here.some((id) => typeof id === 'string' && id !== userId)) throw new Error(SOMEBODY_ELSE);
  }

  return {
    async openLink(link) {
      const client = await clientApart();
      const { user, session } = await (link.kind === 'session'
        ? lookAt(client, link.accessToken, link.refreshToken)
        : verify(client, link));
      if (!user || !session) return null;
      const { access_token, refresh_token } = session;
      const { type, invitation } = link;
      const email = user.email ?? '';
      return { userId: user.id, email, type, invitation, tokens: { access_token, refresh_token } };
    },

    async continueWith({ userId, tokens, invitation }, purpose) {
      assertSessionCanBeStored();
      assertFree(userId);
      const client = await connected(machine.connect);
      let choosePassword = purpose === 'password';
      let isTaken = true;
      if (invitation !== null) {
        // In a separate client: a rejected invitation must not sign in.
        const beside = await clientApart();
        const session = await takeUp(beside, { userId, tokens });
        tokens = session;
        const { user, awaitsCode } = store.getState();
        const isIn = user?.id === userId && !awaitsCode;
        // An email proves an address, not a second factor.
        if (isCodeDue(session) && !isIn) throw new Error(INVITATION_NEEDS_CODE);
        isTaken = !isCodeDue(session);
        choosePassword = await accept(isTaken ? beside : client, invitation);
        assertFree(userId);
      }
      if (isTaken) await takeUp(client, { userId, tokens });
      // A user who was signed in before has new rights.
      if (invitation !== null) await machine.reloadProfile();
      if (choosePassword) {
        recoveryFlag.set(userId);
        store.setState({ recovery: true });
      }
      return { choosePassword };
    },
  };
}

/** Requests an email. Throws only errors that are the same for known and unknown addresses. */
async function requestEmail(work: () => Promise<{ readonly error: unknown }>): Promise<void> {
  const { error } = await work().catch((cause: unknown) => ({ error: cause }));
  const message = error ? mailRequestMessage(error) : null;
  if (message !== null) throw new Error(message, { cause: error });
}

/** Operations that load on first use. */
export type LateOperations = Omit<SessionOperations, 'signOut' | 'reloadProfile' | 'prepare'>;

/** Refreshes in sequence: the library would return a pending refresh, which may predate the last write. */
function createRefresh({ connect }: Machine): () => Promise<void> {
  let last: Promise<void> = Promise.resolve();
  const refresh = async () => {
    await (await connect()).auth.refreshSession();
  };
  // A failure keeps the old token, which stays valid, and must not stop later refreshes.
  return () => (last = last.then(refresh).catch(() => undefined));
}

/** The library's events update the state. */
export function createOperations(given: Machine): LateOperations {
  // Reuses one separate client: the library warns of a second one under the same key.
  const machine = { ...given, loadClientApart: loadOnce(given.loadClientApart) };
  const { store } = machine;
  return {
    ...createLinkOperations(machine),

    async signIn(email, password) {
      assertSessionCanBeStored();
      const { session } = await ask(
        async () => (await machine.connect()).auth.signInWithPassword({ email, password }),
        signInMessage,
      );
      return { awaitsCode: session !== null && isCodeDue(session) };
    },

    secondFactor: async () => {
      const code = loadCode(() => import(/* webpackChunkName: "session" */ './second-factor.ts'));
      const { createSecondFactor } = await code.catch((cause: unknown) => {
        throw new Error(UNREACHABLE, { cause });
      });
      return createSecondFactor(machine);
    },

    async signUp({ email, password, fullName, role, company, phone, returnTo }) {
      assertSessionCanBeStored();
      const data = { full_name: fullName, role, company: company ?? '', phone: phone ?? '' };
      const options = { data, emailRedirectTo: siteAddress(returnTo) };
      const { session } = await ask(
        async () => (await machine.connect()).auth.signUp({ email, password, options }),
        signUpMessage,
      );
      store.setState({ isNewUser: true });
      return { confirmationPending: session === null };
    },

    async updateProfile(changes) {
      const { user } = store.getState();
      if (!user) throw new Error(NO_USER);
      const profiles = (await machine.connect()).from('profiles');
      // `single` rejects when there is no row to save to.
      const { error } = await profiles.update(changes).eq('id', user.id).select('id').single();
      if (error) throw error;
      await machine.reloadProfile();
    },

    resendConfirmation: (email, returnTo) =>
      requestEmail(async () => {
        const options = { emailRedirectTo: siteAddress(returnTo) };
        return (await machine.connect()).auth.resend({ type: 'signup', email, options });
      }),

    requestPasswordReset: (email, returnTo) =>
      requestEmail(async () => {
        const options = { redirectTo: siteAddress(returnTo) };
        return (await machine.connect()).auth.resetPasswordForEmail(email, options);
      }),

    async updatePassword(password) {
      await ask(
        async () => (await machine.connect()).auth.updateUser({ password }),
        newPasswordWords(store.getState().recovery),
      );
      recoveryFlag.clear();
      store.setState({ recovery: false });
    },

    async changeEmail(email, returnTo) {
      const options = { emailRedirectTo: siteAddress(returnTo) };
      await ask(
        async () => (await machine.connect()).auth.updateUser({ email }, options),
        emailChangeMessage,
      );
    },

    refreshUser: createRefresh(machine),
  };
}
