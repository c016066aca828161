import { StrictMode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { prerender } from 'react-dom/static';
import { StaticRouterProvider, createStaticHandler, createStaticRouter } from 'react-router-dom';
import type { BootManifest } from 'shared-contract/boot-manifest';
import { routeBranches as branchesOf, type RouteBranch } from 'shared-contract/route-patterns';
import { mergePatch, patchesFor } from './app/compose.tsx';
import { NotStarted, Outdated, Received } from './app/not-started.tsx';
import { createPageCache } from './app/page-cache.tsx';
import { preloadMatches } from './app/prefetch.ts';
import { createShellRoutes } from './app/shell-routes.tsx';
import { footerLists, legalLinks } from './layouts/footer-navigation.ts';
import { mainLinks } from './layouts/navigation.ts';
import type { RemoteLoader } from './remotes/load-remote.ts';
import { acceptRouteModule } from './remotes/route-module.ts';

/** Pages as the navigation of every page names them together. */
export const siteSections = [
  { title: 'Start here', links: mainLinks },
  ...footerLists,
  { title: 'Legal', links: legalLinks },
];

export { ownAddresses } from './app/shell-routes.tsx';

export interface RenderedPage {
  readonly html: string;
  readonly status: number;
  readonly loaderData: Record<string, unknown>;
  /** Ids of the routes that the address matched, outermost first. */
  readonly routeIds: string[];
  readonly errors: string[];
}

/** The addresses of a remote's module with the routes that answer each, for the boot manifest and the lists of files. */
export function routeBranches(remote: string, module: unknown): RouteBranch[] {
  return branchesOf(acceptRouteModule(remote, module).default);
}

function loaderOf(remotes: Record<string, unknown>): RemoteLoader {
  return {
    load: (name) =>
      name in remotes
        ? Promise.resolve(acceptRouteModule(name, remotes[name]))
        : Promise.reject(new Error(`No build of ${name} to render with.`)),
    loaded: (name) => name in remotes,
    failure: () => undefined,
    forget: () => Promise.resolve(false),
    forgetAll: () => Promise.resolve(false),
  };
}

/** What the boot script shows when the application does not start. */
export const notStartedNotice = (isNeeded: boolean): string =>
  renderToStaticMarkup(
    <>
      <Outdated isNeeded={isNeeded} />
      <Received />
      <NotStarted isNeeded={isNeeded} />
    </>,
  );

/** Renders one address to complete HTML, with the head that React hoists. */
export async function renderPage(
  pathname: string,
  manifest: BootManifest,
  remotes: Record<string, unknown>,
): Promise<RenderedPage> {
  const loader = loaderOf(remotes);
  const pages = createPageCache();
  const routes = createShellRoutes(manifest, loader, pages);
  (await patchesFor(pathname, manifest, loader, pages)).forEach((patch) => {
    mergePatch(routes, patch);
  });
  await preloadMatches(routes, pathname);
  const handler = createStaticHandler(routes);
  const context = await handler.query(new Request(`http://localhost${pathname}`));
  if (context instanceof Response)
    throw new Error(`${pathname} answers with a redirect; it cannot be prerendered.`);
  const router = createStaticRouter(handler.dataRoutes, context);
  const errors: string[] = [];
  const report = (error: unknown) => {
    errors.push(error instanceof Error ? (error.stack ?? error.message) : String(error));
  };
  // The chain html > body > #root has one child each, which keeps useId equal to hydrating #root alone.
  const html = await prerender(
    <html lang="en">
      <body>
        <div id="root">
          <StrictMode>
            <StaticRouterProvider router={router} context={context} hydrate={false} />
          </StrictMode>
        </div>
      </body>
    </html>,
    { progressiveChunkSize: Infinity, onError: report },
  ).then(
    ({ prelude }) => new Response(prelude).text(),
    // Told by onError already; the caller knows the address that it asked for.
    () => '',
  );
  Object.values(context.errors ?? {}).forEach(report);
  return {
    html,
    status: context.statusCode,
    loaderData: context.loaderData,
    routeIds: context.matches.map(({ route }) => route.id),
    errors,
  };
}
