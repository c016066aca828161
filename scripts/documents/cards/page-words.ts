import type { HTMLElement } from 'node-html-parser';

/** A schema.org node of a page. */
export type PageNode = Readonly<Record<string, unknown>>;

/** The texts of a rendered page that its card and share tags use. */
export interface PageWords {
  /** The short name, without the firm. */
  readonly name: string;
  readonly heading: string;
  /** Name of the page that lists it. */
  readonly parent: string | undefined;
  readonly nodes: readonly PageNode[];
  /** Seed of the cover next to its heading. */
  readonly cover: string | undefined;
  /** SVG of the drawn portrait next to its heading. */
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
 * Reads a rendered page. Cards use only data that readers and search engines already get: the title, the heading, the
 * structured data, and the drawing next to the heading.
 */
export function wordsOf(page: HTMLElement, firm: string): PageWords {
  const title = plain(page.querySelector('title')?.textContent);
  const h1 = page.querySelector('main h1') ?? page.querySelector('h1');
  const nodes = page
    .querySelectorAll('script[type="application/ld+json"]')
    .flatMap((script) => nodesIn(script.textContent));
  // Breadcrumbs: home, the page that lists this one, this one.
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
