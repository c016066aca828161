import { sql } from 'kysely';
import { json } from '../http/answers.ts';
import { bodyOf, emailIn, textOf, type AuthContext } from './auth-context.ts';

type Forward = AuthContext['forward'];
type Context = Pick<AuthContext, 'db' | 'config'>;
interface Waiting {
  id: string;
  isCurrent: boolean;
  /** The letter to the other address has not been followed yet. */
  isFirst: boolean;
}

const AGREED = 'Confirmation link accepted. Please proceed to confirm link sent to the other email';

/**
 * Where both addresses have to agree to a change (`double_confirm_changes`), lite asks the one in force alone. This
 * takes the letters in either order, as the hosted server does: the first one says that another waits, the second one
 * makes the change and opens a session.
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

/** The hash that the database keeps: of a link as it stands there, of a code with its address. */
async function tokenOf(given: Record<string, unknown>, isLink: boolean): Promise<string | undefined> {
  const hash = textOf(given[isLink ? 'token' : 'token_hash']);
  if (hash !== undefined || isLink) return hash;
  const [email, code] = [emailIn(given), textOf(given['token'])];
  if (email === undefined || code === undefined) return undefined;
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(email + code));
  return Buffer.from(digest).toString('hex');
}

/** Letters that have expired are lite's to refuse. */
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

/** Lite makes the change for the token of the address in force. */
const letOneDecide = ({ db }: Context, { id }: Waiting, token: string): Promise<unknown> =>
  sql`update auth.users set email_change_token_current = ${token}, email_change_token_new = null,
      email_change_confirm_status = 0
    where id = ${id}::uuid and ${token} in (email_change_token_current, email_change_token_new)`.execute(db);

/** Lite knows which pages a link may lead to: it is asked with a token of nobody, and its words are exchanged. */
async function leadBack(request: Request, url: URL, forward: Forward): Promise<Response> {
  const address = new URL(url);
  address.searchParams.set('token', crypto.randomUUID());
  const { status, headers } = await forward(new Request(address, { headers: request.headers }));
  const target = new URL(headers.get('location') ?? url.origin);
  target.hash = new URLSearchParams({ message: AGREED, sb: '' }).toString();
  return new Response(null, { status, headers: { location: target.href } });
}
