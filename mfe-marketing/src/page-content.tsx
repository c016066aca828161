import type { ReactNode } from 'react';
import { Seo } from 'shared-ui/seo';
import { pageNodes, StructuredData, type SchemaNode } from 'shared-ui/structured-data';
import type { PageLink } from './content/sections.ts';

/** How a page is named in the browser, in search results and in what it says to search engines. */
export interface PageHead {
  /** Short name of the page: in the title, the breadcrumb and the structured data. */
  readonly title: string;
  /** 50 to 160 characters for search results. */
  readonly description: string;
  readonly path: string;
  /** The page that lists it, where it is one of several. */
  readonly parent?: PageLink;
}

interface PageContentProps extends PageHead {
  /** Left out by search engines. */
  readonly noindex?: boolean;
  /** schema.org type of the page. */
  readonly type?: 'AboutPage' | 'ContactPage' | 'FAQPage' | 'CollectionPage';
  /** Further properties of the page's own node. */
  readonly about?: Readonly<Record<string, unknown>>;
  /** Nodes that stand beside it. */
  readonly nodes?: readonly SchemaNode[];
  readonly children: ReactNode;
}

/** What a public page says to search engines, where it stands in the site, and its sections. */
export function PageContent({
  noindex = false,
  type,
  about = {},
  nodes = [],
  children,
  ...head
}: PageContentProps) {
  const own = type === undefined ? about : { '@type': type, ...about };
  return (
    <>
      <Seo title={head.title} description={head.description} path={head.path} noindex={noindex} />
      <StructuredData nodes={[...pageNodes(head, own), ...nodes]} />
      {children}
    </>
  );
}
