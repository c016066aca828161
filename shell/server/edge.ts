import { Hono, type Context } from 'hono';
import { FORMS_PATH, nativeForms } from 'shared-contract/forms/names';
import { PAGE_REPORT_PATH } from 'shared-contract/page-reports';
import { answers } from 'shared-contract/route-patterns';
import { SERVICE_WORKER_OFF, WORKER_PATH } from 'shared-contract/service-worker';
import { isVersioned } from 'shared-contract/versions';
import { looksLikeFile, publicFile, type Asset, type AssetStore, type Encode } from 'shared-release/assets';
import type { Release } from 'shared-release/release';
import { digestOf } from './digest.ts';
import { answerKind, isOverTls, REPORT_PATH, securityHeaders, type AnswerKind } from './headers.ts';
import { createFoundPages } from './found-pages.ts';
import { checkRelease, missingParts } from './health.ts';
import { acceptedEncodings, matchesEtag } from './negotiate.ts';
import { createNativeForms } from './native-forms.ts';
import { createPages, type Pages } from './pages.ts';
import { createPageReports } from './page-reports.ts';
import { createReports } from './reports.ts';
import type { EdgeSettings } from './settings.ts';
import { siteFile } from './site-files.ts';

export interface EdgeOptions {
  readonly release: Release;
  readonly assets: AssetStore;
  readonly settings: EdgeSettings;
  readonly encode?: Encode | undefined;
  /** Prerendered pages of the release. */
  readonly pages?: Pages;
  /** Additional fields for `/healthz`. */
  readonly standing?: () => Readonly<Record<string, string | number | undefined>>;
  readonly now?: () => number;
  readonly fetch?: typeof fetch;
  /** Logs one line, without a line break. */
  readonly log?: (line: string) => void;
  /**
   * Returns the network address of the sender, as the platform reports it. `platform` is the platform's data for the
   * request.
   */
  readonly sourceOf?: (request: Request, platform: unknown) => string | undefined;
}

const IMMUTABLE = 'public, max-age=31536000, immutable';
const POSTED: readonly string[] = [
  REPORT_PATH,
  PAGE_REPORT_PATH,
  ...nativeForms.map((form) => FORMS_PATH + form),
];
const plainText = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' };

/** Collapses repeated slashes and removes a trailing one, so that each page has one path. */
function canonicalPath(pathname: string): string {
  return pathname.replace(/\/{2,}/g, '/').replace(/(.)\/$/, '$1');
}

interface Variables {
  readonly kind?: AnswerKind;
  readonly styleHashes?: readonly string[] | undefined;
}
type EdgeContext = Context<{ Variables: Variables }>;

function answerAsset(
  c: EdgeContext,
  asset: Asset,
  headers: Record<string, string>,
  status: 200 | 404 = 200,
): Response {
  const common = { ...headers, etag: asset.etag, vary: 'Accept-Encoding' };
  c.set('kind', answerKind(asset.contentType, c.req.path));
  c.set('styleHashes', asset.styleHashes);
  if (status === 200 && matchesEtag(c.req.header('if-none-match'), asset.etag))
    return c.body(null, 304, common);
  return c.body(asset.body, status, {
    ...common,
    'content-type': asset.contentType,
    'content-length': String(asset.body.byteLength),
    ...(asset.encoding && { 'content-encoding': asset.encoding }),
  });
}

/**
 * Verifiers find these documents at the site's own address, whichever backend serves them, so that signed credentials
 * stay valid.
 */
const toDocument = (c: EdgeContext, { supabaseUrl }: EdgeSettings, document: string) =>
  c.body(null, 307, {
    location: `${supabaseUrl}/functions/v1/credentials/${document}`,
    'cache-control': 'no-cache',
    'access-control-allow-origin': '*',
  });

export type Edge = Hono<{ Variables: Variables }>;

const encodingsOf = (c: EdgeContext) => acceptedEncodings(c.req.header('accept-encoding'));

async function answerText(c: EdgeContext, contentType: string, body: Uint8Array<ArrayBuffer>) {
  const etag = `"${await digestOf(body)}"`;
  return answerAsset(c, { body, contentType, etag }, { 'cache-control': 'no-cache' });
}

function addRules(app: Edge, { release, settings, log = () => undefined }: EdgeOptions): void {
  const headersFor = securityHeaders(release, settings);

  app.use(async (c, next) => {
    await next();
    const overTls = isOverTls(new URL(c.req.url), c.req.header('x-forwarded-proto'));
    const kind = c.var.kind ?? 'document';
    for (const [name, value] of headersFor({ kind, overTls, styleHashes: c.var.styleHashes })) {
      if (name !== 'referrer-policy' || !c.res.headers.has(name)) c.res.headers.set(name, value);
    }
  });

  app.onError((error, c) => {
    log(`error: ${c.req.method} ${new URL(c.req.url).pathname}: ${error.message.replace(/\s+/g, ' ')}`);
    return c.text('The site could not answer this. Please try again in a moment.', 500, plainText);
  });
}

function addReports(app: Edge, options: EdgeOptions): void {
  const { release, settings, log = () => undefined, now = Date.now, sourceOf, fetch: ask } = options;
  const takers = {
    [REPORT_PATH]: createReports(log, now, release.versions),
    [PAGE_REPORT_PATH]: createPageReports({ settings, log, now, fetch: ask }),
  };
  for (const [path, take] of Object.entries(takers))
    app.post(path, async (c) => {
      const { status, message } = await take(c.req.raw, sourceOf?.(c.req.raw, c.env));
      return status === 204
        ? c.body(null, 204, { 'cache-control': 'no-store' })
        : c.text(message, status, plainText);
    });
}

