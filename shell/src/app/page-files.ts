import { matchRoutes } from 'react-router-dom';
import type { PageFile, PageFileLists } from 'shared-contract/page-data';

/** Lists that take longer hold no prefetch up: it goes on without them. */
const LISTS_MS = 2_000;

/** Asks for a file the way its loader will: the same address, origin mode and integrity, or it would come twice. */
function preload([address, integrity]: PageFile): void {
  const { href } = new URL(address, location.href);
  if (
    performance.getEntriesByName(href).length > 0 ||
    document.querySelector(`[href="${address}"],[data-sheet="${address}"]`)
  )
    return;
  const link = document.createElement('link');
  link.rel = 'preload';
  link.as = address.endsWith('.css') ? 'style' : 'script';
  link.crossOrigin = 'anonymous';
  link.integrity = integrity;
  link.href = address;
  document.head.append(link);
}

/**
 * Asks for everything that a page loads at once. Without it a page of another remote comes in steps: its container,
 * then the routes, then the page and what it takes from the shell.
 *
 * @param address of the lists, from the page's data.
 * @returns what asks for the files of a pathname. It never fails: what does not come is asked for by whoever needs it.
 */
export function createPagePreloader(address: string, onUse: () => void): (pathname: string) => Promise<void> {
  let lists: Promise<PageFileLists> | undefined;
  const load = () =>
    (lists ??= fetch(address, { signal: AbortSignal.timeout(LISTS_MS) })
      .then((response) => {
        if (!response.ok) throw new Error(`${address} answered ${String(response.status)}.`);
        return response.json() as Promise<PageFileLists>;
      })
      .catch((error: unknown) => {
        lists = undefined;
        throw error;
      }));
  // The lists are there before somebody has chosen a link.
  for (const type of ['pointerover', 'touchstart', 'focusin'])
    document.addEventListener(
      type,
      () => {
        load().catch(() => undefined);
        onUse();
      },
      { once: true, passive: true, capture: true },
    );
  return async (pathname) => {
    try {
      const { files, pages } = await load();
      const patterns = Object.entries(pages).map(([path, handle]) => ({ path, handle }));
      for (const place of matchRoutes(patterns, pathname)?.[0]?.route.handle ?? []) {
        const file = files[place];
        if (file) preload(file);
      }
    } catch {
      // The page itself says what is wrong, when somebody opens it.
    }
  };
}

let preloader: ReturnType<typeof createPagePreloader> | undefined;

/**
 * @param address of the lists; none in development, where nothing is preloaded.
 * @param onUse called with the first signs of use, where there are lists
 */
export function servePageFiles(address: string | undefined, onUse: () => void): void {
  preloader = address === undefined ? undefined : createPagePreloader(address, onUse);
}

/** Asks for the files of a page that somebody is about to see. Never fails. */
export const preloadPage = async (pathname: string): Promise<void> => {
  await preloader?.(pathname);
};
