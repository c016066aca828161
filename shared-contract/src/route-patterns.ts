/** What the composition reads of a remote's routes. */
export interface DeclaredRoute {
  readonly id?: string | undefined;
  readonly path?: string | undefined;
  readonly index?: boolean | undefined;
  readonly children?: readonly DeclaredRoute[] | undefined;
}

/** An address that a list of routes answers, as a pattern, and the ids of the routes that answer it, outermost first. */
export interface RouteBranch {
  readonly pattern: string;
  readonly ids: readonly string[];
}

export function routeBranches(
  routes: readonly DeclaredRoute[],
  base = '/',
  above: readonly string[] = [],
): RouteBranch[] {
  return routes.flatMap(({ id, path, index, children }) => {
    const at = path === undefined ? base : `${base === '/' ? '' : base}/${path}`;
    const ids = id === undefined ? above : [...above, id];
    const own = index === true || (path !== undefined && !children) ? [{ pattern: at, ids }] : [];
    return [...own, ...routeBranches(children ?? [], at, ids)];
  });
}

/** The addresses that a list of routes answers, as patterns: what the boot manifest says of a remote. */
export const routePatterns = (routes: readonly DeclaredRoute[]): string[] =>
  routeBranches(routes).map(({ pattern }) => pattern);
