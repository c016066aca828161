import type { BootManifest } from 'shared-contract/boot-manifest';
import { frameOf, packageName, type Frame } from 'shared-contract/remotes';
import { Outlet, type RouteObject } from 'shared-ui/router';
import type { RemoteLoader } from '../remotes/load-remote.ts';
import { ownersOf } from '../remotes/owners.ts';
import type { RemoteRoutes } from '../remotes/route-module.ts';
import { gate } from './gate.tsx';
import { adaptRoutes, type PageCache } from './page-cache.tsx';
import { failureOf } from './remote-failure.tsx';
import { slots } from './shell-routes.tsx';

/** Routes to hang below the route with this id. */
export interface Patch {
  /** Stands for this remote in this place; a second patch with the same key changes nothing. */
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

/** The same for routes inside a layout that stays when they fail. */
function safeArea(remote: string, id: string, loader: RemoteLoader, children: RouteObject[]): RouteObject {
  const ErrorBoundary = failureOf('this part of the page', remote, loader);
  return { ...area(remote, id, children), ErrorBoundary };
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
    patches.push({ key: remote, parent: slots.public, routes: [safeArea(remote, remote, loader, open)] });
  for (const layout of layouts)
    if (layout.children)
      layout.children = [
        {
          id: `${layout.id ?? remote}/pages`,
          Component: Outlet,
          // A page of the frame's own that fails leaves the frame, as one of another remote does.
          ErrorBoundary: failureOf('this page', remote, loader),
          children: layout.children.map(outrankGate),
        },
      ];
  if (layouts.length > 0)
    patches.push({
      key: `${remote}@member`,
      parent: slots.member,
      // A frame that fails has nothing around it: the shell shows that inside a layout of its own.
      routes: [area(remote, `${remote}@member`, layouts)],
    });
  for (const route of nested) {
    const frame = frameOfRoute(route);
    if (!frame) continue;
    const key = `${remote}@${frame.layoutRouteId}/${route.id ?? ''}`;
    const inside = { ...route, path: (route.path ?? '').slice(frame.path.length) } as RouteObject;
    patches.push({ key, parent: frame.layoutRouteId, routes: [safeArea(remote, key, loader, [inside])] });
  }
  return patches;
}

/** What is there this soon after the frame comes with it: nobody sees a spinner for the blink of an eye. */
const TOGETHER_MS = 150;

const pause = (milliseconds: number) =>
  new Promise<undefined>((resolve) => {
    setTimeout(() => {
      resolve(undefined);
    }, milliseconds);
  });

/**
 * Loads the whole chain of remotes for an address in one go and says what to patch in, frame first. The frame does not
 * wait for the page inside it: a gate holds the place of that.
 *
 * @throws the failure of the outermost remote: nothing can stand without its frame.
 */
export async function patchesFor(
  pathname: string,
  manifest: BootManifest,
  loader: RemoteLoader,
  pages: PageCache,
): Promise<Patch[]> {
  const [outer, inner] = ownersOf(manifest, pathname);
  if (outer === undefined) return [];
  const frame = frameOf(pathname);
  const place = async (name: string) =>
    placeRemote(name, await loader.load(name), loader, pages).filter(
      ({ parent }) => parent === slots.public || parent === slots.member || frame !== undefined,
    );
  const around = place(outer);
  if (inner === undefined || !frame) return around;
  const inside = place(inner).catch(() => undefined);
  const patches = await around;
  const arrived = await Promise.race([inside, pause(TOGETHER_MS)]);
  return [...patches, ...(arrived ?? [gate(inner, frame, pathname, loader)])];
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
