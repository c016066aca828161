import { createHash } from 'node:crypto';
import { parse, type HTMLElement } from 'node-html-parser';
import { sectionsOf } from '../search-sections.ts';

/** What a page says of itself, read from its HTML. */
export interface PageFacts {
  readonly address: string;
  readonly title: string;
  readonly description: string;
  /** What the page that lists it is called, where it is one of several. */
  readonly parent: string | undefined;
  /** Digest of all that a reader reads on it. */
  readonly words: string;
  /** The day on which its text was revised, where it says so to readers and search engines. */
  readonly revised: string | undefined;
}

interface Node {
  readonly '@type'?: unknown;
  readonly dateModified?: unknown;
  readonly itemListElement?: readonly { readonly name?: unknown }[];
}

const asText = (value: unknown) => (typeof value === 'string' ? value : undefined);

/** The nodes of the page's structured data. */
function structuredNodes(page: HTMLElement): Node[] {
  return page
    .querySelectorAll('script[type="application/ld+json"]')
    .flatMap(({ rawText }) => (JSON.parse(rawText) as { readonly '@graph': Node[] })['@graph']);
}

export function factsOf(address: string, html: string): PageFacts {
  const page = parse(html, { blockTextElements: { script: true } });
  const title = page.querySelector('title')?.textContent ?? '';
  const description = page.querySelector('meta[name="description"]')?.getAttribute('content') ?? '';
  const nodes = structuredNodes(page);
  const trail = nodes.find((node) => node['@type'] === 'BreadcrumbList')?.itemListElement ?? [];
  const said = [title, description, sectionsOf(address, html)];
  return {
    address,
    title,
    description,
    parent: trail.length > 2 ? asText(trail.at(-2)?.name) : undefined,
    words: createHash('sha256').update(JSON.stringify(said)).digest('hex').slice(0, 16),
    revised: nodes.flatMap(({ dateModified }) => asText(dateModified) ?? [])[0],
  };
}
