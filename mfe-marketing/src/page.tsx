import type { ReactNode } from 'react';
import { Seo } from 'shared-ui/seo';
import { type AnsweredQuestion, pageNodes, type SchemaNode, StructuredData } from 'shared-ui/structured-data';
import type { PageLink } from './content/sections.ts';

/** Title, description, and structured data of a page. */
export interface PageHead {
  /** Short name of the page, for the title, the breadcrumb, and the structured data. */
  readonly title: string;
  /** For search results. 50 to 160 characters. */
  readonly description: string;
  readonly path: string;
  /** The page that lists it, if it is one of several. */
  readonly parent?: PageLink;
}

interface PageContentProps extends PageHead {
  /** Excludes the page from search engines. */
  readonly noindex?: boolean;
  readonly type?: 'AboutPage' | 'ContactPage' | 'FAQPage' | 'CollectionPage';
  /** Additional properties of the page's node. */
  readonly about?: Readonly<Record<string, unknown>>;
  /** Additional structured-data nodes. */
  readonly nodes?: readonly SchemaNode[];
  readonly children: ReactNode;
}

/** Renders a public page with its metadata, breadcrumb, and sections. */
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

/** Returns all questions in a page's content, for structured data. */
export function questionsIn(
  sections: readonly { readonly kind: string; readonly items?: unknown }[],
): readonly AnsweredQuestion[] {
  return sections.flatMap((section) =>
    section.kind === 'questions' ? (section.items as readonly AnsweredQuestion[]) : [],
  );
}
