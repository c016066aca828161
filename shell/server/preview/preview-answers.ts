import { escaped } from '../fill-page.ts';
import { headersWithoutRelease } from '../headers.ts';

/** The prefix ties it to this host, to TLS and to the whole site: no other host of the domain can plant one. */
const COOKIE = '__Host-preview';
// Lax: who follows the link in a letter arrives with it.
const ATTRIBUTES = 'Path=/; HttpOnly; Secure; SameSite=Lax';

/** The token that a browser brings, if any. */
export function tokenOf(request: Request): string | undefined {
  const cookies = (request.headers.get('cookie') ?? '').split(';').map((one) => one.trim());
  return cookies.find((one) => one.startsWith(`${COOKIE}=`))?.slice(COOKIE.length + 1);
}

export const cookieOf = (token: string, seconds: number): string =>
  `${COOKIE}=${token}; Max-Age=${String(seconds)}; ${ATTRIBUTES}`;
export const NO_COOKIE = `${COOKIE}=; Max-Age=0; ${ATTRIBUTES}`;

const ownHeaders = (more: Readonly<Record<string, string>>): Headers =>
  new Headers({
    ...Object.fromEntries(headersWithoutRelease),
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex',
    // A link of a preview is told to nobody.
    'referrer-policy': 'no-referrer',
    ...more,
  });

export const redirect = (location: string, cookie: string): Response =>
  new Response(null, { status: 303, headers: ownHeaders({ location, 'set-cookie': cookie }) });

export const notAllowed = (allow: string): Response =>
  new Response('Method not allowed', {
    status: 405,
    headers: ownHeaders({ allow, 'content-type': 'text/plain; charset=utf-8' }),
  });

/** For what a report of a preview's page says: nobody counts it. */
export const taken = (): Response => new Response(null, { status: 204, headers: ownHeaders({}) });

/** Why there is no preview, for who wanted to see one. */
export function refusal(
  status: 403 | 503,
  words: string,
  more: Readonly<Record<string, string>> = {},
): Response {
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>No preview</title></head><body><main><h1>No preview</h1><p>${escaped(words)}</p><p><a href="/">Go to the live site</a></p></main></body></html>`;
  const headers = ownHeaders({ 'content-type': 'text/html; charset=utf-8', ...more });
  return new Response(html, { status, headers });
}

/** The same answer, for nobody to keep or to find. */
export function unkept(answer: Response): Response {
  const headers = new Headers(answer.headers);
  headers.set('cache-control', 'no-store');
  headers.set('x-robots-tag', 'noindex');
  return new Response(answer.body, { status: answer.status, headers });
}
