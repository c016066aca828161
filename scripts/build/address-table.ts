import { paths } from 'shared-contract/paths';
import type { WorkerPlan } from 'shared-contract/service-worker';
import { isUnknown, type RenderedPage } from './render-pages.ts';

/** Whether a page has an address that somebody may have meant. */
const isNamed = (page: RenderedPage): boolean =>
  !page.isFrame && !isUnknown(page) && page.missing === undefined;

/** Pages that a search of ours, or of somebody else, may find, and that a browser may keep without a network. */
export const isListed = (page: RenderedPage): boolean =>
  isNamed(page) && !/<meta name="robots"[^>]*noindex/.test(page.html);

/** The pages that have an address of their own. */
export const namedPages = (pages: readonly RenderedPage[]) =>
  pages.filter(isNamed).map((page) => ({ ...page, isListed: isListed(page) }));

/** What the edge answers at which address. */
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

/** What the service worker has to know of the release. */
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
