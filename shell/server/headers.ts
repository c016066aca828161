import { CARDS } from 'shared-release/assets';
import type { Release, ReleaseBrand } from 'shared-release/release';
import type { EdgeSettings } from './settings.ts';

export const REPORT_PATH = '/reports/csp';

/**
 * Browser features that the product doesn't use. `clipboard-write` stays at its default (same origin), because "copy"
 * buttons need it. List only names that browsers know: unknown ones cause console warnings.
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

/** Returns a script's URL as a policy source. Omits the query, which a source can't contain. */
function sourceOf(address: string): string {
  const { origin, pathname } = new URL(address);
  // These characters would end a source or a directive.
  return origin + pathname.replaceAll(';', '%3B').replaceAll(',', '%2C');
}

/**
 * Builds the content security policy. It has no 'unsafe-inline', 'unsafe-eval', or 'strict-dynamic': the last would let
 * an overridden remote address load scripts from anywhere.
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
    // The page fetches a video from a signed backend URL and plays it as a blob.
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
 * For PDF documents. The browser's viewer wraps the file in a document that follows this policy. A policy without
 * styles and objects would show a strip of the first page, or a message that the content is blocked. The PDF itself
 * runs no code.
 */
const PRINT_POLICY = `frame-ancestors 'none'`;

/**
 * For the service worker, which follows the policy of its own script response instead of a page's. It requests files
 * and pages from this origin and sends queued forms to the backend. It loads no other code.
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

/** For the one response without a release: the site could not start. */
export const headersWithoutRelease: readonly Header[] = [
  ['content-security-policy', `default-src 'none'; frame-ancestors 'none'`],
  ...CONSTANT,
];

/**
 * Types that a browser never opens as a document that runs code, so document headers don't apply. SVG, XML, and text
 * can open in a separate window, and PDF in the browser's viewer.
 */
const PART_OF_A_PAGE = /^(?:text\/(?:css|javascript)|font\/|image\/(?!svg))/;

/**
 * How a browser uses a response: as a document, as a resource inside one, as a PDF in its viewer, as a share card on
 * other sites, or as the service worker.
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
  readonly styleHashes?: readonly string[] | undefined;
}

/** Returns a response's headers: all of them for a document, and only those about the file itself for other kinds. */
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

/** True if the browser used TLS to reach the edge or the proxy in front of it. */
export function isOverTls(url: URL, forwardedProto: string | undefined): boolean {
  return url.protocol === 'https:' || forwardedProto?.split(',')[0]?.trim().toLowerCase() === 'https';
}
