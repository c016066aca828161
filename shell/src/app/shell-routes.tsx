import { matchRoutes } from 'react-router-dom';
import type { BootManifest } from 'shared-contract/boot-manifest';
import type { LayoutHandle } from 'shared-contract/page-handle';
import { paths } from 'shared-contract/paths';
import { federationName, layouts, homePackage } from 'shared-contract/remotes';
import { MemberAreaLoading, RequireSession } from '../features/guard/require-session.tsx';
import { PublicLayout, loadFooter, tryFooter } from '../layouts/public-layout.tsx';
import { Outlet, data, useLocation, type RouteObject } from 'shared-ui/router';
import { ownersOf, titleOf } from '../remotes/owners.ts';
import { FailureView } from '../remotes/failure-view.tsx';
import type { RemoteLoader } from '../remotes/load-remote.ts';
import { NotFoundPage } from './not-found-page.tsx';
import { adaptRoutes, type PageCache, type PreloadHandle } from './page-cache.tsx';
import { RootLayout } from './root-layout.tsx';

/**
 * Ids of the routes below which remotes are added: public pages inside header and footer, member pages behind the
 * guard.
 */
export const slots = { public: 'public-content', member: 'member-content' } as const;

const relative = (path: string) => path.slice(1);

const ownPages: RouteObject[] = [
  {
    id: 'shell:login',
    path: relative(paths.login),
    lazy: () => import(/* webpackChunkName: "shell-login" */ '../features/sign-in/sign-in-page.tsx'),
  },
  {
    id: 'shell:register',
    path: relative(paths.register),
    lazy: () => import(/* webpackChunkName: "shell-register" */ '../features/sign-up/sign-up-page.tsx'),
  },
  // The pages that request an account email and that its links open share a chunk.
  {
    id: 'shell:letters/forgot-password',
    path: relative(paths.forgotPassword),
    lazy: () =>
      import(/* webpackChunkName: "shell-letters" */ '../features/forgot-password/forgot-password-page.tsx'),
  },
  {
    id: 'shell:letters/reset-password',
    path: relative(paths.resetPassword),
    lazy: () =>
      import(/* webpackChunkName: "shell-letters" */ '../features/reset-password/reset-password-page.tsx'),
  },
  {
    id: 'shell:letters/confirm',
    path: relative(paths.confirm),
    lazy: () => import(/* webpackChunkName: "shell-letters" */ '../features/confirm/confirm-page.tsx'),
  },
  {
    id: 'shell:search',
    path: relative(paths.search),
    lazy: () => import(/* webpackChunkName: "shell-search" */ '../features/search/search-page.tsx'),
  },
  {
    // In the footer's chunk, which is cached for offline use.
    id: 'shell:footer/offline',
    path: relative(paths.offline),
    lazy: () => import(/* webpackChunkName: "shell-footer" */ '../features/offline/offline-page.tsx'),
  },
];

export const ownAddresses: readonly string[] = ownPages.map(({ path = '' }) => `/${path}`);

/** True for the shell's own pages, even if a remote claims the address. */
export const isOwnPage = (pathname: string): boolean => matchRoutes(ownPages, pathname) !== null;

/**
 * Throws the remote's failure in the loader of an address's stub. If adding the routes failed instead, the router would
 * skip the loaders of the layouts around the page, and show nothing if one of them has not run yet.
 */
function assertOwner(manifest: BootManifest, loader: RemoteLoader, request: Request): void {
  const [owner] = ownersOf(manifest, new URL(request.url).pathname);
  const failure = owner === undefined ? undefined : loader.failure(owner);
  if (failure) throw failure;
}

function publicRoute(manifest: BootManifest, loader: RemoteLoader, pages: PageCache): RouteObject {
  /** Loads the home page's content for unknown addresses. Never fails. */
  const loadHome = () =>
    pages
      .load('unknown', async () => {
        const home = await loader.load(federationName(homePackage));
        if (!home.notFound) throw new Error(`${homePackage} exports no notFound.`);
        return home.notFound();
      })
      .catch(() => undefined);
  return {
    // The build preloads the chunk `shell-footer` for each page below this route.
    id: 'shell:footer/public',
    Component: PublicLayout,
    // Hydration needs the code of the served footer.
    handle: { preload: loadFooter } satisfies PreloadHandle,
    loader: async () => {
      await tryFooter();
      return null;
    },
    shouldRevalidate: () => false,
    children: [
      {
        id: slots.public,
        Component: Outlet,
        ErrorBoundary: () => <FailureView area="this page" forget={(error) => loader.forgetAll(error)} />,
        HydrateFallback: () => null,
        children: [
          ...adaptRoutes(ownPages, pages),
          {
            id: 'unknown',
            path: '*',
            handle: { preload: loadHome } satisfies PreloadHandle,
            loader: async ({ request }) => {
              assertOwner(manifest, loader, request);
              await loadHome();
              return data(null, { status: 404 });
            },
            Component: () => <NotFoundPage Home={pages.get('unknown')?.Component} />,
          },
        ],
      },
    ],
  };
}

function memberRoute(manifest: BootManifest, loader: RemoteLoader): RouteObject {
  const sitePages = Object.values(manifest.remotes).flatMap(({ pages = [] }) => pages);
  // The served HTML is rendered without remotes: its title fits every page.
  const Waiting = () => <MemberAreaLoading title={titleOf(sitePages, useLocation().pathname)} />;
  return {
    id: 'member',
    handle: { sitePages } satisfies LayoutHandle,
    Component: () => (
      <RequireSession waiting={<Waiting />}>
        <Outlet />
      </RequireSession>
    ),
    HydrateFallback: Waiting,
    children: [
      {
        id: slots.member,
        Component: Outlet,
        ErrorBoundary: () => (
          <PublicLayout>
            <FailureView area="the dashboard" forget={(error) => loader.forgetAll(error)} />
          </PublicLayout>
        ),
        children: layouts.map(({ path }) => ({
          id: `gate:${path}`,
          path: `${relative(path)}/*`,
          loader: ({ request }) => {
            assertOwner(manifest, loader, request);
            return null;
          },
          Component: Waiting,
        })),
      },
    ],
  };
}

/**
 * Creates the shell's own routes. Layouts have no path and each has a `*` stub below it, so that an unknown address
 * always reaches `patchRoutesOnNavigation`, and a failure appears inside the layout.
 */
export function createShellRoutes(
  manifest: BootManifest,
  loader: RemoteLoader,
  pages: PageCache,
): RouteObject[] {
  return [
    {
      id: 'root',
      Component: RootLayout,
      children: [publicRoute(manifest, loader, pages), memberRoute(manifest, loader)],
    },
  ];
}
