import { parse } from 'node-html-parser';

/** A file that a page names, and what it has to be. */
export interface NamedFile {
  readonly address: string;
  readonly type: RegExp;
}

export interface ReadPage {
  /** Where its links lead: addresses of the site, with their place; those that lead out are left out. */
  readonly links: readonly string[];
  readonly files: readonly NamedFile[];
  readonly ids: ReadonlySet<string>;
}

const IMAGE = /^image\//;

/** What each element that names a file has to get. */
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

/** An address of the site as the edge takes it, or nothing for one that leads out. */
function within(href: string, page: string, origin: string): string | undefined {
  const url = URL.parse(href, origin + page);
  return url?.origin === origin ? url.pathname + url.search + url.hash : undefined;
}

/** What a page leads to and names, read from its HTML as a crawler reads it. */
export function readPage(html: string, page: string, origin: string): ReadPage {
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
