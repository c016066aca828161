import { useEffect, useEffectEvent } from 'react';
import type { BootManifest } from 'shared-contract/boot-manifest';
import { type LayoutRoute, layoutOf, packageName } from 'shared-contract/remotes';
import { Outlet, type RouteObject, useRevalidator } from 'shared-ui/router';
import { Spinner } from 'shared-ui/spinner';
import { FailureView } from '../remotes/failure-view.tsx';
import type { RemoteLoader } from '../remotes/load-remote.ts';
import { ownersOf } from '../remotes/owners.ts';
import type { RemoteRoutes } from '../remotes/route-module.ts';
import { adaptRoutes, type PageCache } from './page-cache.tsx';
import { slots } from './shell-routes.tsx';

/** Routes to add below a route. */
export interface Patch {
  /** Identifies the remote and the slot: a second patch with the same key changes nothing. */
  readonly key: string;
  readonly parent: string;
  readonly routes: RouteObject[];
}

/** Wraps a remote's routes so that its output and its styles stay inside one element. */
function area(remote: string, id: string, children: RouteObject[]): RouteObject {
  const name = packageName(remote);
  return {
    id,
    Component: function RemoteArea() {
      return (
        <div data-mfe={name}>
          <Outlet />
        </div>
      );
    },
    children,
  };
}

/** The shell's gate ranks like a layout's own `*` and comes first. One segment more makes the layout's route win. */
function outrankGate(route: RouteObject): RouteObject {
  return route.path === '*' ? { ...route, path: ':unknown/*' } : route;
}

/**
 * Splits a remote's routes by position. A route at a layout's own address is that layout and goes behind the guard. A
 * route below the address goes into the layout, regardless of its remote. The rest is public.
 */
export function placeRemote(
  remote: string,
  module: RemoteRoutes,
  loader: RemoteLoader,
  pages: PageCache,
): Patch[] {
  const boundaryOf = (what: string) => () => (
    <FailureView area={what} forget={(error) => loader.forget(remote, error)} />
  );
  /** The layout around the routes stays when they fail. */
  const safeArea = (id: string, children: RouteObject[]): RouteObject => ({
    ...area(remote, id, children),
    ErrorBoundary: boundaryOf('this part of the page'),
  });
  const open: RouteObject[] = [];
  const layoutRoutes: RouteObject[] = [];
  const nested: Patch[] = [];
  for (const route of adaptRoutes(module.default, pages)) {
    const address = `/${route.path ?? ''}`;
    const layout = layoutOf(address);
    if (!layout) open.push(route);
    else if (layout.path === address) layoutRoutes.push(route);
    else {
      const key = `${remote}@${layout.layoutRouteId}/${route.id ?? ''}`;
      const inside = { ...route, path: address.slice(layout.path.length + 1) } as RouteObject;
      nested.push({ key, parent: layout.layoutRouteId, routes: [safeArea(key, [inside])] });
    }
  }
  for (const route of layoutRoutes)
    if (route.children)
      route.children = [
        {
          id: `${route.id ?? remote}/pages`,
          Component: Outlet,
          // The layout stays when one of its pages fails.
          ErrorBoundary: boundaryOf('this page'),
          children: route.children.map(outrankGate),
        },
      ];
  const patches: Patch[] = [];
  if (open.length > 0) patches.push({ key: remote, parent: slots.public, routes: [safeArea(remote, open)] });
  const member = `${remote}@member`;
  // If a layout fails, the shell shows the error inside its own layout.
  if (layoutRoutes.length > 0)
    patches.push({ key: member, parent: slots.member, routes: [area(remote, member, layoutRoutes)] });
  return [...patches, ...nested];
}

/** The layout waits this long for its page, so that no spinner flashes. */
const TOGETHER_MS = 150;

const pause = (milliseconds: number) =>
  new Promise<undefined>((resolve) => {
    setTimeout(() => {
      resolve(undefined);
    }, milliseconds);
  });

/**
 * Loads all remotes of an address in parallel and returns their patches, layout first. The layout doesn't wait for the
 * page inside it: a gate fills the page's position.
 *
 * @throws The failure of the outermost remote, because a page can't render without its layout.
 */
export async function patchesFor(
  pathname: string,
  manifest: BootManifest,
  loader: RemoteLoader,
  pages: PageCache,
): Promise<Patch[]> {
  const [outer, inner] = ownersOf(manifest, pathname);
  if (outer === undefined) return [];
  const layout = layoutOf(pathname);
  const place = async (name: string) =>
    placeRemote(name, await loader.load(name), loader, pages).filter(
      ({ parent }) => parent === slots.public || parent === slots.member || layout !== undefined,
    );
  const around = place(outer);
  if (inner === undefined || !layout) return around;
  const inside = place(inner).catch(() => undefined);
  const patches = await around;
  const arrived = await Promise.race([inside, pause(TOGETHER_MS)]);
  return [...patches, ...(arrived ?? [gate(inner, layout, pathname, loader)])];
}

/** Adds a patch to a route tree before the router is created. */
export function mergePatch(tree: RouteObject[], patch: Patch): void {
  const find = (routes: RouteObject[]): RouteObject | undefined => {
    for (const route of routes) {
      const found = route.id === patch.parent ? route : route.children && find(route.children);
      if (found) return found;
    }
    return undefined;
  };
  const parent = find(tree);
  if (!parent) throw new Error(`No route "${patch.parent}" to hang ${patch.key} into.`);
  parent.children = [...(parent.children ?? []), ...patch.routes];
}

/** Shows a spinner, and revalidates when the page has loaded or failed. */
function PageOnItsWay({ arrival }: { readonly arrival: () => Promise<unknown> }) {
  const { revalidate } = useRevalidator();
  const wait = useEffectEvent(arrival);
  useEffect(() => {
    let here = true;
    // Not by a navigation, which would cancel one in progress.
    const onSettled = () => {
      if (here) void revalidate();
    };
    wait().then(onSettled, onSettled);
    return () => {
      here = false;
    };
  }, [revalidate]);
  return <Spinner label="Loading this page" className="py-18" />;
}

/** Returns a placeholder route for a page whose remote is loading or has failed, inside the loaded layout. */
function gate(remote: string, layout: LayoutRoute, pathname: string, loader: RemoteLoader): Patch {
  const below = pathname.slice(layout.path.length + 1).split('/')[0] ?? '';
  const id = `gate:${remote}:${below}`;
  return {
    key: id,
    parent: layout.layoutRouteId,
    routes: [
      {
        id,
        path: `${below}/*`,
        loader: () => {
          const failure = loader.failure(remote);
          if (failure) throw failure;
          return null;
        },
        Component: function OnItsWay() {
          return <PageOnItsWay arrival={() => loader.load(remote)} />;
        },
        ErrorBoundary: () => (
          <FailureView area="this page" forget={(error) => loader.forget(remote, error)} />
        ),
      },
    ],
  };
}
