import { matchRoutes } from 'react-router-dom';
import type { BootManifest } from 'shared-contract/boot-manifest';
import type { FrameHandle } from 'shared-contract/page-handle';
import { paths } from 'shared-contract/paths';
import { federationName, frames, homePackage } from 'shared-contract/remotes';
import { MemberFrame } from '../features/guard/member-frame.tsx';
import { RequireSession } from '../features/guard/require-session.tsx';
import { PublicLayout, loadFooter, tryFooter } from '../layouts/public-layout.tsx';
import { Outlet, data, useLocation, type RouteObject } from 'shared-ui/router';
import { ownersOf, titleOf } from '../remotes/owners.ts';
import { FailureView } from '../remotes/failure-view.tsx';
import type { RemoteLoader } from '../remotes/load-remote.ts';
import { NotFoundPage } from './not-found-page.tsx';
import { adaptRoutes, type PageCache, type PreloadHandle } from './page-cache.tsx';
import { RootLayout } from './root-layout.tsx';

/** Where remotes are patched in: public pages inside header and footer, member pages behind the guard. */
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
    // In one chunk with the foot of every page, which a browser without a network has.
    id: 'shell:footer/offline',
    path: relative(paths.offline),
    lazy: () => import(/* webpackChunkName: "shell-footer" */ '../features/offline/offline-page.tsx'),
  },
];

/** Addresses of the shell's own pages. */
export const ownAddresses: readonly string[] = ownPages.map(({ path = '' }) => `/${path}`);

/** No remote has to be asked for these, whatever it claims. */
export const isOwnPage = (pathname: string): boolean => matchRoutes(ownPages, pathname) !== null;

/**
 * The stub of an address fails for its remote. Were it the patching that fails, the router would leave out the
 * loaders of the layouts around it, and show nothing at all where one of them has not run yet.
 */
const ownerCheck = (manifest: BootManifest, loader: RemoteLoader) => (request: Request) => {
  const [owner] = ownersOf(manifest, new URL(request.url).pathname);
  const failure = owner === undefined ? undefined : loader.failure(owner);
  if (failure) throw failure;
};

/** The home page's content for unknown addresses; without it the notice stands alone. */
const homeLoader = (loader: RemoteLoader, pages: PageCache) => () =>
  pages
    .load('unknown', async () => {
      const home = await loader.load(federationName(homePackage));
      if (!home.notFound) throw new Error(`${homePackage} exports no notFound.`);
      return home.notFound();
    })
    .catch(() => undefined);

const failureOf = (loader: RemoteLoader, area: string) =>
  function Failure() {
    return <FailureView area={area} forget={(error) => loader.forgetAll(error)} />;
  };

type AssertOwner = ReturnType<typeof ownerCheck>;

function publicRoute(loader: RemoteLoader, pages: PageCache, assertOwner: AssertOwner): RouteObject {
  const loadHome = homeLoader(loader, pages);
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
        ErrorBoundary: failureOf(loader, 'this page'),
        HydrateFallback: () => null,
        children: [
          ...adaptRoutes(ownPages, pages),
          {
            id: 'unknown',
            path: '*',
            handle: { preload: loadHome } satisfies PreloadHandle,
            loader: async ({ request }) => {
              assertOwner(request);
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

function memberRoute(manifest: BootManifest, loader: RemoteLoader, assertOwner: AssertOwner): RouteObject {
  const sitePages = Object.values(manifest.remotes).flatMap(({ pages = [] }) => pages);
  // No remote takes part in the served frame, so that it has the title that fits every page.
  const Waiting = () => <MemberFrame title={titleOf(sitePages, useLocation().pathname)} />;
  const DashboardFailure = failureOf(loader, 'the dashboard');
  return {
    id: 'member',
    handle: { sitePages } satisfies FrameHandle,
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
            <DashboardFailure />
          </PublicLayout>
        ),
        children: frames.map(({ path }) => ({
          id: `gate:${path}`,
          path: `${relative(path)}/*`,
          loader: ({ request }) => {
            assertOwner(request);
            return null;
          },
          Component: Waiting,
        })),
      },
    ],
  };
}

/**
 * The shell's own tree. Layouts are pathless and a `*` stub stands below each, so that an address that is not
 * known yet always reaches `patchRoutesOnNavigation`, and what fails there lands inside the layout.
 */
export function createShellRoutes(
  manifest: BootManifest,
  loader: RemoteLoader,
  pages: PageCache,
): RouteObject[] {
  const assertOwner = ownerCheck(manifest, loader);
  return [
    {
      id: 'root',
      Component: RootLayout,
      children: [publicRoute(loader, pages, assertOwner), memberRoute(manifest, loader, assertOwner)],
    },
  ];
}
