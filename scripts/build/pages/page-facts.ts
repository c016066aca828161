import { createHash } from 'node:crypto';
import type { HTMLElement } from 'node-html-parser';
import type { SearchSection } from 'shared-contract/search';

export interface PageFacts {
  readonly address: string;
  readonly title: string;
  readonly description: string;
  /** Name of the page that lists it, for one page of several. */
  readonly parent: string | undefined;
  /** Digest of the text that readers see. */
  readonly words: string;
  /** The page's revision date, if readers and search engines see one. */
  readonly revised: string | undefined;
}

interface Node {
  readonly '@type'?: unknown;
  readonly dateModified?: unknown;
  readonly itemListElement?: readonly { readonly name?: unknown }[];
}

const asText = (value: unknown) => (typeof value === 'string' ? value : undefined);

function structuredNodes(page: HTMLElement): Node[] {
  return page
    .querySelectorAll('script[type="application/ld+json"]')
    .flatMap(({ rawText }) => (JSON.parse(rawText) as { readonly '@graph': Node[] })['@graph']);
}

/** @param sections the page's sections, for the digest of its text */
export function factsOf(address: string, page: HTMLElement, sections: readonly SearchSection[]): PageFacts {
  const title = page.querySelector('title')?.textContent ?? '';
  const description = page.querySelector('meta[name="description"]')?.getAttribute('content') ?? '';
  const nodes = structuredNodes(page);
  const trail = nodes.find((node) => node['@type'] === 'BreadcrumbList')?.itemListElement ?? [];
  const said = [title, description, sections];
  return {
    address,
    title,
    description,
    parent: trail.length > 2 ? asText(trail.at(-2)?.name) : undefined,
    words: createHash('sha256').update(JSON.stringify(said)).digest('hex').slice(0, 16),
    revised: nodes.flatMap(({ dateModified }) => asText(dateModified) ?? [])[0],
  };
}
