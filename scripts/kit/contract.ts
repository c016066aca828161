import { addressesOf, isPattern } from 'shared-contract/page-addresses';
import { declaredPages } from 'shared-contract/page-handle';
import { judgedRoutes, routeFaults } from 'shared-contract/route-contract';
import { routeBranches, type DeclaredRoute } from 'shared-contract/route-patterns';
import { acceptRouteModule } from '../../shell/src/remotes/route-module.ts';

interface Route extends DeclaredRoute {
  readonly lazy?: unknown;
  readonly children?: readonly Route[];
}

const withChildren = (routes: readonly Route[]): readonly Route[] =>
  routes.flatMap((route) => [route, ...withChildren(route.children ?? [])]);

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** What loading a page brings: nothing is wrong with a route that only holds others. */
async function pageFaults({ id = '', lazy }: Route): Promise<string[]> {
  if (typeof lazy !== 'function') return [];
  try {
    const page = (await (lazy as () => unknown)()) as { readonly Component?: unknown } | undefined;
    return page?.Component === undefined ? [`${id}: its module exports no Component`] : [];
  } catch (error) {
    return [`${id}: its module cannot be loaded: ${reasonOf(error)}`];
  }
}

async function addressFaults(routes: readonly Route[]): Promise<string[]> {
  const found: string[] = [];
  const branches = routeBranches(routes);
  for (const branch of branches) {
    const { pattern, ids } = branch;
    if (isPattern(pattern) && !pattern.includes('*'))
      await addressesOf(branch).catch((error: unknown) =>
        found.push(`${ids.at(-1) ?? ''}: ${pattern}: ${reasonOf(error)}`),
      );
  }
  for (const { path, title, menu = [] } of declaredPages(branches)) {
    if (typeof title !== 'string' || title === '') found.push(`${path}: its handle names no title`);
    for (const place of menu)
      if (place.roles.length === 0 || !Number.isFinite(place.order))
        found.push(`${path}: a place in a menu needs roles and an order`);
  }
  return found;
}

/**
 * What the shell and the release would refuse about the routes of a remote, so far as its sources tell it; for a test of the
 * remote. Whether somebody else has an address is known where it is released.
 *
 * @param remote name of the package, `mfe-tools`.
 * @param module all that `src/routes.tsx` exports.
 * @returns a line for each fault.
 */
export async function contractFaults(remote: string, module: unknown): Promise<string[]> {
  let routes: readonly Route[];
  try {
    routes = acceptRouteModule(remote, module).default as readonly Route[];
  } catch (error) {
    return [reasonOf(error)];
  }
  const pages = await Promise.all(withChildren(routes).map(pageFaults));
  return [...routeFaults(remote, judgedRoutes(routes)), ...(await addressFaults(routes)), ...pages.flat()];
}
