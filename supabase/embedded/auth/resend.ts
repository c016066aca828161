import { sql } from 'kysely';
import { json } from '../http/answers.ts';
import { issueConfirmation } from './admin-links.ts';
import { bodyOf, isEmail, textOf, type AuthContext } from './auth-context.ts';
import { findUser, makeToken } from './users.ts';

/** `POST /auth/v1/resend`: the same answer whether or not there is anything to send. */
export async function answerResend(request: Request, context: AuthContext): Promise<Response> {
  const body = await bodyOf(request);
  const email = textOf(body['email'])?.toLowerCase();
  const type = body['type'];
  if (!isEmail(email) || (type !== 'signup' && type !== 'email_change')) return context.forward(request);
  const user = await findUser(context.db, { email });
  if (user !== undefined && type === 'signup' && !user.email_confirmed_at) {
    const { code, hash } = await issueConfirmation(context, user, email);
    await context.mailer.send({ kind: 'confirmation', type: 'signup', to: email, tokenHash: hash, code });
  }
  if (user?.email_change && type === 'email_change') {
    const { code, hash } = await makeToken(user.email_change, context.config.auth.email.otp_length);
    await sql`update auth.users set email_change_token_new = ${hash}, email_change_sent_at = now()
      where id = ${user.id}::uuid`.execute(context.db);
    await context.mailer.send({
      kind: 'email change',
      type: 'email_change',
      to: user.email_change,
      newEmail: user.email_change,
      tokenHash: hash,
      code,
    });
  }
  return json(200, {});
}
