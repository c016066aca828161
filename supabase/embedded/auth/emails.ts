import { sql } from 'kysely';
import { json } from '../http/answers.ts';
import { insertUser, issueConfirmation, issueRecovery } from './admin.ts';
import {
  type AuthContext,
  bodyOf,
  emailIn,
  isEmail,
  isNewEmail,
  mayWrite,
  objectOf,
  sendInBackground,
  tooManyAttempts,
} from './auth-context.ts';
import { findUser, makeToken } from './users.ts';

/* Anyone can call these endpoints with any address. The response and the work are the same whether or not an account
   exists: a token is always generated and written, for a random user id if needed. */
const nobody = (): { id: string } => ({ id: crypto.randomUUID() });

async function addressIn(request: Request): Promise<string | null> {
  const email = emailIn(await bodyOf(request));
  return isEmail(email) ? email : null;
}

/** `POST /auth/v1/recover`. */
export async function answerRecover(request: Request, context: AuthContext): Promise<Response> {
  const email = await addressIn(request);
  if (email === null) return context.forward(request);
  if (!(await mayWrite(request, context, email))) return tooManyAttempts();
  const user = await findUser(context.db, { email });
  const { code, hash } = await issueRecovery(context, user ?? nobody(), email);
  if (user !== undefined)
    sendInBackground(context, { kind: 'recovery', type: 'recovery', to: email, tokenHash: hash, code });
  return json(200, {});
}

/**
 * `POST /auth/v1/otp`. May create an account, which stays unconfirmed until the user opens the email
 * link or enters the code.
 */
export async function answerOtp(request: Request, context: AuthContext): Promise<Response> {
  const email = await addressIn(request);
  if (email === null) return context.forward(request);
  if (!(await mayWrite(request, context, email))) return tooManyAttempts();
  const body = await bodyOf(request);
  const mayMake = context.config.auth.enable_signup && body['create_user'] !== false && isNewEmail(email);
  const known = await findUser(context.db, { email });
  const user =
    known ??
    (mayMake
      ? await insertUser(context, {
          id: crypto.randomUUID(),
          email,
          passwordHash: null,
          isConfirmed: false,
          appMetadata: {},
          userMetadata: objectOf(body['data']),
        })
      : undefined);
  const { code, hash } = await issueRecovery(context, user ?? nobody(), email);
  if (user !== undefined)
    sendInBackground(context, { kind: 'sign-in link', type: 'magiclink', to: email, tokenHash: hash, code });
  return json(200, {});
}

/** `POST /auth/v1/resend`. */
export async function answerResend(request: Request, context: AuthContext): Promise<Response> {
  const email = await addressIn(request);
  const { type } = await bodyOf(request);
  if (email === null || (type !== 'signup' && type !== 'email_change')) return context.forward(request);
  if (!(await mayWrite(request, context, email))) return tooManyAttempts();
  const user = await findUser(context.db, { email });
  if (type === 'signup') {
    const waiting = user === undefined || user.email_confirmed_at ? undefined : user;
    const { code, hash } = await issueConfirmation(context, waiting ?? nobody(), email);
    if (waiting)
      sendInBackground(context, { kind: 'confirmation', type: 'signup', to: email, tokenHash: hash, code });
    return json(200, {});
  }
  const to = user?.email_change ?? null;
  const { code, hash } = await makeToken(to ?? email, context.config.auth.email.otp_length);
  const { id } = user !== undefined && to !== null ? user : nobody();
  await sql`update auth.users set email_change_token_new = ${hash}, email_change_sent_at = now()
    where id = ${id}::uuid`.execute(context.db);
  if (to !== null)
    sendInBackground(context, {
      kind: 'email change',
      type: 'email_change',
      to,
      email,
      newEmail: to,
      tokenHash: hash,
      code,
    });
  return json(200, {});
}
