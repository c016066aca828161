/** Encodings that a store may provide in addition to the plain file. */
export type Encoding = 'br' | 'gzip';

/**
 * Compresses a finished page. `effort` is omitted if the result is cached. Absent if the platform compresses responses.
 */
export type Encode = (
  body: Uint8Array<ArrayBuffer>,
  encoding: Encoding,
  effort?: 'quick',
) => Promise<Uint8Array<ArrayBuffer>>;

export interface Asset {
  readonly body: Uint8Array<ArrayBuffer>;
  /** Set if `body` is encoded. */
  readonly encoding?: Encoding;
  /** Quoted. Differs for each encoding. */
  readonly etag: string;
  readonly contentType: string;
  readonly styleHashes?: readonly string[];
}

/**
 * The files of a release. `path` has no leading slash
 * (`static/js/index.5d2f.js`). `encodings` lists those that the caller accepts, best first. Returns null for a missing
 * path, or one that the store doesn't serve.
 */
export interface AssetStore {
  get(path: string, encodings: readonly Encoding[]): Promise<Asset | null>;
}

const TYPES: Readonly<Record<string, string>> = {
  avif: 'image/avif',
  css: 'text/css; charset=utf-8',
  gif: 'image/gif',
  html: 'text/html; charset=utf-8',
  ico: 'image/x-icon',
  jpg: 'image/jpeg',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json; charset=utf-8',
  map: 'application/json; charset=utf-8',
  mjs: 'text/javascript; charset=utf-8',
  pdf: 'application/pdf',
  png: 'image/png',
  svg: 'image/svg+xml',
  txt: 'text/plain; charset=utf-8',
  vtt: 'text/vtt; charset=utf-8',
  webmanifest: 'application/manifest+json; charset=utf-8',
  webp: 'image/webp',
  woff2: 'font/woff2',
  xml: 'application/xml; charset=utf-8',
};

/** Feeds need the media type of their XML format. */
const FEED = /(?:^|\/)feed\.xml$/;

/** Returns the content type for a file name. Undefined means that the product has no such files, so none is served. */
export function contentTypeOf(path: string): string | undefined {
  if (FEED.test(path)) return 'application/rss+xml; charset=utf-8';
  const extension = /\.([a-z0-9]+)$/.exec(path)?.[1];
  return extension !== undefined && Object.hasOwn(TYPES, extension) ? TYPES[extension] : undefined;
}

export const isText = (contentType: string): boolean => contentType.endsWith('charset=utf-8');

/** Folder of the share cards, the images that other sites show for links. */
export const CARDS = '/static/cards/';

export const FONTS = '/static/font/';

/** Returns true for files of a release whose names contain a digest of their inputs. */
export const isNamedByInputs = (file: string): boolean =>
  [FONTS, CARDS].some((folder) => `/${file}`.startsWith(folder));

/** Folder of a package's files that are served at fixed paths: `at/blog/feed.xml` at `/blog/feed.xml`. */
export const AT = 'at';

/**
 * Files outside `static/` and `remotes/` that a release may contain. Each replaces the one that the edge would
 * generate.
 */
const ROOT_FILES: ReadonlySet<string> = new Set([
  'favicon.svg',
  'llms.txt',
  'robots.txt',
  'site.webmanifest',
  'sitemap.xml',
]);

const SEGMENT = /^[\w@~+-][\w.@~+-]*$/;

/**
 * Returns the stored file for a public path, or null. Only letters, digits, and a few symbols are allowed: no `%` (so
 * nothing encoded), no backslash or null byte, and no segment with a leading dot. Page files are not reachable.
 */
export function publicFile(pathname: string): string | null {
  const path = pathname.slice(1);
  if (ROOT_FILES.has(path)) return path;
  const segments = path.split('/');
  const known =
    (segments[0] === 'static' && segments.length > 1) || (segments[0] === 'remotes' && segments.length > 2);
  if (!known || !segments.every((segment) => SEGMENT.test(segment))) return null;
  return contentTypeOf(path) === undefined || path.endsWith('.html') ? null : path;
}

const FILE_LIKE =
  /(?:^|\/)\.[^/]*|\.(?:7z|asp|aspx|avif|bak|br|c?js|css|csv|docx?|env|gif|gz|html?|ico|jpe?g|json|jsx?|map|md|mjs|mp[34]|otf|pdf|php|png|pptx?|sql|svg|tar|tsx?|ttf|txt|vtt|wasm|webm|webmanifest|webp|woff2?|xlsx?|xml|ya?ml|zip)$/i;

/** True if a request for this path expects a file. A missing file must not return a page. */
export function looksLikeFile(pathname: string): boolean {
  return /^\/(?:static|remotes)(?:\/|$)/.test(pathname) || FILE_LIKE.test(pathname);
}
