import { useState } from 'react';
import { brand } from 'shared-ui/brand';
import { useHydrated } from 'shared-ui/hooks';

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
 * script element through `innerHTML`, which the page's Trusted Types policy refuses.
 */
export function StructuredData({ nodes }: { nodes: readonly SchemaNode[] }) {
  const hydrated = useHydrated();
  const [present] = useState(!hydrated);
  return present ? <script type="application/ld+json">{toJsonLd(nodes)}</script> : null;
}

/** The firm, as every page that describes it names it. */
export const organization = {
  '@type': 'ProfessionalService',
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
} as const satisfies SchemaNode;
