import { createHash, randomInt } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import { authError, json } from '../../http/answers.ts';
import { clientNetwork } from '../../http/caller.ts';
import { bodyOf, textOf, tooManyAttempts, type AuthContext } from '../auth-context.ts';
import {
  answerRaised,
  type Bearer,
  type FactorRow,
  factorsOf,
  isVerified,
  lowerSessions,
  raiseSession,
} from './sessions.ts';

const total = 10;
const length = 16;
/** Omits letters and digits that look alike. */
const alphabet = '23456789abcdefghjkmnpqrstvwxyz';

const insufficient = (what: string): Response =>
  authError(403, 'insufficient_aal', `AAL2 required to ${what} recovery codes`);
const notFound = (): Response =>
  authError(404, 'mfa_factor_not_found', 'No recovery codes have been generated');

const makeCode = (): string => Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('');
const hashOf = (code: string): string => createHash('sha256').update(code).digest('hex');
/** Users may type the code in any case, with spaces and hyphens. */
const canonical = (code: string): string => code.toLowerCase().replaceAll(/[\s-]/g, '');

async function codesOf({ db }: AuthContext, { user }: Bearer): Promise<FactorRow | undefined> {
  const factors = await factorsOf(db, user.id);
  return factors.find(({ factor_type }) => factor_type === 'recovery_code');
}

/** `GET /factors/recovery-codes`: returns how many codes are left. Allowed at any assurance level. */
export async function tellStatus(_request: Request, context: AuthContext, bearer: Bearer): Promise<Response> {
  const factor = await codesOf(context, bearer);
  if (factor === undefined) return notFound();
  const { rows } = await sql<{ total: number; remaining: number }>`
    select count(*)::int as total, (count(*) filter (where used_at is null))::int as remaining
    from auth.mfa_recovery_codes where factor_id = ${factor.id}::uuid`.execute(context.db);
  return json(200, { id: factor.id, type: 'recovery_code', ...rows[0] });
}

/**
 * `POST /factors/recovery-codes`: creates the account's recovery codes and returns them this once. Requires a verified
 * authenticator.
 */
export async function generateCodes(
  request: Request,
  context: AuthContext,
  bearer: Bearer,
): Promise<Response> {
  if (!bearer.isAssured) return insufficient('generate');
  const factors = await factorsOf(context.db, bearer.user.id);
  if (!factors.some((factor) => factor.factor_type === 'totp' && isVerified(factor)))
    return authError(
      422,
      'mfa_recovery_codes_sole_factor',
      'Recovery codes cannot be the only factor: verify another one first',
    );
  if (factors.some(({ factor_type }) => factor_type === 'recovery_code'))
    return authError(422, 'mfa_verified_factor_exists', 'Recovery codes exist already: regenerate them');
  const name = textOf((await bodyOf(request))['friendly_name']) ?? 'Recovery codes';
  const id = crypto.randomUUID();
  const codes = await context.db.transaction().execute(async (transaction) => {
    await sql`
      insert into auth.mfa_factors (id, user_id, friendly_name, factor_type, status)
      values (${id}::uuid, ${bearer.user.id}::uuid, ${name}, 'recovery_code', 'verified')`.execute(
      transaction,
    );
    return writeCodes(transaction, id);
  });
  return json(200, { id, type: 'recovery_code', friendly_name: name, total, codes });
}

/** `POST /factors/recovery-codes/regenerate`: replaces all codes. The earlier ones stop working. */
export async function regenerateCodes(
  _request: Request,
  context: AuthContext,
  bearer: Bearer,
): Promise<Response> {
  if (!bearer.isAssured) return insufficient('regenerate');
  const factor = await codesOf(context, bearer);
  if (factor === undefined) return notFound();
  const codes = await context.db.transaction().execute((transaction) => writeCodes(transaction, factor.id));
  const { id, friendly_name } = factor;
  return json(200, { id, type: 'recovery_code', friendly_name, total, codes });
}

async function writeCodes(db: Kysely<unknown>, factorId: string): Promise<string[]> {
  const codes = Array.from({ length: total }, makeCode);
  await sql`delete from auth.mfa_recovery_codes where factor_id = ${factorId}::uuid`.execute(db);
  for (const code of codes)
    await sql`
      insert into auth.mfa_recovery_codes (factor_id, code_hash) values (${factorId}::uuid, ${hashOf(code)})`.execute(
      db,
    );
  return codes;
}

/** `POST /factors/recovery-codes/verify`: accepts each code once instead of an authenticator code. */
export async function redeemCode(request: Request, context: AuthContext, bearer: Bearer): Promise<Response> {
  const factor = await codesOf(context, bearer);
  if (factor === undefined) return notFound();
  const attempt = await context.limits.factors.begin(clientNetwork(request), bearer.user.id);
  if (attempt === null) return tooManyAttempts();
  const hash = hashOf(canonical(textOf((await bodyOf(request))['code']) ?? ''));
  const isRight = await context.db.transaction().execute(async (transaction) => {
    const { rows } = await sql`
      update auth.mfa_recovery_codes set used_at = now()
      where factor_id = ${factor.id}::uuid and code_hash = ${hash} and used_at is null returning id`.execute(
      transaction,
    );
    if (rows.length === 0) return false;
    await raiseSession(transaction, bearer, { factorId: factor.id, method: 'mfa/recovery_code' });
    return true;
  });
  await context.hooks.noteFactor(request, { user: bearer.user, factorId: factor.id, valid: isRight });
  if (!isRight) return authError(422, 'mfa_verification_failed', 'Invalid recovery code entered');
  await attempt.succeeded();
  return answerRaised(context, bearer);
}

/** `DELETE /factors/recovery-codes`. */
export async function removeCodes(
  _request: Request,
  context: AuthContext,
  bearer: Bearer,
): Promise<Response> {
  const factor = await codesOf(context, bearer);
  if (factor === undefined) return notFound();
  if (!bearer.isAssured) return insufficient('remove');
  await context.db.transaction().execute(async (transaction) => {
    await sql`delete from auth.mfa_factors where id = ${factor.id}::uuid`.execute(transaction);
    await lowerSessions(transaction, bearer);
  });
  return json(200, { id: factor.id });
}
