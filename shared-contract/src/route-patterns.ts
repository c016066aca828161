/** What the composition reads of a remote's routes. */
export interface DeclaredRoute {
  readonly path?: string | undefined;
  readonly index?: boolean | undefined;
  readonly children?: readonly DeclaredRoute[] | undefined;
}

/** The addresses that a list of routes answers, as patterns: what the boot manifest says of a remote. */
export function routePatterns(routes: readonly DeclaredRoute[], base = '/'): string[] {
  return routes.flatMap(({ path, index, children }) => {
    const at = path === undefined ? base : `${base === '/' ? '' : base}/${path}`;
    const own = index === true || (path !== undefined && !children) ? [at] : [];
    return [...own, ...routePatterns(children ?? [], at)];
  });
}
