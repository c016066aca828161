import type { Canary } from 'shared-release/live';
import type { Live } from './follow.ts';

/**
 * Cookie with a random id that doesn't identify a person. Set only while a canary runs, and for the maximum duration of
 * a canary.
 */
const COOKIE = 'nc-share';
const ID = /^[0-9a-f]{32}$/;
const SECONDS = 24 * 60 * 60;
/** Resolution of the share. */
const PARTS = 2 ** 32;

function idOf(request: Request): string | undefined {
  const cookies = (request.headers.get('cookie') ?? '').split(';').map((pair) => pair.trim());
  const id = cookies.find((pair) => pair.startsWith(`${COOKIE}=`))?.slice(COOKIE.length + 1);
  return id !== undefined && ID.test(id) ? id : undefined;
}

function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * Returns whether a visitor is in the canary's share. The result is stable during a canary and different for each
 * canary.
 */
export async function isInShare(
  { since, share }: Pick<Canary, 'since' | 'share'>,
  id: string,
): Promise<boolean> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(`${since} ${id}`));
  return new DataView(digest).getUint32(0) < (PARTS * share) / 100;
}

/**
 * Makes a response private to its visitor, because others may get another release set at this URL. Files with a digest
 * in their name stay public.
 */
function forOne(response: Response, cookie: string | undefined): Response {
  const isLasting = (response.headers.get('cache-control') ?? '').includes('immutable');
  if (isLasting && cookie === undefined) return response;
  const headers = new Headers(response.headers);
  if (headers.get('cache-control') !== 'no-store') headers.set('cache-control', 'private, no-cache');
  headers.append('vary', 'Cookie');
  if (cookie !== undefined) headers.append('set-cookie', cookie);
  return new Response(response.body, { status: response.status, headers });
}

type Site = Pick<{ fetch: (request: Request, platform?: object) => Response | Promise<Response> }, 'fetch'>;

/**
 * Responds while a canary runs. A visitor who opens a page gets a random id, which decides whether they are in the
 * share. Other requests without an id get the live release set. The `Accept` header identifies page requests, because a
 * service worker sends nothing else that does.
 */
export async function answerShared(
  live: Live<Site>,
  other: Site,
  canary: Canary,
  request: Request,
  platform?: object,
): Promise<Response> {
  const known = idOf(request);
  const isNew = known === undefined && (request.headers.get('accept') ?? '').includes('text/html');
  const id = isNew ? newId() : known;
  const site = id !== undefined && (await isInShare(canary, id)) ? other : live.site;
  const response = await site.fetch(request, platform);
  const secure =
    new URL(request.url).protocol === 'https:' || request.headers.get('x-forwarded-proto') === 'https';
  const cookie = `${COOKIE}=${String(id)}; Path=/; Max-Age=${SECONDS}; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`;
  return forOne(response, isNew ? cookie : undefined);
}
