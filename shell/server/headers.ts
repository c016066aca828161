import { CARDS } from './assets.ts';
import type { Release, ReleaseBrand } from './release.ts';
import type { EdgeSettings } from './settings.ts';

/** Where browsers send what the policy refused. */
export const REPORT_PATH = '/reports/csp';

/**
 * Browser features that the product does not use. `clipboard-write` is left to its default, the own origin:
 * "copy" buttons need it. Only names that browsers know stand here, unknown ones are console noise.
 */
const FEATURES_OFF = [
  'accelerometer',
  'autoplay',
  'browsing-topics',
  'camera',
  'clipboard-read',
  'display-capture',
  'encrypted-media',
  'fullscreen',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'picture-in-picture',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'usb',
  'window-management',
  'xr-spatial-tracking',
];

type Embeds = NonNullable<ReleaseBrand['embeds']>;

const quoted = (hash: string): string => `'${hash}'`;
const unique = (sources: readonly string[]): string[] => [...new Set(sources)];

/** A script as a source of the policy: its exact address, but for the query, which a source cannot have. */
function sourceOf(address: string): string {
  const { origin, pathname } = new URL(address);
  // These two end a source or a directive.
  return origin + pathname.replaceAll(';', '%3B').replaceAll(',', '%2C');
}

/**
 * No 'unsafe-inline', no 'unsafe-eval' and no 'strict-dynamic': the last would let an overridden remote address
 * load from anywhere.
 */
export function contentSecurityPolicy(
  { scriptHashes, styleHashes }: Pick<Release, 'scriptHashes'> & Pick<Answer, 'styleHashes'>,
  settings: EdgeSettings,
  embeds: Embeds = {},
): string {
  const backend = new URL(settings.supabaseUrl).origin;
  const provided = Object.values(embeds);
  const frames = unique([
    ...(settings.frameOrigins ?? []),
    ...provided.map(({ url }) => new URL(url).origin),
  ]);
  const scripts = unique(provided.flatMap(({ script }) => (script === undefined ? [] : sourceOf(script))));
  return [
    `default-src 'none'`,
    ['script-src', `'self'`, ...scriptHashes.map(quoted), ...scripts].join(' '),
    ['style-src', `'self'`, ...(styleHashes ?? []).map(quoted)].join(' '),
    `img-src 'self' data:`,
    // A film comes as a file of the backend, by an address that is signed once, and is played from the page.
    `media-src blob:`,
    `font-src 'self'`,
    `connect-src 'self' ${backend} ${backend.replace(/^http/, 'ws')}`,
    `manifest-src 'self'`,
    `worker-src 'self'`,
    `object-src 'none'`,
    `base-uri 'none'`,
    `form-action 'self'`,
    `frame-ancestors 'none'`,
    `frame-src ${frames.length === 0 ? `'none'` : frames.join(' ')}`,
    `require-trusted-types-for 'script'`,
    `trusted-types default`,
    `report-to csp`,
  ].join('; ');
}

type Header = readonly [name: string, value: string];

const CONSTANT: readonly Header[] = [
  ['x-content-type-options', 'nosniff'],
  ['referrer-policy', 'strict-origin-when-cross-origin'],
  ['cross-origin-opener-policy', 'same-origin'],
  ['cross-origin-resource-policy', 'same-origin'],
  ['permissions-policy', FEATURES_OFF.map((feature) => `${feature}=()`).join(', ')],
];

/**
 * For a print (PDF). The browser's own viewer builds a document around it and holds that to the policy: one that names no
 * styles and no objects would leave a strip of the first page, or a message that the content is blocked. The print
 * itself runs nothing of ours.
 */
const PRINT_POLICY = `frame-ancestors 'none'`;

/**
 * For the service worker, which the policy of its own answer holds, not that of a page. It asks our origin for files and
 * pages and sends kept forms to the backend; it loads no further code.
 */
const workerPolicy = (settings: EdgeSettings): string =>
  [
    `default-src 'none'`,
    `connect-src 'self' ${new URL(settings.supabaseUrl).origin}`,
    `require-trusted-types-for 'script'`,
    `frame-ancestors 'none'`,
    `report-to csp`,
  ].join('; ');

const OF_A_FILE: ReadonlySet<string> = new Set(['x-content-type-options', 'cross-origin-resource-policy']);

/** For the one answer that has no release behind it: the site could not start. */
export const headersWithoutRelease: readonly Header[] = [
  ['content-security-policy', `default-src 'none'; frame-ancestors 'none'`],
  ...CONSTANT,
];

/**
 * Types that no browser makes a document of which could run anything: the rules of a document say nothing about them.
 * SVG, XML and text can stand in a window by themselves; PDF does so in the browser's viewer.
 */
const PART_OF_A_PAGE = /^(?:text\/(?:css|javascript)|font\/|image\/(?!svg))/;

/**
 * What a browser makes of an answer: a document, something that only ever stands in one, a print in its viewer, a share
 * card, which stands in documents of others, or the service worker.
 */
export type AnswerKind = 'document' | 'part' | 'print' | 'card' | 'worker';

export function answerKind(contentType: string, pathname: string): AnswerKind {
  if (pathname.startsWith(CARDS)) return 'card';
  if (contentType === 'application/pdf') return 'print';
  return PART_OF_A_PAGE.test(contentType) ? 'part' : 'document';
}

interface Answer {
  readonly kind: AnswerKind;
  readonly overTls: boolean;
  /** Hashes of the inline styles of a page. */
  readonly styleHashes?: readonly string[] | undefined;
}

/** The headers of a response: of a document all, of other kinds those that speak of the file itself. */
export function securityHeaders(
  { scriptHashes, brand }: Pick<Release, 'scriptHashes' | 'brand'>,
  settings: EdgeSettings,
): (answer: Answer) => readonly Header[] {
  const documentWith = (styleHashes: Answer['styleHashes']): readonly Header[] => [
    ['content-security-policy', contentSecurityPolicy({ scriptHashes, styleHashes }, settings, brand.embeds)],
    ...CONSTANT,
    ['reporting-endpoints', `csp="${REPORT_PATH}"`],
  ];
  const part = CONSTANT.filter(([name]) => OF_A_FILE.has(name));
  const card = part.map(([name, value]): Header =>
    name === 'cross-origin-resource-policy' ? [name, 'cross-origin'] : [name, value],
  );
  const print: readonly Header[] = [['content-security-policy', PRINT_POLICY], ...CONSTANT];
  const worker: readonly Header[] = [
    ['content-security-policy', workerPolicy(settings)],
    ...CONSTANT,
    ['reporting-endpoints', `csp="${REPORT_PATH}"`],
  ];
  const others = { part, print, card, worker };
  return ({ kind, overTls, styleHashes }) => [
    ...(kind === 'document' ? documentWith(styleHashes) : others[kind]),
    ...(overTls ? [['strict-transport-security', 'max-age=63072000; includeSubDomains'] as const] : []),
  ];
}

/** Whether the browser came over TLS: to us, or to the proxy in front of us. */
export function isOverTls(url: URL, forwardedProto: string | undefined): boolean {
  return url.protocol === 'https:' || forwardedProto?.split(',')[0]?.trim().toLowerCase() === 'https';
}
