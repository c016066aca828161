import { judgedRoutes, type JudgedRoute } from 'shared-contract/route-contract';
import type { DeclaredRoute, RouteBranch } from 'shared-contract/route-patterns';

/** What a remote of a release declares, or why the shell does not take it. */
export type DeclaredRoutes =
  | { readonly package: string; readonly routes: readonly JudgedRoute[] }
  | { readonly package: string; readonly refused: string };

/** Everybody's addresses, as the shell of the release reads them. */
export interface SiteRoutes {
  readonly ownAddresses: readonly string[];
  readonly remotes: readonly DeclaredRoutes[];
}

/** The shell's part in it: it judges the form of a module here by what it asks in the page. */
interface Judge {
  readonly routeBranches: (remote: string, module: unknown) => readonly RouteBranch[];
  readonly ownAddresses: readonly string[];
}

export const siteRoutesOf = (
  { routeBranches, ownAddresses }: Judge,
  remotes: readonly { readonly name: string; readonly remote: string }[],
  modules: Readonly<Record<string, unknown>>,
): SiteRoutes => ({
  ownAddresses,
  remotes: remotes.map(({ name, remote }): DeclaredRoutes => {
    try {
      routeBranches(remote, modules[remote]);
    } catch (error) {
      return { package: name, refused: error instanceof Error ? error.message : String(error) };
    }
    const module = modules[remote] as { readonly default: readonly DeclaredRoute[] };
    return { package: name, routes: judgedRoutes(module.default) };
  }),
});
