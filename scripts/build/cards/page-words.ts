import { parse } from 'node-html-parser';

/** A schema.org node of a page. */
export type PageNode = Readonly<Record<string, unknown>>;

/** What a rendered page says of itself, for a card and for the tags that lead to it. */
export interface PageWords {
  /** Its short name, the firm's left out. */
  readonly name: string;
  /** The heading that a reader sees first. */
  readonly heading: string;
  /** The page that lists it. */
  readonly parent: string | undefined;
  readonly nodes: readonly PageNode[];
  /** Seed of the cover beside its heading. */
  readonly cover: string | undefined;
  /** The drawn portrait beside its heading. */
  readonly portrait: string | undefined;
}

const plain = (text = '') => text.replaceAll(/\s+/g, ' ').trim();

function nodesIn(text: string): PageNode[] {
  const data = JSON.parse(text) as { readonly '@graph'?: readonly PageNode[] };
  return [...(data['@graph'] ?? [])];
}

const isTrail = (node: PageNode): node is PageNode & { itemListElement: readonly { name: string }[] } =>
  node['@type'] === 'BreadcrumbList' && Array.isArray(node['itemListElement']);

/**
 * Reads a rendered page. Remotes say nothing for a card that they do not say to readers and search engines already: title,
 * heading, structured data, and the drawing that stands with the heading.
 */
export function wordsOf(html: string, firm: string): PageWords {
  const page = parse(html);
  const title = plain(page.querySelector('title')?.textContent);
  const h1 = page.querySelector('main h1') ?? page.querySelector('h1');
  const nodes = page
    .querySelectorAll('script[type="application/ld+json"]')
    .flatMap((script) => nodesIn(script.textContent));
  // Home, the page that lists this one, this one.
  const trail = nodes.find(isTrail)?.itemListElement ?? [];
  const head = h1?.closest('section');
  return {
    name: title.endsWith(` | ${firm}`) ? title.slice(0, -` | ${firm}`.length) : title,
    heading: plain(h1?.textContent) || title,
    parent: trail.length > 2 ? trail.at(-2)?.name : undefined,
    nodes,
    cover: head?.querySelector('svg[data-cover]')?.getAttribute('data-cover'),
    portrait: head?.querySelector('svg[data-portrait]')?.outerHTML,
  };
}
