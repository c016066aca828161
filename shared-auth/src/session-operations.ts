import {
  emailChangeMessage,
  mailRequestMessage,
  newPasswordWords,
  NO_USER,
  signInMessage,
  signUpMessage,
} from './auth-errors.ts';
import { isCodeDue } from './code-due.ts';
import { loadCode, siteAddress } from './config.ts';
import { updateProfile } from './data/update-profile.ts';
import { UNREACHABLE } from './failure.ts';
import { createLinkOperations } from './link-operations.ts';
import type { Machine } from './machine.ts';
import { recoveryMark } from './recovery-mark.ts';
import type { SessionOperations } from './session-state.ts';
import { assertSessionCanBeStored } from './session-storage.ts';
import type { DataClient } from './supabase-client.ts';

/** Runs one call of the auth service; what it throws or returns as error becomes an Error with our words. */
async function call(
  machine: Machine,
  work: (client: DataClient) => Promise<{ error: unknown }>,
  words: (error: unknown) => string | null,
): Promise<void> {
  const failure = await machine
    .connect()
    .then(work)
    .then(
      ({ error }) => error,
      (error: unknown) => error ?? new Error('unknown failure'),
    );
  if (!failure) return;
  const message = words(failure);
  if (message !== null) throw new Error(message, { cause: failure });
}

/** The same for a call that begins a session. */
async function begin(...[machine, work, words]: Parameters<typeof call>): Promise<void> {
  assertSessionCanBeStored();
  await call(machine, work, words);
}

/** What changes a session and is not needed by a page that nobody does it on, call by call. */
export type LateOperations = Omit<SessionOperations, 'signOut' | 'reloadProfile' | 'prepare'>;

/** One for all that is looked at apart: the library warns of a second one under the same key. */
function withOneApart(machine: Machine): Machine {
  let apart: Promise<DataClient> | undefined;
  const loadClientApart = () => {
    apart ??= machine.loadClientApart().catch((cause: unknown) => {
      apart = undefined;
      throw cause;
    });
    return apart;
  };
  return { ...machine, loadClientApart };
}

/** One refresh after the other: the library answers with the one under way, which is older than what was just written. */
function createRefresh(machine: Machine): () => Promise<void> {
  let last: Promise<void> = Promise.resolve();
  const refresh = () =>
    call(
      machine,
      (client) => client.auth.refreshSession(),
      () => null,
    );
  return () => (last = last.then(refresh));
}

/** State follows from the library's events. */
export function createOperations(given: Machine): LateOperations {
  const machine = withOneApart(given);
  const { store } = machine;
  return {
    ...createLinkOperations(machine),

    async signIn(email, password) {
      let awaitsCode = false;
      await begin(
        machine,
        async (client) => {
          const answer = await client.auth.signInWithPassword({ email, password });
          awaitsCode = answer.data.session !== null && isCodeDue(answer.data.session);
          return answer;
        },
        signInMessage,
      );
      return { awaitsCode };
    },

    secondFactor: async () => {
      const code = loadCode(() => import(/* webpackChunkName: "session" */ './second-factor.ts'));
      const { createSecondFactor } = await code.catch((cause: unknown) => {
        throw new Error(UNREACHABLE, { cause });
      });
      return createSecondFactor(machine);
    },

    async signUp({ email, password, fullName, role, company, phone, returnTo }) {
      let confirmationPending = false;
      const data = { full_name: fullName, role, company: company ?? '', phone: phone ?? '' };
      await begin(
        machine,
        async (client) => {
          const options = { data, emailRedirectTo: siteAddress(returnTo) };
          const answer = await client.auth.signUp({ email, password, options });
          confirmationPending = answer.data.session === null;
          return answer;
        },
        signUpMessage,
      );
      store.setState({ isNewUser: true });
      return { confirmationPending };
    },

    async updateProfile(changes) {
      const { user } = store.getState();
      if (!user) throw new Error(NO_USER);
      await updateProfile(await machine.connect(), user.id, changes);
      await machine.reloadProfile();
    },

    resendConfirmation: (email, returnTo) =>
      call(
        machine,
        (client) =>
          client.auth.resend({ type: 'signup', email, options: { emailRedirectTo: siteAddress(returnTo) } }),
        mailRequestMessage,
      ),

    requestPasswordReset: (email, returnTo) =>
      call(
        machine,
        (client) => client.auth.resetPasswordForEmail(email, { redirectTo: siteAddress(returnTo) }),
        mailRequestMessage,
      ),

    async updatePassword(password) {
      const words = newPasswordWords(store.getState().recovery);
      await call(machine, (client) => client.auth.updateUser({ password }), words);
      recoveryMark.clear();
      store.setState({ recovery: false });
    },

    changeEmail: (email, returnTo) =>
      call(
        machine,
        (client) => client.auth.updateUser({ email }, { emailRedirectTo: siteAddress(returnTo) }),
        emailChangeMessage,
      ),

    refreshUser: createRefresh(machine),
  };
}
