import { matchRoutes, type RouteObject } from 'react-router-dom';
import type { PreloadHandle } from './page-cache.tsx';

/** A pointer that rests this long on a link means it. */
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
 * Fetches a page's code at the first sign of intent, once per address: the click itself then asks for nothing.
 * A failed prefetch is silent and is not repeated; the click will say what is wrong.
 *
 * @returns a function that stops listening.
 */
export function prefetchOnIntent(prefetch: (pathname: string) => Promise<void>): () => void {
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
  const types = ['pointerover', 'focusin', 'touchstart', 'pointerdown'] as const;
  types.forEach((type) => {
    document.addEventListener(type, onIntent, { passive: true, capture: true });
  });
  return () => {
    clearTimeout(timer);
    types.forEach((type) => {
      document.removeEventListener(type, onIntent, { capture: true });
    });
  };
}
