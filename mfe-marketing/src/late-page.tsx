import type { ComponentType } from 'react';
import { late } from 'shared-ui/late';
import { Seo } from 'shared-ui/seo';
import type { PageHead } from './page-content.tsx';

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

/** What stands above and below the task of a page: served whole, with code that comes with the first use. */
interface AroundTask {
  readonly Top: ComponentType;
  readonly Rest: ComponentType;
}

/**
 * A public page on which people do something (a form, free times) that is alive from the start. What is read above and
 * below it gets its code as that of a {@link latePage}.
 *
 * @param load imports what stands around the task; its chunk is named after the page's, with `-rest`.
 */
export function taskPage(path: string, load: () => Promise<AroundTask>) {
  const id = `page${path.replaceAll('/', '-')}`;
  const top = late(`${id}-top`, async () => ({ Component: (await load()).Top }));
  const rest = late(id, async () => ({ Component: (await load()).Rest }));
  return {
    loader: async () => {
      await Promise.all([top.preload(), rest.preload()]);
      return null;
    },
    Top: top.Component,
    Rest: rest.Component,
  };
}
