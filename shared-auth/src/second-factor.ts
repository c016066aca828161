import { NO_USER } from './auth-errors.ts';
import { failureOf, isUnreachable, TOO_MANY_REQUESTS, UNREACHABLE } from './failure.ts';
import { type Answer, ask } from './session-operations.ts';
import type { FactorProof, SecondFactor } from './session-state.ts';
import type { Machine } from './session.ts';
import type { DataClient } from './supabase-client.ts';

/** Messages of second-factor errors, in the chunk that few users load. */

const CODE_WRONG = 'That code is not right. Codes change every 30 seconds.';
const RECOVERY_CODE_WRONG = 'That recovery code is not right, or it was used before.';
const CODE_NOT_CHECKED = 'The code could not be checked. Try again.';
const PASSWORD_WRONG = 'That is not your password.';
const PASSWORD_NOT_CHECKED = 'The password could not be checked. Try again.';
const TOO_MANY_FACTORS = 'Your account has the maximum number of authenticators. Remove one first.';
const FACTOR_UNCHANGED = 'Two-factor authentication was not changed. Try again.';
const SIGN_IN_AGAIN = 'Your session has ended. Sign in again.';

/** Returns a function from an error to a message: `own` by error code, else common errors, else `otherwise`. */
const wordsFor =
  (own: Readonly<Record<string, string>>, otherwise: string) =>
  (error: unknown): string => {
    if (isUnreachable(error)) return UNREACHABLE;
    const { name, code, status } = failureOf(error);
    const known = own[code];
    if (known !== undefined) return known;
    if (status === 429 || code === 'mfa_recovery_codes_locked') return TOO_MANY_REQUESTS;
    const isOver = name === 'AuthSessionMissingError' || status === 401 || status === 403;
    return isOver ? SIGN_IN_AGAIN : otherwise;
  };

const codeMessage = wordsFor(
  { mfa_verification_failed: CODE_WRONG, mfa_factor_not_found: CODE_WRONG },
  CODE_NOT_CHECKED,
);

const recoveryCodeMessage = wordsFor(
  { mfa_verification_failed: RECOVERY_CODE_WRONG, mfa_factor_not_found: RECOVERY_CODE_WRONG },
  CODE_NOT_CHECKED,
);

const factorMessage = wordsFor({ too_many_enrolled_mfa_factors: TOO_MANY_FACTORS }, FACTOR_UNCHANGED);

const passwordMessage = wordsFor({ invalid_credentials: PASSWORD_WRONG }, PASSWORD_NOT_CHECKED);

/** Verifies a code against each authenticator. Returns the id of the matching one. */
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

/** True if the server has no recovery codes, or the account has none. */
const isWithoutCodes = (error: unknown): boolean => {
  const { code, status } = failureOf(error);
  return code === 'mfa_recovery_codes_enroll_not_enabled' || status === 404 || status === 405;
};

/** Verifies, adds, and removes the second factor of the signed-in user. */
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
  /** Only a refreshed token updates realtime channels, here and in other tabs. */
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
      await ask(async () => {
        const client = await machine.loadClientApart();
        const answer = await client.auth.signInWithPassword({ email, password });
        // The session only served to check the password.
        if (!answer.error) await client.auth.signOut({ scope: 'local' });
        return answer;
      }, passwordMessage);
    },

    async enroll(name, issuer) {
      const client = await connect();
      // An unfinished enrollment elsewhere would reserve the name.
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
      // Updates the user's factors.
      if (!hasCodes) await refresh();
      return data.codes;
    },

    async turnOff(proof: FactorProof) {
      let raisedBy: string | null = null;
      if ('code' in proof) raisedBy = await giveToAny(proof.code);
      else await redeem(proof.recoveryCode);
      const { totp, recovery_code: codes } = await factors();
      // The factor that verified this session goes last: without it the session may remove nothing.
      if (raisedBy !== null && codes.length > 0) await dropCodes();
      for (const { id } of totp) if (id !== raisedBy) await drop(id);
      if (raisedBy !== null) await drop(raisedBy);
      // A server may have removed the codes with the last authenticator.
      if (raisedBy === null && (await factors()).recovery_code.length > 0) await dropCodes();
      // Updates token and user.
      await refresh();
    },
  };
}
