import { authError } from '../http/answers.ts';
import { clientNetwork } from '../http/client-address.ts';
import { bodyOf, emailIn, textOf, tooManyAttempts, type AuthContext } from './auth-context.ts';
import { isRight } from './passwords.ts';
import { findUser } from './users.ts';

/**
 * `POST /auth/v1/token?grant_type=password`: one password is hashed in every case, as many attempts are allowed in every
 * case, and that an address waits for confirmation is told after the password.
 */
export async function answerPasswordGrant(request: Request, context: AuthContext): Promise<Response> {
  const body = await bodyOf(request);
  const [email, password] = [emailIn(body), textOf(body['password'])];
  if (email === undefined || password === undefined) return context.forward(request);
  const attempt = context.limits.passwords.begin(clientNetwork(request), email);
  if (attempt === null) return tooManyAttempts();
  const user = await findUser(context.db, { email });
  const response = await context.forward(request);
  const hasCompared = Boolean(user?.encrypted_password) && user?.confirmed_at !== null;
  const isOwner = response.ok || (!hasCompared && (await isRight(password, user?.encrypted_password)));
  if (isOwner) attempt.succeeded();
  await context.hooks.notePassword(request, { user, valid: isOwner });
  return isOwner || response.status !== 400
    ? response
    : authError(400, 'invalid_credentials', 'Invalid login credentials');
}
