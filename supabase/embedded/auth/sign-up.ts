import bcrypt from 'bcryptjs';
import { json, authError } from '../http/answers.ts';
import { issueConfirmation } from './admin-links.ts';
import { bodyOf, isEmail, objectOf, textOf, type AuthContext } from './auth-context.ts';
import { findUser, userView } from './users.ts';

/**
 * `POST /auth/v1/signup` while addresses are confirmed by mail: a known address gets the answer that a new one gets.
 * Whoever owns it hears of it by mail when it is not confirmed yet; its password stays.
 */
export async function answerSignUp(request: Request, context: AuthContext): Promise<Response> {
  const body = await bodyOf(request);
  const email = textOf(body['email'])?.toLowerCase();
  const password = textOf(body['password']);
  const isChecked = password !== undefined && password.length >= context.config.auth.minimum_password_length;
  const known =
    context.confirmEmail && isChecked && isEmail(email) ? await findUser(context.db, { email }) : undefined;
  if (known === undefined || email === undefined) return context.forward(request);
  if (!known.email_confirmed_at) {
    const { code, hash } = await issueConfirmation(context, known, email);
    await context.mailer.send({ kind: 'confirmation', type: 'signup', to: email, tokenHash: hash, code });
  }
  const id = crypto.randomUUID();
  const now = new Date().toISOString();
  return json(200, {
    ...userView({
      ...known,
      id,
      email_confirmed_at: null,
      confirmed_at: null,
      invited_at: null,
      last_sign_in_at: null,
      banned_until: null,
      confirmation_sent_at: now,
      raw_app_meta_data: { provider: 'email', providers: ['email'] },
      raw_user_meta_data: {
        ...objectOf(body['data']),
        email,
        email_verified: false,
        phone_verified: false,
        sub: id,
      },
      created_at: now,
      updated_at: now,
    }),
  });
}

/** `POST /auth/v1/token?grant_type=password`: that an address waits for confirmation is told after the password. */
export async function answerPasswordGrant(request: Request, context: AuthContext): Promise<Response> {
  const body = await bodyOf(request);
  const response = await context.forward(request);
  if (response.status !== 400) return response;
  const answer = objectOf(await response.clone().json());
  if (answer['error_code'] !== 'email_not_confirmed') return response;
  const user = await findUser(context.db, { email: textOf(body['email']) ?? '' });
  const isRight = await bcrypt.compare(textOf(body['password']) ?? '', user?.encrypted_password ?? '');
  return isRight ? response : authError(400, 'invalid_credentials', 'Invalid login credentials');
}