function addNativeForms(
  app: Edge,
  { settings, log = () => undefined, now = Date.now, fetch: ask }: EdgeOptions,
): void {
  const send = createNativeForms({ settings, now, log, fetch: ask });
  for (const form of nativeForms)
    app.post(FORMS_PATH + form, async (c) => {
      const answer = await send(form, c.req.raw);
      if (answer.status !== 303) return c.text(answer.message, answer.status, plainText);
      return c.body(null, 303, { location: answer.location, 'cache-control': 'no-store' });
    });
}

/** Rejects other methods and redirects to the canonical path. */
function addRefusals(app: Edge): void {
  app.all('*', async (c, next) => {
    const { pathname, search } = new URL(c.req.url);
    const allow = POSTED.includes(pathname) ? 'POST' : 'GET, HEAD';
    if (allow === 'POST' || !['GET', 'HEAD'].includes(c.req.method)) {
      return c.text('Method not allowed', 405, { ...plainText, allow });
    }
    const canonical = canonicalPath(pathname);
    if (canonical !== pathname) return c.body(null, 308, { location: canonical + search });
    return next();
  });
}

/** Creates the request handler for a release. Uses Web-standard APIs only, so that it runs on Node and Workers. */
export function createEdge(options: EdgeOptions): Edge {
  const { release, assets, settings, encode, standing, now = Date.now, log = () => undefined } = options;
  const app: Edge = new Hono();
  const pages = options.pages ?? createPages({ release, assets, settings, encode });
  const foundPage = createFoundPages({ pages, encode, settings, now, log, fetch: options.fetch });
  const pageAt = new Map(Object.entries(release.pages));
  const fileAt = new Map(Object.entries(release.files));
  const manifest = new TextEncoder().encode(JSON.stringify(release.manifest));
  const checks = { ...settings.healthChecks, assets: () => checkRelease(release, assets, pages) };

  const answerPage = async (
    c: EdgeContext,
    file: string,
    status: 200 | 404,
    noindex: boolean,
    headers: Record<string, string> = {},
  ) =>
    answerAsset(
      c,
      await pages(file, encodingsOf(c)),
      { 'cache-control': 'no-cache', ...(noindex && { 'x-robots-tag': 'noindex' }), ...headers },
      status,
    );

  addRules(app, options);
  addReports(app, options);
  addNativeForms(app, options);
  addRefusals(app);

  app.get('/healthz', async (c) => {
    const missing = await missingParts(checks, log);
    const body =
      missing.length === 0 ? { status: 'ok', release: release.versions } : { status: 'unavailable', missing };
    return c.json({ ...body, ...standing?.() }, missing.length === 0 ? 200 : 503, {
      'cache-control': 'no-store',
    });
  });

  app.get(WORKER_PATH, async (c) => {
    const asset =
      settings.serviceWorker === false ? null : await assets.get(WORKER_PATH.slice(1), encodingsOf(c));
    // A release without a service worker must remove the previous release's worker.
    const answer = asset
      ? answerAsset(c, asset, { 'cache-control': 'no-cache' })
      : await answerText(c, 'text/javascript; charset=utf-8', new TextEncoder().encode(SERVICE_WORKER_OFF));
    c.set('kind', 'worker');
    return answer;
  });

  app.get('/.well-known/jwks.json', (c) => toDocument(c, settings, 'jwks.json'));
  app.get('/credentials/*', (c) => toDocument(c, settings, c.req.path.slice('/credentials/'.length)));

  app.get('/remotes.json', (c) => answerText(c, 'application/json; charset=utf-8', manifest));

  app.get('*', async (c) => {
    const { pathname } = new URL(c.req.url);
    const page = pageAt.get(pathname);
    if (page) return answerPage(c, page.file, page.status, page.noindex === true || page.status === 404);

    const file = fileAt.get(pathname) ?? publicFile(pathname);
    const asset = file === null ? null : await assets.get(file, encodingsOf(c));
    if (file !== null && asset) {
      // Check the requested path, not the file: a fixed path serves other contents in the next release.
      const isLasting = isVersioned(pathname.slice(1));
      return answerAsset(c, asset, { 'cache-control': isLasting ? IMMUTABLE : 'no-cache' });
    }
    const generated = siteFile(pathname, release, now());
    if (generated) return answerText(c, generated.contentType, new TextEncoder().encode(generated.text));
    if (looksLikeFile(pathname)) return c.text('Not found', 404, plainText);

    const frame = release.frames.find(
      ({ prefix }) => pathname === prefix || pathname.startsWith(`${prefix}/`),
    );
    if (frame) return answerPage(c, frame.file, 200, true);
    const missing = release.missing?.find(({ pattern }) => answers(pattern, pathname));
    const found = missing && (await foundPage(missing, pathname, encodingsOf(c)));
    if (found) return answerAsset(c, found, { 'cache-control': 'no-cache', 'x-robots-tag': 'noindex' });
    // The URL is a secret that gives access to data, so other sites must not receive it as a referrer.
    const isAsked = missing?.status === 200;
    return answerPage(
      c,
      missing?.file ?? release.notFound,
      missing?.status ?? 404,
      true,
      isAsked ? { 'referrer-policy': 'no-referrer' } : {},
    );
  });

  return app;
}
