import { paths } from 'shared-contract/paths';
import type { WorkerPlan } from 'shared-contract/service-worker';
import { isUnknown, type RenderedPage } from './render-pages.ts';

/** Returns true for a page with its own URL: not a layout, and not an error page. */
const isNamed = (page: RenderedPage): boolean =>
  !page.isFrame && !isUnknown(page) && page.missing === undefined;

/** Returns true if search engines and the site search may list the page, and browsers may cache it for offline use. */
export const isListed = (page: RenderedPage): boolean =>
  isNamed(page) && !/<meta name="robots"[^>]*noindex/.test(page.html);

export const namedPages = <Page extends RenderedPage>(pages: readonly Page[]) =>
  pages.filter(isNamed).map((page) => ({ ...page, isListed: isListed(page) }));

/** Builds the edge's table of URLs and the pages that it serves for them. */
export function addressTable(
  pages: readonly (RenderedPage & { readonly document: string })[],
  changes: ReadonlyMap<string, string>,
) {
  return {
    pages: Object.fromEntries(
      pages.filter(isNamed).map(({ address, file, document }) => [
        address,
        {
          file,
          status: 200,
          ...(/<meta name="robots"[^>]*noindex/.test(document) ? { noindex: true } : {}),
          ...(changes.has(address) ? { changed: changes.get(address) } : {}),
        },
      ]),
    ),
    frames: pages.filter(({ isFrame }) => isFrame).map(({ address, file }) => ({ prefix: address, file })),
    missing: pages.flatMap(({ missing, isAsked, register, file }) => {
      if (missing === undefined || register) return [];
      const found = pages.find((page) => page.missing === missing && page.register);
      return {
        pattern: missing,
        file,
        ...(isAsked === true ? { status: 200 } : {}),
        ...(found && { found: { file: found.file, ...found.register } }),
      };
    }),
    notFound: pages.find(isUnknown)?.file ?? '',
  };
}

/** Builds the release data that the service worker needs. */
export function workerPlan(
  release: string,
  pages: readonly RenderedPage[],
  validation: WorkerPlan['validation'],
): WorkerPlan {
  const offline = pages.find(({ address }) => address === paths.offline)?.files;
  return {
    release,
    pages: pages.filter(isListed).map(({ address }) => address),
    offline: offline ? [...offline.styles, ...offline.scripts, ...offline.preloads] : [],
    validation,
  };
}
