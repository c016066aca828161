import type { BuiltSite } from './built-site.ts';
import { readPage } from './read-page.ts';

export interface Crawled {
  /** How many clicks each page is from the start. */
  readonly clicks: ReadonlyMap<string, number>;
  /** Files that were asked for. */
  readonly files: ReadonlySet<string>;
  /** What leads nowhere, with the page that leads there. */
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

/** Walks the site from its start as a crawler does: every link, every file, every place on a page. */
export async function crawl(site: BuiltSite): Promise<Crawled> {
  const clicks = new Map([['/', 0]]);
  const files = new Set<string>();
  const faults = new Set<string>();
  const places = new Map<string, ReadonlySet<string>>();
  const wanted: { readonly from: string; readonly at: string; readonly place: string }[] = [];

  /** Asks for an address once, and says what is wrong with the answer. */
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

  for (const [page, depth] of clicks) {
    const { html } = await ask(page, PAGE);
    if (html === undefined) continue;
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
  }
  for (const { from, at, place } of wanted)
    if (places.get(at)?.has(place) === false)
      faults.add(`${from} leads to ${at}#${place}, which is no place there`);
  return { clicks, files, faults: [...faults] };
}
