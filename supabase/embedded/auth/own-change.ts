import { sql } from 'kysely';
import { authError, json } from '../http/answers.ts';
import { callerOf } from '../http/caller.ts';
import {
  type AuthContext,
  badEmail,
  bodyOf,
  emailIn,
  isNewEmail,
  mayWrite,
  textOf,
  tooManyAttempts,
} from './auth-context.ts';
import { bearerOf, factorsOf, isVerified } from './second-factor/sessions.ts';
import { refusedPassword } from './sign-in.ts';
import { findUser } from './users.ts';

/**
 * `PUT /auth/v1/user`: checks the new password and email address, then forwards to lite. A user with a second factor
 * must verify it before changing either.
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
  // Clients may send the unchanged address along with other changes. That needs no email.
  if (email === undefined || user === undefined || user.email === email) return context.forward(request);
  if (!isNewEmail(email)) return badEmail();
  return (await mayWrite(request, context, email)) ? context.forward(request) : tooManyAttempts();
}

type Forward = AuthContext['forward'];
type Context = Pick<AuthContext, 'db' | 'config'>;
interface Waiting {
  id: string;
  isCurrent: boolean;
  /** Neither address has confirmed the change yet. */
  isFirst: boolean;
}

const AGREED = 'Confirmation link accepted. Please proceed to confirm link sent to the other email';

/**
 * With `double_confirm_changes`, lite only checks the current address. This wrapper accepts the two confirmations in
 * either order, like the hosted server: the first reports that the other is pending, and the second makes the change
 * and opens a session.
 */
export function withBothAddresses(context: Context, forward: Forward): Forward {
  if (!context.config.auth.email.double_confirm_changes) return forward;
  return async (request) => {
    const url = new URL(request.url);
    if (url.pathname !== '/auth/v1/verify') return forward(request);
    const isLink = request.method === 'GET';
    const given = isLink ? Object.fromEntries(url.searchParams) : await bodyOf(request);
    if (given['type'] !== 'email_change') return forward(request);
    const token = await tokenOf(given, isLink);
    const waiting = token === undefined ? undefined : await findWaiting(context, token);
    if (token === undefined || waiting === undefined) return forward(request);
    if (!waiting.isFirst) {
      await letOneDecide(context, waiting, token);
      return forward(request);
    }
    await agree(context, waiting, token);
    return isLink ? leadBack(request, url, forward) : json(200, { code: 200, msg: AGREED });
  };
}

/**
 * Returns the token hash as stored in the database. A link contains the hash; a code is hashed together with the email
 * address.
 */
async function tokenOf(given: Record<string, unknown>, isLink: boolean): Promise<string | undefined> {
  const hash = textOf(given[isLink ? 'token' : 'token_hash']);
  if (hash !== undefined || isLink) return hash;
  const [email, code] = [emailIn(given), textOf(given['token'])];
  if (email === undefined || code === undefined) return undefined;
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(email + code));
  return Buffer.from(digest).toString('hex');
}

/** Skips expired tokens: lite rejects them. */
async function findWaiting({ db, config }: Context, token: string): Promise<Waiting | undefined> {
  const { rows } = await sql<Waiting>`
    select id, coalesce(email_change_token_current, '') = ${token} as "isCurrent",
      coalesce(email_change_token_current, '') <> '' and coalesce(email_change_token_new, '') <> '' as "isFirst"
    from auth.users
    where ${token} in (email_change_token_current, email_change_token_new) and coalesce(email_change, '') <> ''
      and email_change_sent_at > now() - make_interval(secs => ${config.auth.email.otp_expiry})`.execute(db);
  return rows[0];
}

const agree = ({ db }: Context, { id, isCurrent }: Waiting, token: string): Promise<unknown> =>
  isCurrent
    ? sql`update auth.users set email_change_token_current = null, email_change_confirm_status = 1
        where id = ${id}::uuid and email_change_token_current = ${token}`.execute(db)
    : sql`update auth.users set email_change_token_new = null, email_change_confirm_status = 1
        where id = ${id}::uuid and email_change_token_new = ${token}`.execute(db);

/** Lite makes the change for the token of the current address, so this writes `token` there. */
const letOneDecide = ({ db }: Context, { id }: Waiting, token: string): Promise<unknown> =>
  sql`update auth.users set email_change_token_current = ${token}, email_change_token_new = null,
      email_change_confirm_status = 0
    where id = ${id}::uuid and ${token} in (email_change_token_current, email_change_token_new)`.execute(db);

/**
 * Lite knows the allowed redirect URLs. This forwards the request with a random token and replaces the error message in
 * the redirect.
 */
async function leadBack(request: Request, url: URL, forward: Forward): Promise<Response> {
  const address = new URL(url);
  address.searchParams.set('token', crypto.randomUUID());
  const { status, headers } = await forward(new Request(address, { headers: request.headers }));
  const target = new URL(headers.get('location') ?? url.origin);
  target.hash = new URLSearchParams({ message: AGREED, sb: '' }).toString();
  return new Response(null, { status, headers: { location: target.href } });
}
