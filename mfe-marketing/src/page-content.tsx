import type { ReactNode } from 'react';
import { paths } from 'shared-contract/paths';
import { brand } from 'shared-ui/brand';
import type { PageHead } from './late-page.tsx';
import { StructuredData, website, type SchemaNode } from './structured-data.tsx';

interface PageContentProps extends PageHead {
  /** schema.org type of the page. */
  readonly type?: 'WebPage' | 'AboutPage' | 'ContactPage' | 'FAQPage' | 'CollectionPage';
  /** Further properties of the page's own node. */
  readonly about?: Readonly<Record<string, unknown>>;
  /** Nodes that stand beside it. */
  readonly nodes?: readonly SchemaNode[];
  readonly children: ReactNode;
}

/** What a public page says to search engines, where it stands in the site, and its sections. */
export function PageContent({
  title,
  description,
  path,
  type = 'WebPage',
  about = {},
  nodes = [],
  children,
}: PageContentProps) {
  const url = brand.origin + path;
  const page = {
    '@type': type,
    '@id': `${url}#page`,
    name: title,
    description,
    url,
    isPartOf: { '@id': website['@id'] },
    ...about,
  };
  const breadcrumb = {
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: 'Home', item: brand.origin + paths.home },
      { '@type': 'ListItem', position: 2, name: title, item: url },
    ],
  };
  return (
    <>
      <StructuredData nodes={[page, breadcrumb, website, ...nodes]} />
      {children}
    </>
  );
}
