import { useState } from 'react';
import { paths } from 'shared-contract/paths';
import { brand } from '../brand/brand.ts';
import { useHydrated } from '../hooks.ts';

/** A schema.org node, for facts that this site states about itself. */
export interface SchemaNode {
  readonly '@type': string;
  readonly [property: string]: unknown;
}

/** Returns JSON for a data block. Escapes `<`, so that no text can close the element. */
export function toJsonLd(nodes: readonly SchemaNode[]): string {
  return JSON.stringify({ '@context': 'https://schema.org', '@graph': nodes }).replaceAll('<', '\\u003c');
}

/**
 * Structured data of a prerendered page, preserved by hydration.
 *
 * A page opened by navigation omits it: crawlers read the HTML that the edge serves, and React creates a script element
 * with `innerHTML`, which the page's Trusted Types policy rejects. The build adds the page's share card to the served
 * text, so that text differs from the rendered one.
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

/** The firm's node, shared by all pages that describe it. */
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
  /** The page that lists this one, if there is one. */
  readonly parent?: { readonly label: string; readonly to: string } | undefined;
}

/** Returns the nodes of a page: the page with its additional properties, its breadcrumbs, and the website. */
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

/** Returns a page's questions in the form that search engines read. */
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
