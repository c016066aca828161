/** What the composition reads of a remote's routes. */
export interface DeclaredRoute {
  readonly id?: string | undefined;
  readonly path?: string | undefined;
  readonly index?: boolean | undefined;
  readonly lazy?: unknown;
  /** What the page says of itself: a `PageHandle`. */
  readonly handle?: unknown;
  readonly children?: readonly DeclaredRoute[] | undefined;
}

/** An address that a list of routes answers, as a pattern, and the ids of the routes that answer it, outermost first. */
export interface RouteBranch {
  readonly pattern: string;
  readonly ids: readonly string[];
  /** Of the innermost route, whose page it is. */
  readonly handle?: unknown;
}

export function routeBranches(
  routes: readonly DeclaredRoute[],
  base = '/',
  above: readonly string[] = [],
): RouteBranch[] {
  return routes.flatMap(({ id, path, index, handle, children }) => {
    const at = path === undefined ? base : `${base === '/' ? '' : base}/${path}`;
    const ids = id === undefined ? above : [...above, id];
    const isPage = index === true || (path !== undefined && !children);
    const own = isPage ? [{ pattern: at, ids, ...(handle === undefined ? {} : { handle }) }] : [];
    return [...own, ...routeBranches(children ?? [], at, ids)];
  });
}
