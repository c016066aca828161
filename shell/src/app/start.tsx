import { StrictMode, startTransition, useEffect, type ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { configureAuth } from 'shared-auth/config';
import { hasStoredSession } from 'shared-auth/supabase-client';
import { readPublicSettings, type PageData } from '../config/page-data.ts';
import { sharedVersions } from '../config/shared-versions.ts';
import { parseBootManifest, type BootManifest } from '../remotes/boot-manifest.ts';
import { createRemoteLoader, type RemoteLoader } from '../remotes/load-remote.ts';
import { frameOf } from '../remotes/owners.ts';
import { mergePatch, patchesFor, type Patch } from './compose.tsx';
import { createPageCache } from './page-cache.tsx';
import { prefetchOnIntent, preloadMatches } from './prefetch.ts';
import { RouterProvider, createBrowserRouter } from './router-parts.ts';
import { HOME_REMOTE, createShellRoutes } from './shell-routes.tsx';
import { yieldToMain } from './yield-to-main.ts';

/** The inline boot script's side: hands back what a person did before the application was there. */
export interface BootHandle {
  replay(): void;
  release(): void;
  /** What a mail's link brought, and to which page. It acts on no other. */
  arrived?: { readonly pathname: string; readonly values: string };
}

function WhenMounted({ run, children }: { run: () => void; children: ReactNode }) {
  useEffect(() => {
    run();
  }, [run]);
  return children;
}

let loaderOfPage: RemoteLoader | undefined;

/** One loader for the page: a second start after a failure asks again for what failed, and only for that. */
async function remoteLoader(manifest: BootManifest): Promise<RemoteLoader> {
  if (!loaderOfPage) return (loaderOfPage = createRemoteLoader(manifest, sharedVersions));
  await loaderOfPage.forgetAll();
  return loaderOfPage;
}

/** Composes the routes, makes the router and takes the page over. Rejects without touching the page. */
export async function start(page: PageData, boot: BootHandle | undefined): Promise<void> {
  const settings = readPublicSettings();
  configureAuth({ url: settings.supabaseUrl, publishableKey: settings.supabasePublishableKey });
  const manifest = parseBootManifest(page.manifest);
  const loader = await remoteLoader(manifest);
  const pages = createPageCache();
  const routes = createShellRoutes(loader, pages);
  const placed = new Set<string>();
  const fresh = (patches: Patch[]) =>
    patches.filter(({ key }) => !placed.has(key) && Boolean(placed.add(key)));

  if (page.hydration) {
    const pathname = page.notFound ? undefined : location.pathname;
    if (pathname === undefined) await loader.load(HOME_REMOTE).catch(() => undefined);
    else
      fresh(await patchesFor(pathname, manifest, loader, pages)).forEach((patch) => {
        mergePatch(routes, patch);
      });
    await preloadMatches(routes, location.pathname);
    await yieldToMain();
  }

  const router = createBrowserRouter(routes, {
    ...(page.hydration ? { hydrationData: page.hydration } : {}),
    patchRoutesOnNavigation: async ({ path, patch, signal }) => {
      // Nobody is signed in: the guard answers, and the member area is not even fetched.
      if (frameOf(path) && !hasStoredSession()) return;
      const patches = await patchesFor(path, manifest, loader, pages);
      // The router drops what an abandoned navigation brings; the next one has to bring it again.
      if (signal.aborted) return;
      fresh(patches).forEach(({ parent, routes: children }) => {
        patch(parent, children);
      });
    },
  });

  router.subscribe(() => dispatchEvent(new Event('nc:use')));

  const container = document.getElementById('root');
  if (!container) throw new Error('The page has no #root element.');
  const served = router.state;
  const onMounted = () => {
    container.dataset['live'] = '';
    boot?.replay();
    // A step back or forward while the page was being taken over came before anybody listened to the router.
    if (page.hydration && router.state !== served) void router.revalidate();
  };

  const tree = (
    <StrictMode>
      <WhenMounted run={onMounted}>
        <RouterProvider router={router} />
      </WhenMounted>
    </StrictMode>
  );
  await yieldToMain();
  if (page.hydration) startTransition(() => void hydrateRoot(container, tree));
  else createRoot(container).render(tree);

  prefetchOnIntent(async (pathname) => {
    if (frameOf(pathname) && !hasStoredSession()) return;
    const patches = await patchesFor(pathname, manifest, loader, pages);
    const preview = createShellRoutes(loader, pages);
    patches.forEach((patch) => {
      mergePatch(preview, patch);
    });
    await preloadMatches(preview, pathname);
  });
}
