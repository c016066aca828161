import type { ReactNode } from 'react';
import { paths } from 'shared-contract/paths';
import { brand } from 'shared-ui/brand';
import { Seo } from 'shared-ui/seo';
import { StructuredData, website, type SchemaNode } from './structured-data.tsx';

interface PublicPageProps {
  /** Short name of the page: in the title, the breadcrumb and the structured data. */
  readonly title: string;
  /** 50 to 160 characters for search results. */
  readonly description: string;
  readonly path: string;
  /** schema.org type of the page. */
  readonly type?: 'WebPage' | 'AboutPage' | 'ContactPage' | 'FAQPage' | 'CollectionPage';
  /** Further properties of the page's own node. */
  readonly about?: Readonly<Record<string, unknown>>;
  /** Nodes that stand beside it. */
  readonly nodes?: readonly SchemaNode[];
  readonly noindex?: boolean;
  readonly children: ReactNode;
}

/** A public page: its head, what it says to search engines, where it stands in the site, and its sections. */
export function PublicPage({
  title,
  description,
  path,
  type = 'WebPage',
  about = {},
  nodes = [],
  noindex = false,
  children,
}: PublicPageProps) {
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
      <Seo title={title} description={description} path={path} noindex={noindex} />
      <StructuredData nodes={[page, breadcrumb, website, ...nodes]} />
      {children}
    </>
  );
}
