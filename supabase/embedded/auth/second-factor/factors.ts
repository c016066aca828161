import { sql } from 'kysely';
import { Secret, TOTP } from 'otpauth';
import { renderSVG } from 'uqr';
import { authError, json } from '../../http/answers.ts';
import { clientAddress, clientNetwork } from '../../http/caller.ts';
import { type AuthContext, bodyOf, textOf, tooManyAttempts } from '../auth-context.ts';
import { generateCodes, redeemCode, regenerateCodes, removeCodes, tellStatus } from './recovery-codes.ts';
import {
  answerRaised,
  type Bearer,
  bearerOf,
  type FactorRow,
  factorsOf,
  isVerified,
  lowerSessions,
  raiseSession,
} from './sessions.ts';

/**
 * Limits of a hosted project: the default number of factors, and the seconds before an unverified factor is deleted.
 */
const mostFactors = 10;
const unverifiedSeconds = 300;
const challengeSeconds = 300;

const notFound = (): Response => authError(404, 'mfa_factor_not_found', 'Factor not found');
const wrongCode = (): Response => authError(422, 'mfa_verification_failed', 'Invalid TOTP code entered');
/** Thrown to roll back the transaction when the code was already used. */
class Spent extends Error {}

const generatorOf = (secret: string, issuer = '', label = ''): TOTP =>
  new TOTP({ issuer, label, secret: Secret.fromBase32(secret), algorithm: 'SHA1', digits: 6, period: 30 });

/** `POST /factors`: enrolls an authenticator, which takes effect after the user verifies a code. */
async function enrollFactor(
  request: Request,
  { db, siteUrl }: AuthContext,
  { user, isAssured }: Bearer,
): Promise<Response> {
  const body = await bodyOf(request);
  if (body['factor_type'] !== 'totp')
    return authError(400, 'validation_failed', 'factor_type needs to be totp');
  await sql`
    delete from auth.mfa_factors where user_id = ${user.id}::uuid and status = 'unverified'
      and created_at < now() - make_interval(secs => ${unverifiedSeconds})`.execute(db);
  const factors = await factorsOf(db, user.id);
  const name = textOf(body['friendly_name']) ?? '';
  if (name !== '' && factors.some(({ friendly_name }) => friendly_name === name))
    return authError(
      422,
      'mfa_factor_name_conflict',
      `A factor with the friendly name "${name}" for this user already exists`,
    );
  if (factors.length >= mostFactors)
    return authError(
      422,
      'too_many_enrolled_mfa_factors',
      'Maximum number of verified factors reached, unenroll to continue',
    );
  if (factors.some(isVerified) && !isAssured)
    return authError(403, 'insufficient_aal', 'AAL2 required to enroll a new factor');
  const id = crypto.randomUUID();
  const secret = new Secret({ size: 20 }).base32;
  const issuer = textOf(body['issuer']) ?? new URL(siteUrl).host;
  await sql`
    insert into auth.mfa_factors (id, user_id, friendly_name, factor_type, status, secret)
    values (${id}::uuid, ${user.id}::uuid, ${name}, 'totp', 'unverified', ${secret})`.execute(db);
  const uri = generatorOf(secret, issuer, user.email ?? user.id).toString();
  return json(200, {
    id,
    type: 'totp',
    friendly_name: name,
    totp: { qr_code: renderSVG(uri), secret, uri },
  });
}

async function ownFactor({ db }: AuthContext, { user }: Bearer, id: string): Promise<FactorRow | undefined> {
  const factors = await factorsOf(db, user.id);
  return factors.find((factor) => factor.id === id && factor.factor_type === 'totp');
}

/** `POST /factors/<id>/challenge`: opens a five-minute window for one code. */
async function challengeFactor(
  request: Request,
  context: AuthContext,
  bearer: Bearer,
  factorId: string,
): Promise<Response> {
  const factor = await ownFactor(context, bearer, factorId);
  if (factor === undefined) return notFound();
  const id = crypto.randomUUID();
  await sql`
    delete from auth.mfa_challenges
    where factor_id = ${factor.id}::uuid
      and created_at < now() - make_interval(secs => ${challengeSeconds * 2})`.execute(context.db);
  await sql`
    insert into auth.mfa_challenges (id, factor_id, ip_address)
    values (${id}::uuid, ${factor.id}::uuid, ${clientAddress(request)})`.execute(context.db);
  await sql`update auth.mfa_factors set last_challenged_at = now() where id = ${factor.id}::uuid`.execute(
    context.db,
  );
  return json(200, { id, type: 'totp', expires_at: Math.floor(Date.now() / 1000) + challengeSeconds });
}

/** Returns an error if the challenge has expired or was opened from a different address. Otherwise returns null. */
async function checkChallenge(
  request: Request,
  { db }: AuthContext,
  factor: FactorRow,
  id: string | undefined,
): Promise<Response | null> {
  const { rows } = await sql<{ verified: boolean; expired: boolean; address: string }>`
    select verified_at is not null as verified, ip_address as address,
      created_at < now() - make_interval(secs => ${challengeSeconds}) as expired
    from auth.mfa_challenges where id::text = ${id ?? ''} and factor_id = ${factor.id}::uuid`.execute(db);
  const [challenge] = rows;
  if (challenge === undefined)
    return authError(422, 'mfa_factor_not_found', 'MFA factor with the provided challenge ID not found');
  if (challenge.verified || challenge.address !== clientAddress(request))
    return authError(422, 'mfa_ip_address_mismatch', 'Challenge and verify IP addresses mismatch.');
  if (challenge.expired)
    return authError(
      422,
      'mfa_challenge_expired',
      `MFA challenge ${id ?? ''} has expired, verify against another challenge or create a new challenge.`,
    );
  return null;
}

