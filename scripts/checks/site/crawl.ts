import { parse } from 'node-html-parser';
import type { RenderedSite } from './built-site.ts';

/** A file that a page names, and its expected type. */
export interface NamedFile {
  readonly address: string;
  readonly type: RegExp;
}

export interface ReadPage {
  /** URL paths of the links within the site, with their fragments. */
  readonly links: readonly string[];
  readonly files: readonly NamedFile[];
  readonly ids: ReadonlySet<string>;
}

const IMAGE = /^image\//;

/** The expected type of the file in each element's attribute. */
const named: readonly (readonly [selector: string, attribute: string, type: RegExp])[] = [
  ['img[src]', 'src', IMAGE],
  ['img[srcset]', 'srcset', IMAGE],
  ['picture source[srcset]', 'srcset', IMAGE],
  ['audio source[src]', 'src', /^audio\//],
  ['script[src]', 'src', /^text\/javascript/],
  ['link[rel="icon"]', 'href', IMAGE],
  ['link[rel="alternate"]', 'href', /^application\/rss\+xml/],
  ['link[rel="stylesheet"]', 'href', /^text\/css/],
  ['link[rel="modulepreload"]', 'href', /^text\/javascript/],
  ['meta[property="og:image"]', 'content', IMAGE],
];

const addressesIn = (value: string, attribute: string) =>
  attribute === 'srcset' ? value.split(',').map((part) => part.trim().split(/\s+/)[0] ?? '') : [value];

/** Resolves a URL to a path of the site, or undefined for an external one. */
function within(href: string, page: string, origin: string): string | undefined {
  const url = URL.parse(href, origin + page);
  return url?.origin === origin ? url.pathname + url.search + url.hash : undefined;
}

/** Reads the links and files of a page from its HTML, like a crawler. */
function readPage(html: string, page: string, origin: string): ReadPage {
  const document = parse(html);
  const inside = (value: string) => within(value, page, origin) ?? [];
  return {
    links: document.querySelectorAll('a[href]').flatMap((link) => inside(link.getAttribute('href') ?? '')),
    files: named.flatMap(([selector, attribute, type]) =>
      document
        .querySelectorAll(selector)
        .flatMap((element) => addressesIn(element.getAttribute(attribute) ?? '', attribute))
        .flatMap(inside)
        .map((address) => ({ address, type })),
    ),
    ids: new Set(document.querySelectorAll('[id]').map(({ id }) => id)),
  };
}

export interface Crawled {
  /** Number of clicks from the home page to each page. */
  readonly clicks: ReadonlyMap<string, number>;
  /** Requested files. */
  readonly files: ReadonlySet<string>;
  /** Broken links and files, each with the page that refers to it. */
  readonly faults: readonly string[];
}

const PAGE = /^text\/html/;
const typesOfFiles: Readonly<Record<string, RegExp>> = {
  png: /^image\/png/,
  pdf: /^application\/pdf$/,
  xml: /^application\/(?:rss\+)?xml/,
  txt: /^text\/plain/,
};

const parts = (address: string) => {
  const [withSearch = '', place = ''] = address.split('#');
  return { at: withSearch.split('?')[0] ?? '', withSearch, place: decodeURIComponent(place) };
};

/** Crawls every page, from the home page on: each link, file, and fragment. */
export async function crawl(site: RenderedSite): Promise<Crawled> {
  const clicks = new Map([['/', 0]]);
  const files = new Set<string>();
  const faults = new Set<string>();
  const places = new Map<string, ReadonlySet<string>>();
  const wanted: { readonly from: string; readonly at: string; readonly place: string }[] = [];

  /** Requests a URL only once, and returns the fault of the response, if any. */
  const answers = new Map<string, Promise<{ readonly fault?: string; readonly html?: string }>>();
  const ask = (address: string, type: RegExp) => {
    const answer = async () => {
      const response = await site.ask(address);
      const got = response.headers.get('content-type') ?? '';
      if (response.status !== 200) return { fault: `answers ${String(response.status)}` };
      if (!type.test(got)) return { fault: `is ${got}` };
      return got.startsWith('text/html') ? { html: await response.text() } : {};
    };
    const known = answers.get(address) ?? answer();
    answers.set(address, known);
    return known;
  };

  const read = async (page: string, depth: number) => {
    const { html } = await ask(page, PAGE);
    if (html === undefined) return;
    const { links, files: named, ids } = readPage(html, page, site.release.brand.origin);
    places.set(page, ids);
    for (const { address, type } of named) {
      files.add(address);
      const { fault } = await ask(address, type);
      if (fault !== undefined) faults.add(`${page} names ${address}, which ${fault}`);
    }
    for (const link of links) {
      const { at, withSearch, place } = parts(link);
      const type = typesOfFiles[/\.(\w+)$/.exec(at)?.[1] ?? ''];
      const { fault } = await ask(withSearch, type ?? PAGE);
      if (fault !== undefined) faults.add(`${page} leads to ${link}, which ${fault}`);
      else if (type !== undefined) files.add(at);
      else if (!clicks.has(at)) clicks.set(at, depth + 1);
      if (place !== '') wanted.push({ from: page, at, place });
    }
  };
  for (const [page, depth] of clicks) await read(page, depth);
  // No page links to those that an email or the service worker opens.
  for (const page of Object.keys(site.release.pages)) if (!clicks.has(page)) await read(page, Infinity);
  for (const { from, at, place } of wanted)
    if (places.get(at)?.has(place) === false)
      faults.add(`${from} leads to ${at}#${place}, which is no place there`);
  return { clicks, files, faults: [...faults] };
}
