import { codeMessage, NO_USER, passwordMessage, recoveryCodeMessage } from './auth-errors.ts';
import { failureOf } from './failure.ts';
import type { Machine } from './machine.ts';
import type { SessionOperations } from './session-state.ts';
import type { DataClient } from './supabase-client.ts';

type FactorOperations = Pick<
  SessionOperations,
  'giveCode' | 'giveRecoveryCode' | 'recoveryCodesLeft' | 'provePassword'
>;

/** Rejects with our words for whatever the auth service answers or throws. */
async function settle(
  work: () => Promise<{ error: unknown }>,
  words: (error: unknown) => string,
): Promise<void> {
  const cause = await work().then(
    ({ error }) => error,
    (error: unknown) => error ?? new Error('unknown failure'),
  );
  if (cause) throw new Error(words(cause), { cause });
}

/** The second step of a sign-in, and proofs that somebody is who they were. */
export function createFactorOperations(machine: Machine): FactorOperations {
  const { store } = machine;

  /** Any authenticator of the account may be the one at hand. */
  async function giveToOne(client: DataClient, code: string): Promise<{ error: unknown }> {
    const { data, error } = await client.auth.mfa.listFactors();
    if (error) return { error };
    let last: { error: unknown } = { error: new Error('The account has no authenticator') };
    for (const { id } of data.totp) {
      last = await client.auth.mfa.challengeAndVerify({ factorId: id, code });
      if (!last.error || failureOf(last.error).code !== 'mfa_verification_failed') break;
    }
    return last;
  }

  return {
    giveCode: (code) => settle(async () => giveToOne(await machine.connect(), code), codeMessage),

    giveRecoveryCode: (code) =>
      settle(
        async () => (await machine.connect()).auth.mfa.recoveryCodes.verify({ code }),
        recoveryCodeMessage,
      ),

    async recoveryCodesLeft() {
      const { data } = await (await machine.connect()).auth.mfa.recoveryCodes.getStatus();
      return data === null ? null : { remaining: data.remaining, total: data.total };
    },

    async provePassword(password) {
      const email = store.getState().user?.email;
      if (email === undefined) throw new Error(NO_USER);
      await settle(async () => {
        const client = await machine.loadClientApart();
        const answer = await client.auth.signInWithPassword({ email, password });
        // It was opened to ask, not to stay.
        if (!answer.error) await client.auth.signOut({ scope: 'local' });
        return answer;
      }, passwordMessage);
    },
  };
}
