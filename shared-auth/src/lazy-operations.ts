import { loadCode } from './config.ts';
import { UNREACHABLE } from './failure.ts';
import type { Machine } from './machine.ts';
import type { LateOperations } from './session-operations.ts';

/** Most pages are read by people who never sign in on them: the code of the operations comes with the first one. */
export function createLazyOperations(
  machine: Machine,
): LateOperations & { readonly load: () => Promise<LateOperations> } {
  let work: Promise<LateOperations> | undefined;

  function load(): Promise<LateOperations> {
    work ??= loadCode(
      () => import(/* webpackChunkName: "session-operations" */ './session-operations.ts'),
    ).then(
      ({ createOperations }) => createOperations(machine),
      (cause: unknown) => {
        work = undefined;
        throw new Error(UNREACHABLE, { cause });
      },
    );
    return work;
  }

  return {
    load,
    signIn: async (...input) => (await load()).signIn(...input),
    secondFactor: async () => (await load()).secondFactor(),
    signUp: async (input) => (await load()).signUp(input),
    updateProfile: async (changes) => (await load()).updateProfile(changes),
    resendConfirmation: async (...input) => (await load()).resendConfirmation(...input),
    requestPasswordReset: async (...input) => (await load()).requestPasswordReset(...input),
    updatePassword: async (password) => (await load()).updatePassword(password),
    openLink: async (link) => (await load()).openLink(link),
    continueWith: async (...input) => (await load()).continueWith(...input),
    changeEmail: async (...input) => (await load()).changeEmail(...input),
    refreshUser: async () => (await load()).refreshUser(),
  };
}
