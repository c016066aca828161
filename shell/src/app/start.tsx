import { type ReactNode, startTransition, StrictMode, useEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { configureAuth } from 'shared-auth/config';
import { hasStoredSession } from 'shared-auth/supabase-client';
import type { BootManifest } from 'shared-contract/boot-manifest';
import type { PageData } from 'shared-contract/page-data';
import { CHANGE_EVENT, LIVE_ATTRIBUTE } from 'shared-contract/page-events';
import { federationName, layoutOf, homePackage } from 'shared-contract/remotes';
import { loadChunk } from 'shared-ui/chunks';
import { readManifest, readPublicSettings } from '../config/page-data.ts';
import { createRemoteLoader, forgetFailedShares, type RemoteLoader } from '../remotes/load-remote.ts';
import { ownersOf } from '../remotes/owners.ts';
import { watchFiles } from '../remotes/watch-files.ts';
import { mergePatch, type Patch, patchesFor } from './compose.tsx';
import { followFragments } from './fragments.ts';
import { createPageCache, type PageCache } from './page-cache.tsx';
import { prefetchOnIntent, preloadMatches, preloadPage, servePageFiles } from './prefetch.ts';
import { createBrowserRouter, RouterProvider } from './router-parts.ts';
import { postToWorker, registerWorker } from './service-worker.ts';
import { createShellRoutes, isOwnPage } from './shell-routes.tsx';
import { yieldToMain } from './yield-to-main.ts';

/** Versions of the shared packages that this shell runs, set by the build. */
declare const __SHARED_VERSIONS__: Record<string, string>;

let ofPage: RemoteLoader | undefined;

/** Matches our own files, and those of remotes that development serves from another origin. */
function ourFiles(manifest: BootManifest): (address: string) => boolean {
  const entries = Object.values(manifest.remotes).map(({ entry }) => new URL(entry, location.href).origin);
  const origins = new Set([location.origin, ...entries]);
  return (address) => origins.has(new URL(address).origin);
}

/**
 * Returns the page's only loader. A second start requests again only what failed.
 *
 * @param failure the failure of the first start; thrown again if the missing files still don't load
 */
async function loaderOfPage(manifest: BootManifest, failure: Error | undefined): Promise<RemoteLoader> {
  if (!ofPage) {
    forgetFailedShares();
    ofPage = createRemoteLoader(manifest, __SHARED_VERSIONS__, watchFiles(ourFiles(manifest)));
  } else if (failure && !(await ofPage.forgetAll(failure))) throw failure;
  return ofPage;
}

/** The inline boot script's interface. It replays what the user did before the application started. */
export interface BootHandle {
  /** The page has no content without the application. */
  readonly needsApplication: boolean;
  replay(): void;
  /** The start failed. Releases held events. The notice and the next press call `again`. */
  fail(again?: () => void): void;
  /** The remotes that an address needs, for the collector; `undefined` for the shell's own pages. */
  ownersOf?: (pathname: string) => string[] | undefined;
  /** The values of an email link, and the page that they are for. */
  arrived?: { readonly pathname: string; readonly values: string };
}

function WhenMounted({ run, children }: { run: () => void; children: ReactNode }) {
  useEffect(() => {
    run();
  }, [run]);
  return children;
}

/** Prefetches pages that the user is about to open. */
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
    if (layoutOf(pathname) && !hasStoredSession()) return;
    await preloadPage(pathname);
    const inside = Promise.allSettled(ownersOf(manifest, pathname).map((name) => loader.load(name)));
    await preload(pathname);
    await inside;
    // The layout did not wait for its page. Nothing loads twice.
    await preload(pathname);
  });
}

/** This script may run before the parser reaches `#root`, because the head loads it, possibly from the cache. */
async function untilParsed(): Promise<void> {
  if (document.readyState === 'loading')
    await new Promise((resolve) => {
      addEventListener('DOMContentLoaded', resolve, { once: true });
    });
}

/**
 * Composes the routes, creates the router, and hydrates the page. If it rejects, the page is unchanged.
 *
 * @param failure the failure of the previous start
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
      // Without a session the guard answers, and the member area is not fetched.
      if (layoutOf(path) && !hasStoredSession()) return;
      const patches = await patchesAt(path).catch((error: unknown) => {
        // The page's slot shows a remote's failure.
        if (ownersOf(manifest, path).some((name) => loader.failure(name) === error)) return [];
        throw error;
      });
      // The router drops the patches of an aborted navigation. The next one patches again.
      if (signal.aborted) return;
      fresh(patches).forEach(({ parent, routes: children }) => {
        patch(parent, children);
      });
    },
  });

  router.subscribe(({ navigation, location: { pathname } }) => {
    if (navigation.state !== 'idle') return;
    dispatchEvent(new Event(CHANGE_EVENT));
    postToWorker(pathname as `/${string}`);
  });

  followFragments();
  const served = router.state;
  const onMounted = () => {
    container.setAttribute(LIVE_ATTRIBUTE, '');
    boot?.replay();
    // The router had no listener yet for a step back or forward during hydration.
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
    loadChunk(() => import(/* webpackChunkName: "shell-after" */ './follow-release.tsx'))
      .then(({ followRelease }) => followRelease(router, manifest.release))
      // The page works without it.
      .catch(() => undefined);
  });
  prefetchPages(manifest, loader, pages, patchesAt);
}
