import { sql } from 'kysely';
import { authError, json } from '../http/answers.ts';
import { callerOf } from '../http/caller.ts';
import {
  type AuthContext,
  badEmail,
  bodyOf,
  emailIn,
  isEmail,
  isNewEmail,
  objectOf,
  textOf,
} from './auth-context.ts';
import { hashOf, refusedPassword } from './sign-in.ts';
import { findUser, makeToken, type UserRow, userView } from './users.ts';

const jsonb = (value: unknown) => sql`${JSON.stringify(value)}::text::jsonb`;
const notFound = (): Response => authError(404, 'user_not_found', 'User not found');
const emailExists = (): Response =>
  authError(422, 'email_exists', 'A user with this email address has already been registered');

async function requireService(request: Request, context: AuthContext): Promise<Response | null> {
  const caller = await callerOf(request, context.keys);
  return caller?.role === 'service_role' ? null : authError(403, 'not_admin', 'User not allowed');
}

/** `/auth/v1/admin/users[/<id>]`. Requires the secret key. */
export async function answerAdminUsers(request: Request, url: URL, context: AuthContext): Promise<Response> {
  const refusal = await requireService(request, context);
  if (refusal) return refusal;
  const id = url.pathname.split('/')[5];
  if (id === undefined || id === '') {
    if (request.method === 'GET') return listUsers(url, context);
    return request.method === 'POST'
      ? createUser(request, context)
      : authError(405, 'bad_method', 'Not allowed');
  }
  const user = await findUser(context.db, { id });
  if (user === undefined) return notFound();
  if (request.method === 'GET') return json(200, userView(user));
  if (request.method === 'PUT') return changeUser(user, request, context);
  if (request.method === 'DELETE') {
    await sql`delete from auth.users where id = ${user.id}::uuid`.execute(context.db);
    return json(200, {});
  }
  return authError(405, 'bad_method', 'Not allowed');
}

async function listUsers(url: URL, { db }: AuthContext): Promise<Response> {
  const size = Math.min(Math.max(Number(url.searchParams.get('per_page')) || 50, 1), 1000);
  const page = Math.max(Number(url.searchParams.get('page')) || 1, 1);
  const { rows } = await sql<UserRow>`
    select * from auth.users order by created_at desc, id limit ${size} offset ${(page - 1) * size}`.execute(
    db,
  );
  const { rows: counts } = await sql<{
    total: number;
  }>`select count(*)::int as total from auth.users`.execute(db);
  const response = json(200, { users: rows.map(userView), aud: 'authenticated' });
  response.headers.set('x-total-count', String(counts[0]?.total ?? 0));
  return response;
}

async function createUser(request: Request, context: AuthContext): Promise<Response> {
  const body = await bodyOf(request);
  const email = emailIn(body);
  if (!isNewEmail(email)) return badEmail();
  const password = textOf(body['password']);
  const refused = refusedPassword(password);
  if (refused) return refused;
  if (await findUser(context.db, { email })) return emailExists();
  return json(
    200,
    userView(
      await insertUser(context, {
        id: textOf(body['id']) ?? crypto.randomUUID(),
        email,
        passwordHash: password === undefined ? null : await hashOf(password),
        isConfirmed: body['email_confirm'] === true,
        appMetadata: objectOf(body['app_metadata']),
        userMetadata: objectOf(body['user_metadata']),
      }),
    ),
  );
}

export interface NewUser {
  id: string;
  email: string;
  passwordHash: string | null;
  isConfirmed: boolean;
  appMetadata: Record<string, unknown>;
  userMetadata: Record<string, unknown>;
}

export function insertUser({ db }: AuthContext, user: NewUser): Promise<UserRow> {
  const { id, email, passwordHash, isConfirmed, appMetadata, userMetadata } = user;
  return db.transaction().execute(async (transaction) => {
    const { rows } = await sql<UserRow>`
      insert into auth.users (id, aud, role, email, encrypted_password, email_confirmed_at,
        raw_app_meta_data, raw_user_meta_data)
      values (${id}::uuid, 'authenticated', 'authenticated', ${email}, ${passwordHash},
        case when ${isConfirmed}::boolean then now() end,
        ${jsonb({ provider: 'email', providers: ['email'], ...appMetadata })}, ${jsonb(userMetadata)})
      returning *`.execute(transaction);
    await sql`
      insert into auth.identities (id, provider_id, user_id, identity_data, provider)
      values (${crypto.randomUUID()}::uuid, ${id}, ${id}::uuid,
        ${jsonb({ sub: id, email, email_verified: isConfirmed })}, 'email')`.execute(transaction);
    const [row] = rows;
    if (row === undefined) throw new Error('The new user was not returned');
    return row;
  });
}

async function changeUser(user: UserRow, request: Request, { db }: AuthContext): Promise<Response> {
  const body = await bodyOf(request);
  const password = textOf(body['password']);
  const refused = refusedPassword(password);
  if (refused) return refused;
  const email = emailIn(body) ?? user.email;
  if (email !== null && email !== user.email && !isNewEmail(email)) return badEmail();
  const holder = email === null ? undefined : await findUser(db, { email });
  if (holder !== undefined && holder.id !== user.id) return emailExists();
  const hash = password === undefined ? user.encrypted_password : await hashOf(password);
  const { rows } = await sql<UserRow>`
    update auth.users set email = ${email}, encrypted_password = ${hash},
      email_confirmed_at = case when ${body['email_confirm'] === true}::boolean
        then coalesce(email_confirmed_at, now()) else email_confirmed_at end,
      raw_user_meta_data = ${jsonb({ ...user.raw_user_meta_data, ...objectOf(body['user_metadata']) })},
      raw_app_meta_data = ${jsonb({ ...user.raw_app_meta_data, ...objectOf(body['app_metadata']) })},
      updated_at = now()
    where id = ${user.id}::uuid returning *`.execute(db);
  return rows[0] === undefined ? notFound() : json(200, userView(rows[0]));
}

/** `POST /auth/v1/invite`: creates a user without a password and emails them a sign-in link. */
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

/** Stores a new confirmation token for the user and invalidates earlier ones. */
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

/** `POST /auth/v1/admin/generate_link`: returns the link that an email would contain. Sends nothing. */
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

/** Stores a new token for sign-in or password reset and invalidates earlier ones. */
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
