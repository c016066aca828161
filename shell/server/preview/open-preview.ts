import { END_PATH, parsePreview, type Preview, type PreviewToken } from 'shared-release/live';
import { ReleaseError } from 'shared-release/release';
import { previewKey, type Pool, sha256, type ReadStore } from 'shared-release/store';
import type { Edge, EdgeOptions } from '../edge.ts';
import { escaped } from '../fill-page.ts';
import { headersWithoutRelease } from '../headers.ts';
import type { FindRetained } from '../live/retained-files.ts';
import { openSetEdge } from '../live/set-edge.ts';

/* Banner at the end of every page of a preview. It is not part of the rendered page: the shadow root isolates its
   styles from the packages' stylesheets, React ignores it, and it needs no script. */
const STYLE = `:host{all:initial;position:sticky;bottom:0;z-index:2147483647;display:block;pointer-events:auto;background:#5b2a0b;color:#fff;font:1rem/1.4 'Public Sans Variable',system-ui,sans-serif}
div{display:flex;flex-wrap:wrap;align-items:center;gap:.25rem 1rem;max-width:72rem;margin:auto;padding:.5rem 1rem}
details{flex:1 1 16rem}summary{cursor:pointer;min-height:1.5rem}
dl{display:grid;grid-template-columns:auto 1fr;gap:0 1rem;margin:.5rem 0}dd{margin:0;overflow-wrap:anywhere}p{margin:.25rem 0}
button{min-height:2.75rem;padding:0 1rem;border:1px solid #fff;border-radius:.25rem;background:none;color:inherit;font:inherit;cursor:pointer}
:focus-visible{outline:3px solid #fff;outline-offset:2px}
@media(forced-colors:active){:host{border-top:1px solid}}`;

const day = new Intl.DateTimeFormat('en-US', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'UTC',
});
const instant = (text: string) => `${day.format(new Date(text))} UTC`;

const fact = (term: string, value: string) => `<dt>${escaped(term)}</dt><dd>${escaped(value)}</dd>`;

/** Renders the preview's contents, author, and expiry, with a button to leave. */
function bannerOf({ packages, author, made, until, set }: Preview): string {
  const named = packages.map((name) => `${name} ${set.artefacts[name]?.version ?? ''}`.trim()).join(', ');
  const facts = [
    fact('Set', set.id),
    fact('Made', `${instant(made)} by ${author}`),
    ...Object.entries(set.artefacts).map(([name, { version }]) => fact(name, version)),
  ];
  return `<aside id="preview-banner" aria-label="Preview"><template shadowrootmode="open"><style>${STYLE}</style><div>
<details><summary><strong>Preview</strong> of ${escaped(named)} by ${escaped(author)}, until ${escaped(instant(until))}</summary>
<p>Only whoever opened its link sees this version. What you send from here reaches the live site: forms, accounts and data are the same.</p>
<dl>${facts.join('')}</dl></details>
<form method="post" action="${END_PATH}"><button>Leave the preview</button></form></div></template></aside>`;
}

/** Inserts the banner at the end of the page, so that it is read last and displayed above the content. */
function withBanner(html: string, banner: string): string {
  const at = html.lastIndexOf('</body>');
  return at < 0 ? html + banner : html.slice(0, at) + banner + html.slice(at);
}

type OfEdge = Pick<EdgeOptions, 'settings' | 'encode' | 'fetch' | 'sourceOf'>;

export interface OpenerOptions extends OfEdge {
  readonly store: ReadStore;
  readonly pool: Pool;
  /** Finds versioned files of the live set and earlier ones, whose pages may be open next to a preview. */
  readonly findLive: FindRetained;
  /** Whether to check a preview before showing it. */
  readonly checks: boolean;
  readonly log: (line: string) => void;
  readonly now: () => number;
}

interface Opened {
  readonly edge: Edge;
  seenAt: number;
}

/** Maximum previews in memory, enough for a day. */
const MOST = 4;
/** Maximum time that a deleted preview remains visible. */
const SEEN_MS = 60_000;

export function createOpener(options: OpenerOptions) {
  const { store, findLive, settings: given, now } = options;
  const opened = new Map<string, Opened>();
  // A preview's service worker would outlive the preview.
  const settings = { ...given, serviceWorker: false };
  const { encode: compress } = options;
  const encode =
    compress && ((...[body, encoding]: Parameters<typeof compress>) => compress(body, encoding, 'quick'));

  async function read({ id, digest }: PreviewToken): Promise<Preview> {
    const key = previewKey(id);
    const stored = await store.get(key);
    if (!stored) throw new ReleaseError('it was ended, or belongs to another site');
    if ((await sha256(stored.bytes)) !== digest)
      throw new ReleaseError(`${key} is refused: the link is signed for other bytes`);
    return parsePreview(new TextDecoder().decode(stored.bytes), key);
  }

  async function open(preview: Preview): Promise<Edge> {
    const { set } = preview;
    const manifest = { ...set.release.manifest, release: set.id };
    const release = { ...set.release, release: set.id, manifest };
    const banner = bannerOf(preview);
    const finish = (html: string) => withBanner(html, banner);
    return openSetEdge({ ...set, release }, { ...options, settings, encode, findKept: findLive, finish });
  }

  return async (token: PreviewToken): Promise<Edge> => {
    const known = opened.get(token.id);
    if (known && now() - known.seenAt < SEEN_MS) return known.edge;
    const preview = await read(token).catch((error: unknown) => {
      opened.delete(token.id);
      throw error;
    });
    const edge = known?.edge ?? (await open(preview));
    opened.set(token.id, { edge, seenAt: now() });
    for (const [oldest] of opened) if (opened.size > MOST) opened.delete(oldest);
    return edge;
  };
}

/**
 * The prefix limits the cookie to this host, TLS, and the root path, so that no other host of the domain can set it.
 */
const COOKIE = '__Host-preview';
// Lax, so that the cookie is sent when the user opens a link from an email.
const ATTRIBUTES = 'Path=/; HttpOnly; Secure; SameSite=Lax';

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
    // Don't reveal a preview link to other sites.
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

/** Accepts reports from a preview's page without counting them. */
export const taken = (): Response => new Response(null, { status: 204, headers: ownHeaders({}) });

/** Renders a page that explains why a preview can't be shown. */
export function refusal(
  status: 403 | 503,
  words: string,
  more: Readonly<Record<string, string>> = {},
): Response {
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>No preview</title></head><body><main><h1>No preview</h1><p>${escaped(words)}</p><p><a href="/">Go to the live site</a></p></main></body></html>`;
  const headers = ownHeaders({ 'content-type': 'text/html; charset=utf-8', ...more });
  return new Response(html, { status, headers });
}

/** Prevents caching and indexing of a response. */
export function unkept(answer: Response): Response {
  const headers = new Headers(answer.headers);
  headers.set('cache-control', 'no-store');
  headers.set('x-robots-tag', 'noindex');
  return new Response(answer.body, { status: answer.status, headers });
}
