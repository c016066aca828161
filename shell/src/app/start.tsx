import { StrictMode, startTransition, useEffect, type ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import type { DataRouter } from 'react-router-dom';
import { configureAuth } from 'shared-auth/config';
import { hasStoredSession } from 'shared-auth/supabase-client';
import type { BootManifest } from 'shared-contract/boot-manifest';
import type { PageData } from 'shared-contract/page-data';
import { CHANGE_EVENT, LIVE_MARK } from 'shared-contract/page-events';
import { federationName, frameOf, homePackage } from 'shared-contract/remotes';
import { loadChunk } from 'shared-ui/chunks';
import { readManifest, readPublicSettings } from '../config/page-data.ts';
import type { RemoteLoader } from '../remotes/load-remote.ts';
import { ownersOf } from '../remotes/owners.ts';
import { mergePatch, patchesFor, type Patch } from './compose.tsx';
import { createPageCache, type PageCache } from './page-cache.tsx';
import { loaderOfPage } from './page-loader.ts';
import { preloadPage, servePageFiles } from './page-files.ts';
import { prefetchOnIntent, preloadMatches } from './prefetch.ts';
import { RouterProvider, createBrowserRouter } from './router-parts.ts';
import { followFragments } from './fragments.ts';
import { registerWorker, tellWorker } from './service-worker.ts';
import { createShellRoutes, isOwnPage } from './shell-routes.tsx';
import { yieldToMain } from './yield-to-main.ts';

/** The inline boot script's side: hands back what a person did before the application was there. */
export interface BootHandle {
  /** The page is nothing without the application. */
  readonly needsApplication: boolean;
  replay(): void;
  /** The application is not coming. What was held back is let go; the notice and what is pressed next try `again`. */
  fail(again?: () => void): void;
  /** The remotes that an address needs, for the collector to ask; `undefined` for a page of the shell's own. */
  ownersOf?: (pathname: string) => string[] | undefined;
  /** What a mail's link brought, and to which page. It acts on no other. */
  arrived?: { readonly pathname: string; readonly values: string };
}

function WhenMounted({ run, children }: { run: () => void; children: ReactNode }) {
  useEffect(() => {
    run();
  }, [run]);
  return children;
}

/** Gets pages ready that somebody is about to open. */
function prefetchPages(
  manifest: BootManifest,
  loader: RemoteLoader,
  pages: PageCache,
  patchesAt: (pathname: string) => Promise<Patch[]>,
): void {
  const preload = async (pathname: string) => {
    const patches = await patchesAt(pathname);
    const preview = createShellRoutes(manifest, loader, pages);
    patches.forEach((patch) => {
      mergePatch(preview, patch);
    });
    await preloadMatches(preview, pathname);
  };
  prefetchOnIntent(async (pathname) => {
    if (frameOf(pathname) && !hasStoredSession()) return;
    await preloadPage(pathname);
    const inside = Promise.allSettled(ownersOf(manifest, pathname).map((name) => loader.load(name)));
    await preload(pathname);
    await inside;
    // The frame did not wait for the page inside it; what is there already is not asked for again.
    await preload(pathname);
  });
}

async function followLive(router: DataRouter, release: string) {
  const { followRelease } = await loadChunk(
    () => import(/* webpackChunkName: "shell-after" */ './release/follow-release.tsx'),
  );
  followRelease(router, release);
}

/** This script may run before the parser reaches `#root`: it is loaded from the head, possibly from the cache. */
async function untilParsed(): Promise<void> {
  if (document.readyState === 'loading')
    await new Promise((resolve) => {
      addEventListener('DOMContentLoaded', resolve, { once: true });
    });
}

/**
 * Composes the routes, makes the router and takes the page over. Rejects without taking anything from the page.
 *
 * @param failure what the start before this one failed with.
 */
export async function start(
  page: PageData<unknown>,
  boot: BootHandle | undefined,
  failure?: Error,
): Promise<void> {
  const settings = readPublicSettings();
  configureAuth({
    url: settings.supabaseUrl,
    publishableKey: settings.supabasePublishableKey,
    loadCode: loadChunk,
  });
  const manifest = readManifest(page);
  const loader = await loaderOfPage(manifest, failure);
  if (boot) boot.ownersOf = (pathname) => (isOwnPage(pathname) ? undefined : ownersOf(manifest, pathname));
  await untilParsed();
  const container = document.getElementById('root');
  if (!container) throw new Error('The page has no #root element.');
  const { hydration } = page;
  const pages = createPageCache();
  const routes = createShellRoutes(manifest, loader, pages);
  const patchesAt = async (pathname: string) =>
    isOwnPage(pathname) ? [] : patchesFor(pathname, manifest, loader, pages);
  const placed = new Set<string>();
  const fresh = (patches: Patch[]) =>
    patches.filter(({ key }) => !placed.has(key) && Boolean(placed.add(key)));

  if (hydration) {
    const pathname = page.notFound ? undefined : location.pathname;
    if (pathname === undefined) await loader.load(federationName(homePackage)).catch(() => undefined);
    else
      fresh(await patchesAt(pathname)).forEach((patch) => {
        mergePatch(routes, patch);
      });
    await preloadMatches(routes, location.pathname);
    await yieldToMain();
  }

  const router = createBrowserRouter(routes, {
    ...(hydration ? { hydrationData: hydration } : {}),
    patchRoutesOnNavigation: async ({ path, patch, signal }) => {
      // Nobody is signed in: the guard answers, and the member area is not even fetched.
      if (frameOf(path) && !hasStoredSession()) return;
      const patches = await patchesAt(path).catch((error: unknown) => {
        // A remote's failure belongs to the place of its page, which asks for it.
        if (ownersOf(manifest, path).some((name) => loader.failure(name) === error)) return [];
        throw error;
      });
      // The router drops what an abandoned navigation brings; the next one has to bring it again.
      if (signal.aborted) return;
      fresh(patches).forEach(({ parent, routes: children }) => {
        patch(parent, children);
      });
    },
  });

  router.subscribe(({ navigation, location: { pathname } }) => {
    if (navigation.state !== 'idle') return;
    dispatchEvent(new Event(CHANGE_EVENT));
    tellWorker(pathname as `/${string}`);
  });

  followFragments();
  const served = router.state;
  const onMounted = () => {
    container.setAttribute(LIVE_MARK, '');
    boot?.replay();
    // A step back or forward while the page was being taken over came before anybody listened to the router.
    if (hydration && router.state !== served) void router.revalidate();
    registerWorker(settings.worker);
  };

  const tree = (
    <StrictMode>
      <WhenMounted run={onMounted}>
        <RouterProvider router={router} />
      </WhenMounted>
    </StrictMode>
  );
  await yieldToMain();
  if (hydration) startTransition(() => void hydrateRoot(container, tree));
  else createRoot(container).render(tree);

  servePageFiles(page.pageFiles, () => {
    // Without it the page goes on as it is.
    followLive(router, manifest.release).catch(() => undefined);
  });
  prefetchPages(manifest, loader, pages, patchesAt);
}
