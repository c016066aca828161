export class RouteModuleError extends Error {
  override readonly name = 'RouteModuleError';
  constructor(remote: string, expected: string, got: string) {
    super(
      `${remote} exposes "./routes" as ${got}; expected ${expected}. See docs/architecture.md, "The contract".`,
    );
  }
}

function assertRoute(remote: string, route: unknown, at: string): void {
  if (typeof route !== 'object' || route === null)
    throw new RouteModuleError(remote, `a route object at ${at}`, typeof route);
  const { id, path, index, lazy, children } = route as Record<string, unknown>;
  if (typeof id !== 'string' || id === '')
    throw new RouteModuleError(remote, `an explicit id at ${at}`, 'a route without one');
  if (path !== undefined && typeof path !== 'string')
    throw new RouteModuleError(remote, `a text path at ${at} (${id})`, typeof path);
  // The shell determines from the first segment whether a route belongs behind the guard.
  if (path?.startsWith('/'))
    throw new RouteModuleError(remote, `a path without a leading slash at ${at} (${id})`, `"${path}"`);
  if (lazy !== undefined && typeof lazy !== 'function')
    throw new RouteModuleError(remote, `a function as "lazy" at ${at} (${id})`, typeof lazy);
  if (path === undefined && index !== true && children === undefined)
    throw new RouteModuleError(remote, `a path, an index or children at ${at} (${id})`, 'none of them');
  if (children === undefined) return;
  if (!Array.isArray(children))
    throw new RouteModuleError(remote, `a list of children at ${at} (${id})`, typeof children);
  children.forEach((child, position) => {
    assertRoute(remote, child, `${at}.children[${String(position)}]`);
  });
}

/**
 * Validates a remote's `./routes` module, which is `unknown` until here.
 *
 * @throws {RouteModuleError} Names the expected value, the actual one, and its location.
 */
export function assertRouteModule(
  remote: string,
  module: unknown,
): asserts module is { readonly default: readonly unknown[]; readonly notFound?: unknown } {
  if (typeof module !== 'object' || module === null)
    throw new RouteModuleError(remote, 'a module', module === null ? 'null' : typeof module);
  const { default: routes, notFound } = module as Record<string, unknown>;
  if (!Array.isArray(routes))
    throw new RouteModuleError(remote, 'a default export with a list of routes', typeof routes);
  routes.forEach((route, position) => {
    assertRoute(remote, route, `routes[${String(position)}]`);
  });
  if (notFound !== undefined && typeof notFound !== 'function')
    throw new RouteModuleError(remote, 'a function as "notFound"', typeof notFound);
}
