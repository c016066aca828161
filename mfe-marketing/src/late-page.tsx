import type { ComponentType } from 'react';
import { late } from 'shared-ui/late';
import { Seo } from 'shared-ui/seo';

/** How a page is named in the browser, in search results and in what it says to search engines. */
export interface PageHead {
  /** Short name of the page: in the title, the breadcrumb and the structured data. */
  readonly title: string;
  /** 50 to 160 characters for search results. */
  readonly description: string;
  readonly path: string;
}

/**
 * A public page whose content is served whole and gets its code only when somebody starts to use the page: what a reader
 * reads costs no script. A navigation within the site waits for it, so that the page shows at once.
 *
 * @param load imports the content; its chunk is named after the page's, with `-rest`.
 */
export function latePage(head: PageHead, load: () => Promise<{ Component: ComponentType }>) {
  const rest = late(`page${head.path.replaceAll('/', '-')}`, load);
  return {
    loader: async () => {
      await rest.preload();
      return null;
    },
    Component: () => (
      <>
        <Seo title={head.title} description={head.description} path={head.path} />
        <rest.Component />
      </>
    ),
  };
}
