import { authError } from '../http/answers.ts';
import { callerOf } from '../http/caller.ts';
import {
  badEmail,
  bodyOf,
  emailIn,
  isNewEmail,
  mayWrite,
  textOf,
  tooManyAttempts,
  type AuthContext,
} from './auth-context.ts';
import { refusedPassword } from './passwords.ts';
import { bearerOf } from './second-factor/bearer.ts';
import { factorsOf, isVerified } from './second-factor/factor-rows.ts';
import { findUser } from './users.ts';

/**
 * `PUT /auth/v1/user`: lite's, for passwords that are kept whole and for addresses that a letter may be sent to. Whoever
 * has a second factor changes neither without it.
 */
export async function answerOwnChange(request: Request, context: AuthContext): Promise<Response> {
  const body = await bodyOf(request);
  const password = textOf(body['password']);
  const refused = refusedPassword(password);
  if (refused) return refused;
  const email = emailIn(body);
  const isKey = email !== undefined || password !== undefined;
  const caller = isKey ? await callerOf(request, context.keys) : null;
  const user = caller?.sub === undefined ? undefined : await findUser(context.db, { id: caller.sub });
  if (user !== undefined && (password !== undefined || user.email !== email)) {
    const factors = await factorsOf(context.db, user.id);
    const bearer = factors.some(isVerified) ? await bearerOf(request, context) : null;
    if (bearer instanceof Response) return bearer;
    if (bearer?.isAssured === false)
      return authError(
        401,
        'insufficient_aal',
        'AAL2 session is required to update email or password when MFA is enabled.',
      );
  }
  // The address that one has is sent along with other changes and means no letter.
  if (email === undefined || user === undefined || user.email === email) return context.forward(request);
  if (!isNewEmail(email)) return badEmail();
  return mayWrite(request, context, email) ? context.forward(request) : tooManyAttempts();
}
