import { useState } from 'react';
import { paths } from 'shared-contract/paths';
import { brand } from '../../brand/brand.ts';
import { useHydrated } from '../../hooks/use-hydrated.ts';

/** A schema.org node; only what this site states about itself. */
export interface SchemaNode {
  readonly '@type': string;
  readonly [property: string]: unknown;
}

/** JSON for a data block: `<` is escaped, so that no text in it can close the element. */
export function toJsonLd(nodes: readonly SchemaNode[]): string {
  return JSON.stringify({ '@context': 'https://schema.org', '@graph': nodes }).replaceAll('<', '\\u003c');
}

/**
 * Structured data in the prerendered page, kept through hydration.
 *
 * A page reached by navigation leaves it out: crawlers read the HTML that the edge serves, and React creates a
 * script element through `innerHTML`, which the page's Trusted Types policy refuses. The build adds the page's share card
 * to what is served, so that the two texts differ.
 */
export function StructuredData({ nodes }: { nodes: readonly SchemaNode[] }) {
  const hydrated = useHydrated();
  const [present] = useState(!hydrated);
  return present ? (
    <script type="application/ld+json" suppressHydrationWarning>
      {toJsonLd(nodes)}
    </script>
  ) : null;
}

/** The firm, as every page that describes it names it. */
export const organization = {
  '@type': 'FinancialService',
  '@id': `${brand.origin}/#organization`,
  name: brand.name,
  description: brand.tagline,
  url: `${brand.origin}/`,
  telephone: brand.phone.display,
  faxNumber: brand.fax,
  email: brand.email.display,
  address: {
    '@type': 'PostalAddress',
    streetAddress: brand.address.lines.join(', '),
    addressRegion: brand.address.region,
    addressCountry: brand.address.country,
  },
} as const satisfies SchemaNode;

export const website = {
  '@type': 'WebSite',
  '@id': `${brand.origin}/#website`,
  name: brand.name,
  url: `${brand.origin}/`,
  publisher: { '@id': organization['@id'] },
  potentialAction: {
    '@type': 'SearchAction',
    target: {
      '@type': 'EntryPoint',
      urlTemplate: `${brand.origin}${paths.search}?q={search_term_string}`,
    },
    'query-input': 'required name=search_term_string',
  },
} as const satisfies SchemaNode;

export interface DescribedPage {
  readonly title: string;
  readonly description: string;
  readonly path: string;
  /** The page that lists it, where it is one of several. */
  readonly parent?: { readonly label: string; readonly to: string } | undefined;
}

/** A page itself, with properties of its own kind, and where it stands in the site. */
export function pageNodes(
  { title, description, path, parent }: DescribedPage,
  own: Readonly<Record<string, unknown>> = {},
): readonly SchemaNode[] {
  const url = brand.origin + path;
  const trail = [
    { name: 'Home', item: brand.origin + paths.home },
    ...(parent ? [{ name: parent.label, item: brand.origin + parent.to }] : []),
    { name: title, item: url },
  ];
  return [
    {
      '@type': 'WebPage',
      '@id': `${url}#page`,
      name: title,
      description,
      url,
      isPartOf: { '@id': website['@id'] },
      ...own,
    },
    {
      '@type': 'BreadcrumbList',
      itemListElement: trail.map((place, index) => ({ '@type': 'ListItem', position: index + 1, ...place })),
    },
    website,
  ];
}

export interface AnsweredQuestion {
  readonly question: string;
  /** Paragraphs. */
  readonly answer: readonly string[];
}

/** The questions of a page as search engines read them. */
export function questionsNode(path: string, questions: readonly AnsweredQuestion[]): SchemaNode {
  return {
    '@type': 'FAQPage',
    '@id': `${brand.origin}${path}#questions`,
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer.join(' ') },
    })),
  };
}
