import { matchRoutes, type RouteObject } from 'react-router-dom';
import type { PageFile, PageFileLists } from 'shared-contract/page-data';
import type { PreloadHandle } from './page-cache.tsx';

/** Timeout of the lists. Prefetching continues without them. */
const LISTS_MS = 2_000;

/** Preloads a file with the address, origin mode, and integrity of its loader. Otherwise it would load twice. */
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
 * Creates a function that requests all files of a page in parallel. Without it, a page of another remote loads in
 * steps: its container, then the routes, then the page and its shared modules.
 *
 * @param address URL of the lists, from the page's data
 * @returns a function that requests the files of a pathname. It never rejects: a missing file is requested again by the
 *   code that needs it.
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
  // Loads the lists before the user chooses a link.
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
      // The page shows the failure when the user opens it.
    }
  };
}

let preloader: ReturnType<typeof createPagePreloader> | undefined;

/**
 * @param address URL of the lists; missing in development, where nothing is preloaded
 * @param onUse called at the first sign of use, if there are lists
 */
export function servePageFiles(address: string | undefined, onUse: () => void): void {
  preloader = address === undefined ? undefined : createPagePreloader(address, onUse);
}

/** Preloads the files of a page that the user is about to open. Never fails. */
export const preloadPage = async (pathname: string): Promise<void> => {
  await preloader?.(pathname);
};

/** Hover time on a link that counts as intent. */
const HOVER_MS = 65;

/** Loads the code of every page that an address shows. */
export async function preloadMatches(routes: RouteObject[], pathname: string): Promise<void> {
  const matches = matchRoutes(routes, pathname) ?? [];
  await Promise.all(
    matches.map(async ({ route }) => {
      await (route.handle as PreloadHandle | undefined)?.preload?.();
    }),
  );
}

function pathnameOf(target: EventTarget | null): string | undefined {
  const link = target instanceof Element ? target.closest('a') : null;
  if (link?.origin !== location.origin || link.target !== '' || link.hasAttribute('download'))
    return undefined;
  return link.pathname === location.pathname ? undefined : link.pathname;
}

/**
 * Loads a page's code at the first sign of intent, once per address, so that the click itself requests nothing. A
 * failed prefetch is silent and not repeated, because the click reports the error.
 */
export function prefetchOnIntent(prefetch: (pathname: string) => Promise<void>): void {
  const asked = new Set<string>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const ask = (pathname: string) => {
    if (asked.has(pathname)) return;
    asked.add(pathname);
    prefetch(pathname).catch(() => undefined);
  };
  const onIntent = (event: Event) => {
    clearTimeout(timer);
    const pathname = pathnameOf(event.target);
    if (pathname === undefined) return;
    if (event.type === 'pointerover')
      timer = setTimeout(() => {
        ask(pathname);
      }, HOVER_MS);
    else ask(pathname);
  };
  for (const type of ['pointerover', 'focusin', 'touchstart', 'pointerdown'])
    document.addEventListener(type, onIntent, { passive: true, capture: true });
}
