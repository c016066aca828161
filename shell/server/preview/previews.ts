import type { JWK } from 'jose';
import { PAGE_REPORT_PATH } from 'shared-contract/page-reports';
import { WORKER_PATH } from 'shared-contract/service-worker';
import { END_PATH, PREVIEW_PATH, readPreviewToken } from 'shared-release/live';
import { ReleaseError } from 'shared-release/release';
import type { Edge } from '../edge.ts';
import {
  cookieOf,
  createOpener,
  NO_COOKIE,
  notAllowed,
  type OpenerOptions,
  redirect,
  refusal,
  taken,
  tokenOf,
  unkept,
} from './open-preview.ts';

/**
 * Always served from the live release: the service worker outlives the preview, and the health check reports on the
 * site.
 */
const ALWAYS_LIVE: readonly string[] = [WORKER_PATH, '/healthz'];

const isRead = ({ method }: Request) => method === 'GET' || method === 'HEAD';

const oneLine = (error: unknown) =>
  (error instanceof Error ? error.message : String(error)).replace(/\s+/g, ' ');

/** True for page loads, including those that the service worker requests for a page. */
const isNavigation = ({ headers }: Request) =>
  (headers.get('sec-fetch-mode') ?? 'navigate') === 'navigate' &&
  (headers.get('accept') ?? '').includes('text/html');

/** True for a document that code requests, such as the service worker for its cache. */
const isTakenAlong = ({ headers }: Request, answer: Response) =>
  (headers.get('sec-fetch-mode') ?? 'navigate') !== 'navigate' &&
  (answer.headers.get('content-type') ?? '').startsWith('text/html');

function pathBefore(request: Request): string {
  const { origin } = new URL(request.url);
  const before = URL.parse(request.headers.get('referer') ?? '');
  // Behind a proxy, the protocols may differ.
  if (before?.host !== new URL(origin).host) return '/';
  return `/${(before.pathname + before.search).replace(/^\/+/, '')}`;
}

/**
 * Shows a preview only to visitors who opened its signed link. The link is exchanged for a cookie, which is the only
 * way to see the preview. Responses are never cached.
 */
export function createPreviews(options: OpenerOptions & { readonly key: JWK }) {
  const { key, log, now } = options;
  const open = createOpener(options);

  /** Returns the edge of a valid token. Doesn't log invalid ones, because anyone can try them. */
  async function find(token: string): Promise<{ edge: Edge; until: number }> {
    const read = await readPreviewToken(token, key, now());
    try {
      return { edge: await open(read), until: read.until };
    } catch (error) {
      log(`preview ${read.id}: ${oneLine(error)}`);
      throw error;
    }
  }

  function refuse(error: unknown, more: Readonly<Record<string, string>> = {}): Response {
    if (!(error instanceof ReleaseError))
      return refusal(503, 'The preview cannot be shown right now. Please try again in a moment.');
    return refusal(403, `This link does not open a preview: ${oneLine(error)}. Ask for another one.`, more);
  }

  async function exchange(token: string): Promise<Response> {
    try {
      const { until } = await find(token);
      return redirect('/', cookieOf(token, Math.ceil((until - now()) / 1000)));
    } catch (error) {
      return refuse(error);
    }
  }

  async function show(request: Request, token: string, platform?: object): Promise<Response | undefined> {
    const { pathname } = new URL(request.url);
    if (ALWAYS_LIVE.includes(pathname)) return undefined;
    try {
      const { edge } = await find(token);
      if (pathname === PAGE_REPORT_PATH) return taken();
      const answer = await edge.fetch(request, platform);
      return isTakenAlong(request, answer) ? undefined : unkept(answer);
    } catch (error) {
      // Responds to visitors with a preview cookie or link. Returns undefined for all others.
      return isNavigation(request) ? refuse(error, { 'set-cookie': NO_COOKIE }) : undefined;
    }
  }

  /** The remaining requests of an open page get the live release again. */
  return async (request: Request, platform?: object): Promise<Response | undefined> => {
    const { pathname } = new URL(request.url);
    if (pathname === END_PATH)
      return request.method === 'POST' ? redirect(pathBefore(request), NO_COOKIE) : notAllowed('POST');
    if (pathname.startsWith(PREVIEW_PATH))
      return isRead(request) ? exchange(pathname.slice(PREVIEW_PATH.length)) : notAllowed('GET, HEAD');
    const token = tokenOf(request);
    return token === undefined ? undefined : show(request, token, platform);
  };
}
