import { StrictMode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { prerender } from 'react-dom/static';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import type { BootManifest } from 'shared-contract/boot-manifest';
import { RECEIVED_ID } from 'shared-contract/forms/names';
import { NOTICE_ID } from 'shared-contract/page-data';
import { paths } from 'shared-contract/paths';
import { routeBranches as branchesOf, type RouteBranch } from 'shared-contract/route-patterns';
import { Button } from 'shared-ui/button';
import { Container } from 'shared-ui/layout';
import { Notice } from 'shared-ui/notice';
import { mergePatch, patchesFor } from './app/compose.tsx';
import { createPageCache } from './app/page-cache.tsx';
import { preloadMatches } from './app/prefetch.ts';
import { createShellRoutes } from './app/shell-routes.tsx';
import { footerLists, legalLinks } from './layouts/footer-links.ts';
import { mainLinks } from './layouts/main-links.ts';
import type { RemoteLoader } from './remotes/load-remote.ts';
import { acceptRouteModule } from './remotes/route-module.ts';

/**
 * Notice that the boot script shows if the application doesn't load. It is plain HTML next to the application's output,
 * without code.
 *
 * @param isNeeded true if the page doesn't work without the application; otherwise only a visitor who has pressed
 *   something sees it
 */
function NotStarted({ isNeeded }: { readonly isNeeded: boolean }) {
  return (
    <div
      id={NOTICE_ID}
      data-needed={isNeeded ? '' : undefined}
      hidden
      className="fixed inset-x-4 top-4 z-50 mx-auto max-w-measure"
    >
      <Notice tone="danger" role="alert" title="This page has not started.">
        <p>It did not load completely, and nothing was sent. The cause may be a slow or broken connection.</p>
        <div className="pt-3">
          <Button>Try again</Button>
        </div>
      </Notice>
    </div>
  );
}

/**
 * Notice in a browser that is too old for the application or for our styles.
 *
 * @param isNeeded true if the page doesn't work without the application
 */
function Outdated({ isNeeded }: { readonly isNeeded: boolean }) {
  return (
    <div
      data-nosnippet=""
      className="hidden border-b border-line bg-surface py-3 text-ink in-data-outdated:block print:hidden"
    >
      <Container>
        {isNeeded ? (
          <p>
            Your browser is too old for this page. Update it or use another one, or{' '}
            {/* Use the fragment, so that the skip link still precedes the first link to another page. */}
            <a href={`${paths.home}#main`} className="underline">
              read our public pages
            </a>
            .
          </p>
        ) : (
          <p>
            Your browser is too old for the search, calculators, booking, and sign-in on this site, but you
            can read every page and send our contact and newsletter forms.
          </p>
        )}
      </Container>
    </div>
  );
}

/**
 * Notice after the edge has accepted a form that the browser sent without JavaScript, and has redirected back to the
 * page.
 */
function Received() {
  return (
    <p
      id={RECEIVED_ID}
      data-nosnippet=""
      className="hidden border-b border-success bg-surface py-3 text-center font-semibold text-ink target:block print:hidden"
    >
      We received what you sent. Our confirmation is on its way by email.
    </p>
  );
}

/** The pages that the navigation of every page groups together. */
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

/** Returns the addresses of a remote's module with the matching routes, for the boot manifest and the file lists. */
export function routeBranches(remote: string, module: unknown): RouteBranch[] {
  return branchesOf(acceptRouteModule(remote, module).default);
}

function loaderOf(remotes: Record<string, unknown>): RemoteLoader {
  return {
    load: (name) =>
      name in remotes
        ? Promise.resolve(acceptRouteModule(name, remotes[name]))
        : Promise.reject(new Error(`No build of ${name} to render with.`)),
    failure: () => undefined,
    forget: () => Promise.resolve(false),
    forgetAll: () => Promise.resolve(false),
  };
}

/** Renders the notice that the boot script shows if the application doesn't start. */
export const notStartedNotice = (isNeeded: boolean): string =>
  renderToStaticMarkup(
    <>
      <Outdated isNeeded={isNeeded} />
      <Received />
      <NotStarted isNeeded={isNeeded} />
    </>,
  );

/** Renders an address to complete HTML, including the head elements that React hoists. */
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
  // The chain html > body > #root has one child each, so that useId yields the same ids as when only #root is hydrated.
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
    // onError has already reported it, and the caller knows the requested address.
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
