import { Secret, TOTP } from 'otpauth';
import { sql } from 'kysely';
import { renderSVG } from 'uqr';
import { authError, json } from '../../http/answers.ts';
import { clientAddress, clientNetwork } from '../../http/client-address.ts';
import { bodyOf, textOf, tooManyAttempts, type AuthContext } from '../auth-context.ts';
import type { Bearer } from './bearer.ts';
import { factorsOf, isVerified, type FactorRow } from './factor-rows.ts';
import { answerRaised, lowerSessions, raiseSession } from './raise-session.ts';

/** As many as a hosted project allows by default, and as long as it keeps a factor that nobody verified. */
const mostFactors = 10;
const unverifiedSeconds = 300;
const challengeSeconds = 300;

const notFound = (): Response => authError(404, 'mfa_factor_not_found', 'Factor not found');
const wrongCode = (): Response => authError(422, 'mfa_verification_failed', 'Invalid TOTP code entered');
/** Undoes what a code that turned out to be spent had begun. */
class Spent extends Error {}

const generatorOf = (secret: string, issuer = '', label = ''): TOTP =>
  new TOTP({ issuer, label, secret: Secret.fromBase32(secret), algorithm: 'SHA1', digits: 6, period: 30 });

/** `POST /factors`: a new authenticator, which counts once a code of it was given. */
export async function enrollFactor(
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

/** `POST /factors/<id>/challenge`: opens the time in which one code may be given. */
export async function challengeFactor(
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

/** Whether a challenge may still be met from where it was opened: a refusal, or null. */
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

/** `POST /factors/<id>/verify`: a code of the minute, once. It raises the session and makes a new factor count. */
export async function verifyFactor(
  request: Request,
  context: AuthContext,
  bearer: Bearer,
  factorId: string,
): Promise<Response> {
  const body = await bodyOf(request);
  const factor = await ownFactor(context, bearer, factorId);
  if (factor?.secret == null) return notFound();
  const attempt = context.limits.factors.begin(clientNetwork(request), bearer.user.id);
  if (attempt === null) return tooManyAttempts();
  const challengeId = textOf(body['challenge_id']);
  const refusal = await checkChallenge(request, context, factor, challengeId);
  if (refusal) return refusal;
  const token = textOf(body['code']) ?? '';
  // One step before and after: clocks of phones are not exact.
  const delta = generatorOf(factor.secret).validate({ token, window: 1 });
  const isRight = delta !== null && (await spend(context, bearer, factor, challengeId, delta));
  await context.hooks.noteFactor(request, { user: bearer.user, factorId, valid: isRight });
  if (!isRight) return wrongCode();
  attempt.succeeded();
  return answerRaised(context, bearer);
}

/** Uses a right code up; false when it, or one after it, was used before. */
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

/** `DELETE /factors/<id>`. With the last authenticator its recovery codes go; its sessions have proved less from then on. */
export async function unenrollFactor(
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
