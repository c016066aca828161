/** Encodings that a store may hold beside the plain file. */
export type Encoding = 'br' | 'gzip';

export interface Asset {
  readonly body: Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array>;
  /** Set when `body` is the encoded form. */
  readonly encoding?: Encoding;
  /** Quoted, and different for each encoding. */
  readonly etag: string;
  readonly contentType: string;
  /** Bytes of `body`, where known. */
  readonly size?: number;
  /** Hashes of the inline styles of a page, for the content security policy. */
  readonly styleHashes?: readonly string[];
}

/**
 * Where a release's files lie: a folder, a Workers binding, object storage.
 * `path` has no slash at its start (`static/js/index.5d2f.js`). `encodings` are those that the caller takes, best first.
 * A path that is absent, or none of the store's business, is `null`.
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

/** A feed says in its type what kind of XML it is. */
const FEED = /(?:^|\/)feed\.xml$/;

/** The content type for a file name; none means that the product has no such files and none is served. */
export function contentTypeOf(path: string): string | undefined {
  if (FEED.test(path)) return 'application/rss+xml; charset=utf-8';
  const extension = /\.([a-z0-9]+)$/.exec(path)?.[1];
  return extension !== undefined && Object.hasOwn(TYPES, extension) ? TYPES[extension] : undefined;
}

/** Whether files of a type are read as text. */
export const isText = (contentType: string): boolean => contentType.endsWith('charset=utf-8');

/** Where a release keeps its share cards: pictures that other sites show. */
export const CARDS = '/static/cards/';

/** Files outside `static/` and `remotes/` that a release may bring: each replaces what the edge would generate. */
const ROOT_FILES: ReadonlySet<string> = new Set([
  'favicon.svg',
  'llms.txt',
  'robots.txt',
  'site.webmanifest',
  'sitemap.xml',
]);

const SEGMENT = /^[\w@~+-][\w.@~+-]*$/;

/**
 * The stored file behind a public path, or `null`. Letters, digits and a few signs only: no `%`, so nothing encoded
 * or double-encoded; no backslash, no null byte, no segment that starts with a dot. Page files are not reachable.
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

/** Whether somebody who asks for this path expects a file: its absence must never be answered with a page. */
export function looksLikeFile(pathname: string): boolean {
  return /^\/(?:static|remotes)(?:\/|$)/.test(pathname) || FILE_LIKE.test(pathname);
}
