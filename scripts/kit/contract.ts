import {
  addressesOf,
  type DeclaredRoute,
  isPattern,
  judgedRoutes,
  routeBranches,
  routeFaults,
} from 'shared-contract/route-patterns';
import { declaredPages } from 'shared-contract/page-handle';
import { assertRouteModule } from 'shared-contract/route-module';

interface Route extends DeclaredRoute {
  readonly lazy?: unknown;
  readonly children?: readonly Route[];
}

const withChildren = (routes: readonly Route[]): readonly Route[] =>
  routes.flatMap((route) => [route, ...withChildren(route.children ?? [])]);

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** Loads a route's page and lists its faults. A route without `lazy` has only child routes. */
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
 * Lists the reasons for which the shell and the release would reject a remote's routes, as far as its sources show
 * them. For a test in the remote. Conflicts with the URLs of other remotes are detected at release time.
 *
 * @param remote name of the package, `mfe-tools`.
 * @param module all exports of `src/routes.tsx`.
 * @returns a line for each fault.
 */
export async function contractFaults(remote: string, module: unknown): Promise<string[]> {
  let routes: readonly Route[];
  try {
    assertRouteModule(remote, module);
    routes = module.default as readonly Route[];
  } catch (error) {
    return [reasonOf(error)];
  }
  const pages = await Promise.all(withChildren(routes).map(pageFaults));
  return [...routeFaults(remote, judgedRoutes(routes)), ...(await addressFaults(routes)), ...pages.flat()];
}
