import type { JWK } from 'jose';
import { PAGE_REPORT_PATH } from 'shared-contract/page-reports';
import { WORKER_PATH } from 'shared-contract/service-worker';
import type { Edge } from '../edge.ts';
import { ReleaseError } from '../release.ts';
import { createOpener, type OpenerOptions } from './open-preview.ts';
import {
  cookieOf,
  NO_COOKIE,
  notAllowed,
  redirect,
  refusal,
  taken,
  tokenOf,
  unkept,
} from './preview-answers.ts';
import { END_PATH, PREVIEW_PATH } from './preview-paths.ts';
import { readPreviewToken } from './preview-token.ts';

/** Live for everybody, whatever somebody looks at: what outlives the preview in a browser, and how the site is. */
const ALWAYS_LIVE: readonly string[] = [WORKER_PATH, '/healthz'];

const isRead = ({ method }: Request) => method === 'GET' || method === 'HEAD';

const oneLine = (error: unknown) =>
  (error instanceof Error ? error.message : String(error)).replace(/\s+/g, ' ');

/** Somebody looks at the answer, also where the service worker asks for it in their place. */
const isNavigation = ({ headers }: Request) =>
  (headers.get('sec-fetch-mode') ?? 'navigate') === 'navigate' &&
  (headers.get('accept') ?? '').includes('text/html');

/** A document that code has asked for, such as the service worker, to keep it. */
const isTakenAlong = ({ headers }: Request, answer: Response) =>
  (headers.get('sec-fetch-mode') ?? 'navigate') !== 'navigate' &&
  (answer.headers.get('content-type') ?? '').startsWith('text/html');

/** The page where somebody was, if it is one of ours. */
function pathBefore(request: Request): string {
  const { origin } = new URL(request.url);
  const before = URL.parse(request.headers.get('referer') ?? '');
  // Behind a proxy the two differ by their protocol.
  if (before?.host !== new URL(origin).host) return '/';
  return `/${(before.pathname + before.search).replace(/^\/+/, '')}`;
}

/**
 * Shows a set that is not live to whoever opened its signed link, and to nobody else. Nothing but the cookie that the link
 * was exchanged for leads there, and nothing of it is kept by a cache.
 */
export function createPreviews(options: OpenerOptions & { readonly key: JWK }) {
  const { key, log, now } = options;
  const open = createOpener(options);

  /** What a link leads to that was made for this site. Of others the log says nothing: anybody may try them. */
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
      // The rest of a page that somebody still has open is the live site's again.
      return isNavigation(request) ? refuse(error, { 'set-cookie': NO_COOKIE }) : undefined;
    }
  }

  /** The answer to who looks at a preview, or wants to; none for everybody else. */
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
