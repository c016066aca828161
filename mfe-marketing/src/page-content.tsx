import type { ReactNode } from 'react';
import { pageNodes, StructuredData, type SchemaNode } from 'shared-ui/structured-data';
import type { PageHead } from './late-page.tsx';

interface PageContentProps extends PageHead {
  /** schema.org type of the page. */
  readonly type?: 'AboutPage' | 'ContactPage' | 'FAQPage' | 'CollectionPage';
  /** Further properties of the page's own node. */
  readonly about?: Readonly<Record<string, unknown>>;
  /** Nodes that stand beside it. */
  readonly nodes?: readonly SchemaNode[];
  readonly children: ReactNode;
}

/** What a public page says to search engines, where it stands in the site, and its sections. */
export function PageContent({ type, about = {}, nodes = [], children, ...head }: PageContentProps) {
  const own = type === undefined ? about : { '@type': type, ...about };
  return (
    <>
      <StructuredData nodes={[...pageNodes(head, own), ...nodes]} />
      {children}
    </>
  );
}
