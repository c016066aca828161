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
import { isTooLong, tooLong } from './passwords.ts';
import { findUser } from './users.ts';

/** `PUT /auth/v1/user`: lite's, for passwords that are kept whole and for addresses that a letter may be sent to. */
export async function answerOwnChange(request: Request, context: AuthContext): Promise<Response> {
  const body = await bodyOf(request);
  if (isTooLong(textOf(body['password']))) return tooLong();
  const email = emailIn(body);
  const caller = email === undefined ? null : await callerOf(request, context.keys);
  const user = caller?.sub === undefined ? undefined : await findUser(context.db, { id: caller.sub });
  // The address that one has is sent along with other changes and means no letter.
  if (email === undefined || user === undefined || user.email === email) return context.forward(request);
  if (!isNewEmail(email)) return badEmail();
  return mayWrite(request, context, email) ? context.forward(request) : tooManyAttempts();
}
