import { NO_USER } from './auth-errors.ts';
import { codeMessage, factorMessage, passwordMessage, recoveryCodeMessage } from './factor-errors.ts';
import { failureOf } from './failure.ts';
import type { Machine } from './machine.ts';
import type { FactorProof, SecondFactor } from './session-state.ts';
import type { DataClient } from './supabase-client.ts';

interface Answer<Data> {
  data: Data;
  error: unknown;
}

/** What the auth service answers; its error, answered or thrown, becomes one with our words. */
async function ask<Data>(
  work: () => Promise<Answer<Data>>,
  words: (error: unknown) => string,
): Promise<NonNullable<Data>> {
  const refuse = (cause: unknown): never => {
    throw new Error(words(cause), { cause });
  };
  const { data, error } = await work().catch(refuse);
  return error || data === null || data === undefined ? refuse(error) : data;
}

/** Any authenticator of the account may be the one at hand: answers which one it was. */
async function giveToOne(client: DataClient, code: string): Promise<Answer<string | null>> {
  const { data, error } = await client.auth.mfa.listFactors();
  if (error) return { data: null, error };
  let refusal: unknown = new Error('The account has no authenticator');
  for (const { id } of data.totp) {
    const answer = await client.auth.mfa.challengeAndVerify({ factorId: id, code });
    if (!answer.error) return { data: id, error: null };
    refusal = answer.error;
    if (failureOf(refusal).code !== 'mfa_verification_failed') break;
  }
  return { data: null, error: refusal };
}

/** Where a server gives out no recovery codes, or the account has none. */
const isWithoutCodes = (error: unknown): boolean => {
  const { code, status } = failureOf(error);
  return code === 'mfa_recovery_codes_enroll_not_enabled' || status === 404 || status === 405;
};

/** Giving, adding and removing the second factor of whoever is signed in. */
export function createSecondFactor(machine: Machine): SecondFactor {
  const { connect, store } = machine;

  const giveToAny = (code: string) => ask(async () => giveToOne(await connect(), code), codeMessage);

  const redeem = (code: string) =>
    ask(async () => (await connect()).auth.mfa.recoveryCodes.verify({ code }), recoveryCodeMessage);

  const drop = async (factorId: string): Promise<void> => {
    await ask(async () => (await connect()).auth.mfa.unenroll({ factorId }), factorMessage);
  };
  const dropCodes = async (): Promise<void> => {
    await ask(async () => (await connect()).auth.mfa.recoveryCodes.unenroll(), factorMessage);
  };
  const factors = () => ask(async () => (await connect()).auth.mfa.listFactors(), factorMessage);
  /** The library tells live channels, here and in other tabs, of refreshed tokens alone. */
  const refresh = async (): Promise<void> => {
    await (await connect()).auth.refreshSession();
  };

  return {
    async giveCode(code) {
      await giveToAny(code);
      await refresh();
    },

    async giveRecoveryCode(code) {
      await redeem(code);
      await refresh();
    },

    async codesLeft() {
      const { data } = await (await connect()).auth.mfa.recoveryCodes.getStatus();
      return data === null ? null : { remaining: data.remaining, total: data.total };
    },

    async provePassword(password) {
      const email = store.getState().user?.email;
      if (email === undefined) throw new Error(NO_USER);
      await ask<unknown>(async () => {
        const client = await machine.loadClientApart();
        const answer = await client.auth.signInWithPassword({ email, password });
        // It was opened to ask, not to stay.
        if (!answer.error) await client.auth.signOut({ scope: 'local' });
        return answer;
      }, passwordMessage);
    },

    async enroll(name, issuer) {
      const client = await connect();
      // One that was begun and not finished elsewhere would keep the name.
      const { data: known } = await client.auth.mfa.listFactors();
      for (const factor of known?.all ?? [])
        if (factor.status === 'unverified' && factor.friendly_name === name)
          await client.auth.mfa.unenroll({ factorId: factor.id });
      const { id, totp } = await ask(
        () => client.auth.mfa.enroll({ factorType: 'totp', friendlyName: name, issuer }),
        factorMessage,
      );
      return { id, secret: totp.secret, uri: totp.uri };
    },

    async confirm(factorId, code) {
      await ask(async () => (await connect()).auth.mfa.challengeAndVerify({ factorId, code }), codeMessage);
      await refresh();
    },

    abandon: drop,

    async makeCodes() {
      const { recoveryCodes } = (await connect()).auth.mfa;
      const hasCodes = (store.getState().user?.factors ?? []).some(
        ({ factor_type }) => factor_type === 'recovery_code',
      );
      const { data, error } = await (hasCodes ? recoveryCodes.regenerate() : recoveryCodes.generate());
      if (error && isWithoutCodes(error)) return null;
      if (error) throw new Error(factorMessage(error), { cause: error });
      // The account says from here on that it has some.
      if (!hasCodes) await refresh();
      return data.codes;
    },

    async turnOff(proof: FactorProof) {
      let raisedBy: string | null = null;
      if ('code' in proof) raisedBy = await giveToAny(proof.code);
      else await redeem(proof.recoveryCode);
      const { totp, recovery_code: codes } = await factors();
      // What the session was raised with goes last: without it the session may remove nothing.
      if (raisedBy !== null && codes.length > 0) await dropCodes();
      for (const { id } of totp) if (id !== raisedBy) await drop(id);
      if (raisedBy !== null) await drop(raisedBy);
      // A server may have removed the codes with the last authenticator.
      if (raisedBy === null && (await factors()).recovery_code.length > 0) await dropCodes();
      // Token and account say so from here on.
      await refresh();
    },
  };
}
