import { Outlet, type RouteObject } from 'shared-ui/router';
import type { BootManifest } from '../remotes/boot-manifest.ts';
import { FailureView } from '../remotes/failure-view.tsx';
import type { RemoteLoader } from '../remotes/load-remote.ts';
import { frameOf, ownersOf, type Frame } from '../remotes/owners.ts';
import type { RemoteRoutes } from '../remotes/route-module.ts';
import { adaptRoutes, type PageCache } from './page-cache.tsx';
import { slots } from './shell-routes.tsx';

/** Routes to hang below the route with this id. */
export interface Patch {
  /** Stands for this remote in this place; a second patch with the same key changes nothing. */
  readonly key: string;
  readonly parent: string;
  readonly routes: RouteObject[];
}

const packageName = (remote: string) => remote.replaceAll('_', '-');

/** Wraps a remote's routes so that its output, its styles and its failures stay inside one element. */
function area(remote: string, id: string, loader: RemoteLoader, children: RouteObject[]): RouteObject {
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
    ErrorBoundary: function RemoteFailure() {
      return <FailureView area="this part of the page" forget={() => loader.forget(remote)} />;
    },
    children,
  };
}

/** A layout's own `*` ranks like the shell's gate before it, which came first: one segment more makes it win. */
function outrankGate(route: RouteObject): RouteObject {
  return route.path === '*' ? { ...route, path: ':unknown/*' } : route;
}

function frameOfRoute(route: RouteObject): Frame | undefined {
  return route.path === undefined ? undefined : frameOf(`/${route.path}`);
}

/**
 * Splits a remote's routes by place. A route at a frame's own address is that frame's layout and goes behind the
 * guard; a route below a frame's address goes into that layout, whoever owns it; the rest is public.
 */
export function placeRemote(
  remote: string,
  module: RemoteRoutes,
  loader: RemoteLoader,
  pages: PageCache,
): Patch[] {
  const patches: Patch[] = [];
  const routes = adaptRoutes(module.default, pages);
  const layouts = routes.filter((route) => frameOfRoute(route)?.path === `/${route.path ?? ''}`);
  const nested = routes.filter((route) => !layouts.includes(route) && frameOfRoute(route));
  const open = routes.filter((route) => !layouts.includes(route) && !nested.includes(route));
  if (open.length > 0)
    patches.push({ key: remote, parent: slots.public, routes: [area(remote, remote, loader, open)] });
  for (const layout of layouts) if (layout.children) layout.children = layout.children.map(outrankGate);
  if (layouts.length > 0)
    patches.push({
      key: `${remote}@member`,
      parent: slots.member,
      routes: [area(remote, `${remote}@member`, loader, layouts)],
    });
  for (const route of nested) {
    const frame = frameOfRoute(route);
    if (!frame) continue;
    const key = `${remote}@${frame.layoutRouteId}/${route.id ?? ''}`;
    const inside = { ...route, path: (route.path ?? '').slice(frame.path.length) } as RouteObject;
    patches.push({ key, parent: frame.layoutRouteId, routes: [area(remote, key, loader, [inside])] });
  }
  return patches;
}

/** Keeps the frame when only the page inside it failed: the failure shows in the page's place. */
function failureInFrame(remote: string, frame: Frame, pathname: string, loader: RemoteLoader): Patch {
  const below = pathname.slice(frame.path.length + 1).split('/')[0] ?? '';
  const id = `failed:${remote}:${below}`;
  return {
    key: id,
    parent: frame.layoutRouteId,
    routes: [
      {
        id,
        path: `${below}/*`,
        loader: () => loader.load(remote).then(() => null),
        Component: () => null,
        ErrorBoundary: function RemoteFailure() {
          return <FailureView area="this page" forget={() => loader.forget(remote)} />;
        },
      },
    ],
  };
}

/**
 * Loads the whole chain of remotes for an address in one go and says what to patch in, frame first.
 *
 * @throws the failure of the outermost remote: nothing can stand without its frame.
 */
export async function patchesFor(
  pathname: string,
  manifest: BootManifest,
  loader: RemoteLoader,
  pages: PageCache,
): Promise<Patch[]> {
  const chain = ownersOf(manifest, pathname);
  const results = await Promise.allSettled(chain.map((name) => loader.load(name)));
  const frame = frameOf(pathname);
  const frameIsThere = frame !== undefined && results[0]?.status === 'fulfilled';
  return chain.flatMap((name, index) => {
    const result = results[index];
    if (result?.status === 'fulfilled') {
      return placeRemote(name, result.value, loader, pages).filter(
        ({ parent }) => parent === slots.public || parent === slots.member || frameIsThere,
      );
    }
    if (index > 0 && frame) return [failureInFrame(name, frame, pathname, loader)];
    throw result?.reason;
  });
}

/** Hangs a patch into a tree that no router has been made from yet. */
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
