import { json } from '../http/answers.ts';
import { issueConfirmation } from './admin-links.ts';
import {
  badEmail,
  bodyOf,
  emailIn,
  isNewEmail,
  mayWrite,
  objectOf,
  sendBeside,
  textOf,
  tooManyAttempts,
  type AuthContext,
} from './auth-context.ts';
import { hashOf, refusedPassword } from './passwords.ts';
import { findUser, userView } from './users.ts';

/**
 * `POST /auth/v1/signup` while addresses are confirmed by mail: a known address gets the answer that a new one gets.
 * Whoever owns it hears of it by mail when it is not confirmed yet; its password stays.
 */
export async function answerSignUp(request: Request, context: AuthContext): Promise<Response> {
  const body = await bodyOf(request);
  const email = emailIn(body);
  const password = textOf(body['password']);
  const refused = refusedPassword(password);
  if (refused) return refused;
  if (email !== undefined && !isNewEmail(email)) return badEmail();
  const isChecked = password !== undefined && password.length >= context.config.auth.minimum_password_length;
  if (email === undefined || !isChecked) return context.forward(request);
  if (!mayWrite(request, context, email)) return tooManyAttempts();
  const known = context.confirmEmail ? await findUser(context.db, { email }) : undefined;
  if (known === undefined) return context.forward(request);
  // As long as for a new account, whose password is hashed.
  await hashOf(password);
  if (!known.email_confirmed_at) {
    const { code, hash } = await issueConfirmation(context, known, email);
    sendBeside(context, { kind: 'confirmation', type: 'signup', to: email, tokenHash: hash, code });
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