/** `POST /factors/<id>/verify`: accepts a current code once. Raises the session and activates a new factor. */
async function verifyFactor(
  request: Request,
  context: AuthContext,
  bearer: Bearer,
  factorId: string,
): Promise<Response> {
  const body = await bodyOf(request);
  const factor = await ownFactor(context, bearer, factorId);
  if (factor?.secret == null) return notFound();
  const attempt = await context.limits.factors.begin(clientNetwork(request), bearer.user.id);
  if (attempt === null) return tooManyAttempts();
  const challengeId = textOf(body['challenge_id']);
  const refusal = await checkChallenge(request, context, factor, challengeId);
  if (refusal) return refusal;
  const token = textOf(body['code']) ?? '';
  // Accept one time step before and after, because phone clocks drift.
  const delta = generatorOf(factor.secret).validate({ token, window: 1 });
  const isRight = delta !== null && (await spend(context, bearer, factor, challengeId, delta));
  await context.hooks.noteFactor(request, { user: bearer.user, factorId, valid: isRight });
  if (!isRight) return wrongCode();
  await attempt.succeeded();
  return answerRaised(context, bearer);
}

/** Marks a correct code as used. Returns false if this code or a later one was used before. */
async function spend(
  { db }: AuthContext,
  bearer: Bearer,
  factor: FactorRow,
  challengeId: string | undefined,
  delta: number,
): Promise<boolean> {
  const step = Math.floor(Date.now() / 30_000) + delta;
  try {
    await db.transaction().execute(async (transaction) => {
      const { rows: steps } = await sql`
        update auth.mfa_factors set used_step = ${step}::bigint, updated_at = now(),
          status = 'verified'
        where id = ${factor.id}::uuid and coalesce(used_step, -1) < ${step}::bigint returning id`.execute(
        transaction,
      );
      const { rows: challenges } = await sql`
        update auth.mfa_challenges set verified_at = now()
        where id::text = ${challengeId ?? ''} and verified_at is null returning id`.execute(transaction);
      if (steps.length === 0 || challenges.length === 0) throw new Spent();
      await raiseSession(transaction, bearer, { factorId: factor.id, method: 'totp' });
      await sql`
        delete from auth.mfa_factors where user_id = ${bearer.user.id}::uuid and status = 'unverified'`.execute(
        transaction,
      );
    });
    return true;
  } catch (error) {
    if (error instanceof Spent) return false;
    throw error;
  }
}

/**
 * `DELETE /factors/<id>`. Deleting the last authenticator also deletes the recovery codes. Sessions verified with a
 * deleted factor drop to `aal1`.
 */
async function unenrollFactor(
  _request: Request,
  context: AuthContext,
  bearer: Bearer,
  factorId: string,
): Promise<Response> {
  const factor = await ownFactor(context, bearer, factorId);
  if (factor === undefined) return notFound();
  if (isVerified(factor) && !bearer.isAssured)
    return authError(422, 'insufficient_aal', 'AAL2 required to unenroll verified factor');
  await context.db.transaction().execute(async (transaction) => {
    await sql`delete from auth.mfa_factors where id = ${factor.id}::uuid`.execute(transaction);
    await sql`
      delete from auth.mfa_factors f where f.user_id = ${bearer.user.id}::uuid and f.factor_type = 'recovery_code'
        and not exists (
          select from auth.mfa_factors o
          where o.user_id = f.user_id and o.factor_type = 'totp' and o.status = 'verified'
        )`.execute(transaction);
    await lowerSessions(transaction, bearer);
  });
  return json(200, { id: factor.id });
}

type Answer = (request: Request, context: AuthContext, bearer: Bearer) => Promise<Response>;
type FactorAnswer = (request: Request, context: AuthContext, bearer: Bearer, id: string) => Promise<Response>;

const routes: Readonly<Record<string, Answer>> = {
  'POST /factors': enrollFactor,
  'GET /factors/recovery-codes': tellStatus,
  'POST /factors/recovery-codes': generateCodes,
  'DELETE /factors/recovery-codes': removeCodes,
  'POST /factors/recovery-codes/verify': redeemCode,
  'POST /factors/recovery-codes/regenerate': regenerateCodes,
};

const factorRoutes: Readonly<Record<string, FactorAnswer>> = {
  'POST challenge': challengeFactor,
  'POST verify': verifyFactor,
  'DELETE ': unenrollFactor,
};

/** Method and path below `/auth/v1` of every factor endpoint. */
export const factorEndpoints: readonly string[] = [
  ...Object.keys(routes),
  ...Object.keys(factorRoutes).map((route) => route.replace(' ', ' /factors/x/').replace(/\/$/, '')),
];

/** `/auth/v1/factors…`: manages the current user's second factors. Paths and responses match the hosted server's. */
export async function answerFactors(request: Request, path: string, context: AuthContext): Promise<Response> {
  const bearer = await bearerOf(request, context);
  if (bearer instanceof Response) return bearer;
  const answer = routes[`${request.method} ${path}`];
  if (answer) return answer(request, context, bearer);
  const [, , id = '', action = '', ...rest] = path.split('/');
  const factorAnswer = rest.length === 0 ? factorRoutes[`${request.method} ${action}`] : undefined;
  if (factorAnswer === undefined || id === '') return authError(405, 'bad_method', 'Not allowed');
  return factorAnswer(request, context, bearer, id);
}
