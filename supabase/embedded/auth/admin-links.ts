import { sql } from 'kysely';
import { authError, json } from '../http/answers.ts';
import { emailExists, insertUser, requireService } from './admin-users.ts';
import {
  badEmail,
  bodyOf,
  emailIn,
  isEmail,
  isNewEmail,
  objectOf,
  textOf,
  type AuthContext,
} from './auth-context.ts';
import { findUser, makeToken, userView, type UserRow } from './users.ts';

/** `POST /auth/v1/invite`: a user without password, and a letter whose link signs them in. */
export async function answerInvite(request: Request, context: AuthContext): Promise<Response> {
  const refusal = await requireService(request, context);
  if (refusal) return refusal;
  const body = await bodyOf(request);
  const email = emailIn(body);
  if (!isEmail(email)) return badEmail();
  const known = await findUser(context.db, { email });
  if (known === undefined && !isNewEmail(email)) return badEmail();
  if (known?.email_confirmed_at) return emailExists();
  const user = known ?? (await addInvited(context, email, objectOf(body['data'])));
  const { row, code, hash } = await issueConfirmation(context, user, email);
  await context.mailer.send({ kind: 'invitation', type: 'invite', to: email, tokenHash: hash, code });
  return json(200, userView(row ?? user));
}

const addInvited = (context: AuthContext, email: string, data: Record<string, unknown>): Promise<UserRow> =>
  insertUser(context, {
    id: crypto.randomUUID(),
    email,
    passwordHash: null,
    isConfirmed: false,
    appMetadata: {},
    userMetadata: data,
  });

/** A new confirmation token for a user; earlier ones stop working. */
export async function issueConfirmation(
  { db, config }: Pick<AuthContext, 'db' | 'config'>,
  user: { id: string },
  email: string,
): Promise<{ row: UserRow | undefined; code: string; hash: string }> {
  const { code, hash } = await makeToken(email, config.auth.email.otp_length);
  const { rows } = await sql<UserRow>`
    update auth.users set confirmation_token = ${hash}, confirmation_sent_at = now(),
      invited_at = case when encrypted_password is null then coalesce(invited_at, now()) else invited_at end
    where id = ${user.id}::uuid returning *`.execute(db);
  return { row: rows[0], code, hash };
}

/** `POST /auth/v1/admin/generate_link`: the link that a letter would carry, without sending one. */
export async function answerGenerateLink(request: Request, context: AuthContext): Promise<Response> {
  const refusal = await requireService(request, context);
  if (refusal) return refusal;
  const body = await bodyOf(request);
  const email = emailIn(body);
  const type = textOf(body['type']) ?? '';
  if (!isEmail(email)) return badEmail();
  if (!['signup', 'invite', 'magiclink', 'recovery'].includes(type)) {
    return authError(400, 'validation_failed', `A link of type "${type}" is not offered here`);
  }
  const known = await findUser(context.db, { email });
  if (known === undefined && !isNewEmail(email)) return badEmail();
  if (known === undefined && type !== 'invite') return authError(404, 'user_not_found', 'User not found');
  const user = known ?? (await addInvited(context, email, objectOf(body['data'])));
  const isRecovery = type === 'recovery' || type === 'magiclink';
  const token = isRecovery
    ? await issueRecovery(context, user, email)
    : await issueConfirmation(context, user, email);
  return json(200, {
    ...userView(user),
    action_link: context.mailer.linkFor(type, token.hash),
    email_otp: token.code,
    hashed_token: token.hash,
    verification_type: type,
    redirect_to: textOf(body['redirect_to']) ?? '',
  });
}

/** A new token for signing in or choosing a password; earlier ones stop working. */
export async function issueRecovery(
  { db, config }: AuthContext,
  user: { id: string },
  email: string,
): Promise<{ code: string; hash: string }> {
  const token = await makeToken(email, config.auth.email.otp_length);
  await sql`update auth.users set recovery_token = ${token.hash}, recovery_sent_at = now()
    where id = ${user.id}::uuid`.execute(db);
  return token;
}
