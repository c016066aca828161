import { dictionary } from '@zxcvbn-ts/language-common';
import bcrypt from 'bcryptjs';
import { authError, json } from '../http/answers.ts';
import { clientNetwork } from '../http/caller.ts';
import { issueConfirmation } from './admin.ts';
import {
  type AuthContext,
  badEmail,
  bodyOf,
  emailIn,
  isNewEmail,
  mayWrite,
  objectOf,
  sendInBackground,
  textOf,
  tooManyAttempts,
} from './auth-context.ts';
import { findUser, userView } from './users.ts';

/** Maximum bytes: bcrypt silently ignores anything longer. */
const longest = 72;
/** `minimum_password_length` in config.toml, which the specification sets. */
const shortest = 6;

/**
 * Matches no password. Compared when an account has no hash, so that response time doesn't reveal whether the account
 * exists.
 */
const hashOfNobody = '$2b$10$N9qo8uLOickgx2ZMRZoMyeIjZAgcfl7p92ldGxad68LJZdL17lhWy';

const isRight = (password: string, hash: string | null | undefined): Promise<boolean> =>
  bcrypt.compare(password, hash ?? hashOfNobody).then((equal) => equal && Boolean(hash));

export const hashOf = (password: string): Promise<string> => bcrypt.hash(password, 10);

/** 49,000 passwords from leaked lists, in lower case. Source: https://github.com/zxcvbn-ts/zxcvbn */
let common: ReadonlySet<string> | undefined;

/** Passwords below the minimum length return false, because lite rejects them for their length. */
function isCommon(password: string): boolean {
  common ??= new Set(dictionary['passwords-common']);
  return password.length >= shortest && common.has(password.toLowerCase());
}

/**
 * Returns an error for a new password that bcrypt would truncate or that attackers try first. Returns null if it may be
 * stored. A hosted project with leaked-password protection rejects with the same code.
 */
export function refusedPassword(password: string | undefined): Response | null {
  if (password === undefined) return null;
  if (Buffer.byteLength(password) > longest)
    return authError(
      400,
      'validation_failed',
      'Password cannot be longer than 72 bytes; accented letters and symbols count for several.',
    );
  return isCommon(password)
    ? authError(
        422,
        'weak_password',
        'Many people use this password, so it is easy to guess. Choose another, for example three words that do not belong together.',
      )
    : null;
}

/**
 * `POST /auth/v1/token?grant_type=password`. Every request hashes one password and has the same attempt limits. Reports
 * an unconfirmed address only if the password is correct.
 */
export async function answerPasswordGrant(request: Request, context: AuthContext): Promise<Response> {
  const body = await bodyOf(request);
  const [email, password] = [emailIn(body), textOf(body['password'])];
  if (email === undefined || password === undefined) return context.forward(request);
  const attempt = await context.limits.passwords.begin(clientNetwork(request), email);
  if (attempt === null) return tooManyAttempts();
  const user = await findUser(context.db, { email });
  const response = await context.forward(request);
  const hasCompared = Boolean(user?.encrypted_password) && user?.confirmed_at !== null;
  const isOwner = response.ok || (!hasCompared && (await isRight(password, user?.encrypted_password)));
  if (isOwner) await attempt.succeeded();
  await context.hooks.notePassword(request, { user, valid: isOwner });
  return isOwner || response.status !== 400
    ? response
    : authError(400, 'invalid_credentials', 'Invalid login credentials');
}

/**
 * `POST /auth/v1/signup` with email confirmation: known and new addresses get the same response. The owner of an
 * unconfirmed account gets another confirmation email. The password doesn't change.
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
  if (!(await mayWrite(request, context, email))) return tooManyAttempts();
  const known = context.confirmEmail ? await findUser(context.db, { email }) : undefined;
  if (known === undefined) return context.forward(request);
  // Hashing takes as long as it does for a new account.
  await hashOf(password);
  if (!known.email_confirmed_at) {
    const { code, hash } = await issueConfirmation(context, known, email);
    sendInBackground(context, { kind: 'confirmation', type: 'signup', to: email, tokenHash: hash, code });
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
